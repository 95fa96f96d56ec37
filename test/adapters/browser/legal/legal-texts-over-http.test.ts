import { describe } from 'vitest';
import { LegalTextsOverHttp } from '#adapters/browser/legal/legal-texts-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { laterTerms, legalTextsContract } from '#test/ports/legal/legal-texts.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
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

describe('LegalTextsOverHttp against the school’s routes', () => {
  legalTextsContract(async (on) => {
    const world = await schoolOf(on);
    const reader = await world.addUser();
    return new LegalTextsOverHttp(new HttpClient(new TokenOf(world, reader), {}, fetchInto(world.app)));
  });
});
