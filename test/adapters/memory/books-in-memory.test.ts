import { describe } from 'vitest';
import { BooksInMemory } from '#adapters/memory/books-in-memory.ts';
import { booksContract } from '#test/ports/books.ts';

describe('BooksInMemory', () => {
  booksContract((books) => Promise.resolve(new BooksInMemory(books)));
});
