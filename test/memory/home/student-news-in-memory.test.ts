import { describe } from 'vitest';
import { StudentNewsInMemory } from './student-news-in-memory.ts';
import { answersOfContract, publishedOfContract, studentNewsContract } from '#test/ports/home/student-news.ts';

describe('StudentNewsInMemory', () => {
  studentNewsContract(() => Promise.resolve(new StudentNewsInMemory(answersOfContract, publishedOfContract)));
});
