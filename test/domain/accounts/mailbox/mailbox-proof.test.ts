import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  endOfMailboxProof,
  mailboxCodeDigits,
  mailboxCodeOf,
  mailboxCodeTries,
  secondsUntilNextCode,
  shownMailboxCode,
  typedMailboxCode,
} from '#domain/accounts/mailbox/mailbox-proof.ts';

const at = (time: string) => new Date(`2026-11-25T${time}:00.000Z`);
const fresh = { expiresAt: at('10:15'), usedAt: null, tries: 0 };

test.each([
  ['a fresh one', fresh, '10:14', null],
  ['at the end of its time', fresh, '10:15', 'over'],
  ['one that was used', { ...fresh, usedAt: at('10:01') }, '10:02', 'over'],
  ['with a try left', { ...fresh, tries: 4 }, '10:02', null],
  ['tried five times', { ...fresh, tries: 5 }, '10:02', 'spent'],
] as const)('a proof, %s', (_, proof, now, end) => {
  expect(endOfMailboxProof(proof, at(now))).toBe(end);
});

test('whatever comes first, a proof that has ended never begins again, and one that was tried too often never proves', () => {
  const proofs = fc.record({
    tries: fc.nat({ max: 9 }),
    life: fc.integer({ min: 0, max: 3_600_000 }),
    first: fc.integer({ min: 0, max: 3_600_000 }),
    later: fc.integer({ min: 0, max: 3_600_000 }),
  });
  fc.assert(
    fc.property(proofs, ({ tries, life, first, later }) => {
      const begin = at('10:00').getTime();
      const proof = { tries, usedAt: null, expiresAt: new Date(begin + life) };
      const [sooner, after] = [new Date(begin + first), new Date(begin + first + later)];
      if (endOfMailboxProof(proof, sooner) !== null) expect(endOfMailboxProof(proof, after)).not.toBeNull();
      if (tries >= mailboxCodeTries) expect(endOfMailboxProof(proof, sooner)).not.toBeNull();
    }),
  );
});

test.each([
  ['004217', '004217'],
  [' 004 217 ', '004217'],
  ['004-217', '004217'],
  ['００４２１７', '004217'],
  ['04217', null],
  ['0042175', null],
  ['00421a', null],
  ['', null],
])('of «%s» the code is %s', (typed, code) => {
  expect(typedMailboxCode(typed)).toBe(code);
});

test('every code that can be drawn is read back as it is shown', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), {
    minLength: mailboxCodeDigits,
    maxLength: mailboxCodeDigits,
  });
  fc.assert(
    fc.property(digits, (drawn) => {
      const code = mailboxCodeOf(drawn);
      expect(typedMailboxCode(shownMailboxCode(code))).toBe(code);
    }),
  );
});

test.each([
  ['10:00', 60],
  ['10:01', 0],
  ['11:00', 0],
])('at %s another letter may go out in %i seconds', (now, seconds) => {
  expect(secondsUntilNextCode(at('10:00'), at(now))).toBe(seconds);
});
