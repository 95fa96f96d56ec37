import { expect, test } from 'vitest';
import { giftState, isGiftLetterFresh } from '#domain/orders/gift-state.ts';

const at = new Date('2026-03-10T15:00:00.000Z');

test('a gift waits for its day, then for somebody who accepts it', () => {
  expect(giftState({ sentAt: null, acceptedAt: null })).toBe('waiting');
  expect(giftState({ sentAt: at, acceptedAt: null })).toBe('sent');
  expect(giftState({ sentAt: at, acceptedAt: at })).toBe('accepted');
});

test('a letter is fresh for a minute', () => {
  const after = (seconds: number) => new Date(at.getTime() + seconds * 1000);
  expect(isGiftLetterFresh({ sentAt: at }, after(59.999))).toBe(true);
  expect(isGiftLetterFresh({ sentAt: at }, after(60))).toBe(false);
  expect(isGiftLetterFresh({ sentAt: null }, at)).toBe(false);
});
