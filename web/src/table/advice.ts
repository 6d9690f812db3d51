// What the veteran would do, or the coach of a lesson, as things on the table: what they point at is lit.
import type { Answer } from "../inn/line.svelte";
import type { Asked, Coach, Hinted } from "../inn/types";

export interface Advice {
  text: string;
  hand: number[]; // places of cards in the hand
  seats: number[]; // players
  option: number; // the place of an option; none: -1
}

export const NO_ADVICE: Advice = { text: "", hand: [], seats: [], option: -1 };

/** What was said about this decision, if it was asked; where it is hard to tell, nothing is pointed at. */
export function adviceOn(question: Asked | null, hint: Hinted | null, coach: Coach | null): Advice {
  if (!question) return NO_ADVICE;
  if (hint?.decision === question.decision) return hint.sure ? pointing(question, hint.answer, hint.text) : { ...NO_ADVICE, text: hint.text };
  return coach && coach.answer !== null ? pointing(question, coach.answer, "") : NO_ADVICE;
}

function pointing(question: Asked, answer: Answer, text: string): Advice {
  if (typeof answer !== "number") return { ...NO_ADVICE, text, hand: answer.map((pick) => question.picks[pick]!) };
  const option = question.options[answer];
  return { text, hand: option && option.hand >= 0 ? [option.hand] : [], seats: option?.targets ?? [], option: answer };
}
