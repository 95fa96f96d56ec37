import { describe } from 'vitest';
import { StudentNewsInMemory } from '#adapters/memory/student-news-in-memory.ts';
import { answersOfContract, publishedOfContract, studentNewsContract } from '#test/ports/student-news.ts';

describe('StudentNewsInMemory', () => {
  studentNewsContract(() => Promise.resolve(new StudentNewsInMemory(answersOfContract, publishedOfContract)));
});
