import { describe } from 'vitest';
import { BooksInMemory } from './books-in-memory.ts';
import { booksContract } from '#test/ports/reading/books.ts';

describe('BooksInMemory', () => {
  booksContract((books) => Promise.resolve(new BooksInMemory(books)));
});
