import { describe } from 'vitest';
import { BookmarksInMemory } from './bookmarks-in-memory.ts';
import { bookmarksContract } from '#test/ports/reading/bookmarks.ts';

describe('BookmarksInMemory', () => {
  bookmarksContract(() => Promise.resolve(new BookmarksInMemory()));
});
