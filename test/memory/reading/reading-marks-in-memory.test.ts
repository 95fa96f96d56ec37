import { describe } from 'vitest';
import { ReadingMarksInMemory } from './reading-marks-in-memory.ts';
import { readingMarksContract } from '#test/ports/reading/reading-marks.ts';

describe('ReadingMarksInMemory', () => {
  readingMarksContract(() => Promise.resolve(new ReadingMarksInMemory()));
});
