import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { writtenInParts } from '#adapters/server/http/shared/long-answer.ts';

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

test('others are answered between the parts of a long list', async () => {
  let turns = 0;
  let isWritten = false;
  const count = (): void => {
    turns += 1;
    if (!isWritten) setImmediate(count);
  };
  setImmediate(count);
  const rows = Array.from({ length: 20_000 }, (_, id) => ({ id }));
  await writtenInParts(schema, { name: '', rows, inner: { texts: [] }, few: [] });
  isWritten = true;
  expect(turns).toBeGreaterThan(20_000 / 250);
});
