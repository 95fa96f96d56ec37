import { ExamResultsInMemory } from './exam-results-in-memory.ts';
import { examResultsContract, examsForResults } from '#test/ports/exams/exam-results.ts';

examResultsContract(() => {
  const results = new ExamResultsInMemory(examsForResults);
  return Promise.resolve({ results, close: (...attempt) => Promise.resolve(results.close(...attempt)) });
});
