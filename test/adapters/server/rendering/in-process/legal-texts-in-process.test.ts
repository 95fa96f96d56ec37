import { describe } from 'vitest';
import { LegalTextsInProcess } from '#adapters/server/rendering/in-process/legal-texts-in-process.ts';
import { laterTerms, legalTextsContract } from '#test/ports/legal/legal-texts.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { testSchool } from '#test/support/school/test-school.ts';

async function schoolOf(on: 'before' | 'then') {
  const world = await testSchool({
    clock: new FixedClock(on === 'before' ? '2027-02-01T04:59:59Z' : '2027-02-01T05:00:00Z'),
  });
  const { text, since } = laterTerms;
  await world.say('terms', { text, since });
  return world;
}

describe('LegalTextsInProcess', () => {
  legalTextsContract(async (on) => new LegalTextsInProcess((await schoolOf(on)).school));
});
