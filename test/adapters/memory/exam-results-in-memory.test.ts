import { ExamResultsInMemory } from '#adapters/memory/exam-results-in-memory.ts';
import { examResultsContract, examsForResults } from '#test/ports/exam-results.ts';

examResultsContract(() => {
  const results = new ExamResultsInMemory(examsForResults);
  return Promise.resolve({ results, close: (...attempt) => Promise.resolve(results.close(...attempt)) });
});
