import { describe } from 'vitest';
import { BooksInMemory } from './books-in-memory.ts';
import { OwnershipInMemory } from '#test/memory/accounts/ownership-in-memory.ts';
import { ReadingApiInMemory } from './reading-api-in-memory.ts';
import { ReadBook } from '#application/server/reading/read-book.ts';
import { readingApiContract } from '#test/ports/reading/reading-api.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { leaseGuide } from '#test/support/reading/lease-guide.ts';

describe('ReadingApiInMemory', () => {
  readingApiContract((owned) => {
    const ownership = new OwnershipInMemory();
    if (owned) ownership.grant('ana', leaseGuide.productId);
    const books = new BooksInMemory([leaseGuide]);
    const reading = new ReadBook(books, ownership, new FixedClock());
    return Promise.resolve(new ReadingApiInMemory(reading, books, owned ? 'ana' : null));
  });
});
