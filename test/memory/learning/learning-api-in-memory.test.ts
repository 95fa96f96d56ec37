import { LearningApiInMemory } from './learning-api-in-memory.ts';
import { learningApiContract } from '#test/ports/learning/learning-api.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { contentOutline } from '#test/support/learning/outline-builders.ts';

learningApiContract(() => {
  const api = new LearningApiInMemory([contentOutline()], new Map([[2, '<p>Lee con calma.</p>']]));
  return Promise.resolve({ api, clock: new FixedClock() });
});
