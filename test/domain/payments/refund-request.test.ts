import { expect, test } from 'vitest';
import { refundRequestFaults } from '#domain/payments/refund-request.ts';

test('a request for money back says what, and why in 600 characters: all that it lacks is told at once', () => {
  expect(refundRequestFaults({ productIds: [], words: ' \n' })).toEqual({
    lines: 'refund-without-lines',
    words: 'refund-words-missing',
  });
  expect(refundRequestFaults({ productIds: [3], words: 'a'.repeat(601) })).toEqual({ words: 'refund-words-too-long' });
  expect(refundRequestFaults({ productIds: [3], words: 'a'.repeat(600) })).toEqual({});
});
