"""What is durable: tables, seats, choices and talk in a database."""
