import { expect, test } from 'vitest';
import { readConfig } from '#adapters/server/config/config.ts';
import { maySellByTestCards, sampleMark } from '#adapters/server/sample-school/sample-content.ts';
import { eachDatabase } from '#test/support/school/databases.ts';

const https = { SCHOOL_ORIGIN: 'https://escuela.example', SIGN_IN_ORIGIN: 'https://ingreso.escuela.example' };

eachDatabase('SAFE-21: selling by test cards', (database) => {
  test.each([
    ['a trial on http', {}, false, true],
    ['a public school of its own products', https, false, false],
    ['a public school with the sample content', https, true, true],
    ['one that had it and says no', { ...https, SAMPLE_SCHOOL: 'no' }, true, false],
  ])('%s', async (_, env, isFilled, may) => {
    const { db } = database();
    if (isFilled) await db.insertInto('counters').values({ name: sampleMark, value: 1 }).execute();
    expect(await maySellByTestCards(db, readConfig(env))).toBe(may);
  });
});
