import { expect, test } from 'vitest';
import { isNumberTaken, needsLook, pauseAfterTries, sendBy, verdictOf } from '#domain/receipts/sending.ts';
import { aCreditNote, aReceipt } from '#test/support/receipts/receipt-builders.ts';

test.each([
  [0, 'accepted'],
  [4252, 'accepted'],
  [2000, 'rejected'],
  [3999, 'rejected'],
  [1999, 'stopped'],
  [306, 'stopped'],
  [151, 'stopped'],
  [1033, 'stopped'],
  [1032, 'stopped'],
  [150, 'wait'],
  [102, 'wait'],
  [109, 'wait'],
  [200, 'wait'],
])('code %i means that it is %s', (code, verdict) => {
  expect(verdictOf(code, false)).toBe(verdict);
});

test('what is registered already is ours when it was sent before without an answer', () => {
  expect(verdictOf(1033, true)).toBe('accepted');
  expect(verdictOf(1032, true)).toBe('rejected');
});

test('a number is somebody else’s when the first try was told so, and no other stop is that', () => {
  expect([1033, 1032, 306, null].map((code) => isNumberTaken('stopped', code))).toEqual([true, true, false, false]);
  expect(isNumberTaken('accepted', 1033)).toBe(false);
});

test('the law gives whole days of Lima after the day of issue', () => {
  const late = new Date('2026-03-11T04:59:59Z');
  expect(sendBy(aReceipt({ type: 'factura', issuedAt: late }))).toEqual(new Date('2026-03-14T04:59:59Z'));
  expect(sendBy(aReceipt({ issuedAt: late }))).toEqual(new Date('2026-03-16T04:59:59Z'));
  expect(sendBy(aReceipt({ issuedAt: new Date('2026-03-11T05:00:00Z') }))).toEqual(new Date('2026-03-17T04:59:59Z'));
  // A credit note has as long as what it corrects, from its own day.
  const corrects = { ...aCreditNote().corrects, type: 'factura', issuedAt: new Date('2026-01-05T15:00:00Z') } as const;
  expect(sendBy(aCreditNote({ corrects, issuedAt: late }))).toEqual(new Date('2026-03-14T04:59:59Z'));
});

test('pauses double from half a minute to half an hour', () => {
  expect([1, 2, 3, 7, 8, 99].map((tries) => pauseAfterTries(tries) / 1000)).toEqual([30, 60, 120, 1800, 1800, 1800]);
});
test('somebody looks at what does not go on, and at what is not through after a day', () => {
  const issued = new Date('2026-03-10T15:00:00Z');
  const [soon, dayLater] = [new Date('2026-03-11T14:59:59Z'), new Date('2026-03-11T15:00:00Z')];
  for (const state of ['late', 'stopped', 'rejected'] as const) expect(needsLook(state, issued, issued)).toBe(true);
  for (const state of ['waiting', 'asked'] as const) {
    expect([needsLook(state, issued, soon), needsLook(state, issued, dayLater)]).toEqual([false, true]);
  }
  expect(needsLook('accepted', issued, dayLater)).toBe(false);
});
