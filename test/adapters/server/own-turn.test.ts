import { expect, test } from 'vitest';
import { ownTurn } from '#adapters/server/own-turn.ts';
import { CountedByTurn } from '#test/support/shared/counted-by-turn.ts';

test('of several who work in parts one goes on in each turn, in the order in which they asked', async () => {
  const parts = new CountedByTurn();
  const done: string[] = [];
  const work = async (name: string): Promise<void> => {
    for (let part = 0; part < 3; part += 1) {
      await ownTurn();
      parts.add(1);
      done.push(name);
    }
  };
  await Promise.all(['a', 'b', 'c'].map(work));
  expect(parts.most).toBe(1);
  expect(done.join('')).toBe('abcabcabc');
});
