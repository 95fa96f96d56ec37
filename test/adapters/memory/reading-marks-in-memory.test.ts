import { describe } from 'vitest';
import { ReadingMarksInMemory } from '#adapters/memory/reading-marks-in-memory.ts';
import { readingMarksContract } from '#test/ports/reading-marks.ts';

describe('ReadingMarksInMemory', () => {
  readingMarksContract(() => Promise.resolve(new ReadingMarksInMemory()));
});
