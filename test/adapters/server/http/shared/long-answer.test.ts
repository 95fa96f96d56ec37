import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { writtenInParts } from '#adapters/server/http/shared/long-answer.ts';
import { CountedByTurn } from '#test/support/shared/counted-by-turn.ts';

const schema = v.object({
  name: v.string(),
  rows: v.array(v.object({ id: v.number(), note: v.optional(v.string()) })),
  inner: v.object({ texts: v.array(v.string()) }),
  times: v.optional(v.array(v.number())),
  few: v.pipe(v.array(v.number()), v.maxLength(3)),
});
const answers = fc.record(
  {
    name: fc.string(),
    rows: fc.array(fc.record({ id: fc.integer(), note: fc.string(), secret: fc.string() }, { requiredKeys: ['id'] }), {
      maxLength: 600,
      size: 'max',
    }),
    inner: fc.record({ texts: fc.array(fc.string()) }),
    times: fc.array(fc.integer()),
    few: fc.array(fc.integer(), { maxLength: 3 }),
  },
  { requiredKeys: ['name', 'rows', 'inner', 'few'] },
);

test('an answer written in parts is the one that would be sent whole', async () => {
  await fc.assert(
    fc.asyncProperty(answers, async (answer) => {
      const written = await writtenInParts(schema, answer);
      expect(written.toString()).toBe(JSON.stringify(v.parse(schema, answer)));
    }),
    { numRuns: 30 },
  );
});

test('what the schema does not describe is not sent', async () => {
  const answer = { name: 'Ana', rows: [], inner: { texts: [] }, few: [] };
  await expect(writtenInParts(schema, { ...answer, few: [1, 2, 3, 4] })).rejects.toThrow(v.ValiError);
  await expect(writtenInParts(schema, { ...answer, rows: [{ id: 'x' }] })).rejects.toThrow(v.ValiError);
  await expect(writtenInParts(schema, { ...answer, name: undefined })).rejects.toThrow(v.ValiError);
  await expect(writtenInParts(v.object({ name: v.string() }), null)).rejects.toThrow(v.ValiError);
});

test('others are answered between the parts of long answers, however many are written at once', async () => {
  const written = new CountedByTurn();
  const row = v.pipe(
    v.number(),
    v.check(() => (written.add(1), true)),
  );
  // Many short lists are as long as one.
  const lists = v.entriesFromList(
    Array.from({ length: 20 }, (_, list) => `list${list}`),
    v.array(row),
  );
  const short = Object.fromEntries(Object.keys(lists).map((name) => [name, Array.from({ length: 100 }, () => 1)]));
  const answer = { ...short, rows: Array.from({ length: 4000 }, () => 1) };
  await Promise.all(
    Array.from({ length: 5 }, () => writtenInParts(v.object({ ...lists, rows: v.array(row) }), answer)),
  );
  expect(written.most).toBeLessThan(250);
});
