import { expect, test } from 'vitest';
import { checkDraft } from '#domain/catalogue/product-draft.ts';
import { money } from '#domain/shared/money.ts';
import { rate } from '#domain/shared/rate.ts';
import { courseDraft, generalRate } from '#test/support/catalogue/product-drafts.ts';

const noon = new Date('2026-12-14T17:00:00.000Z');

test('a sound draft passes as it is', () => {
  const draft = courseDraft({ discountedPrice: money(9990), subscriberPrice: money(19_990) });
  expect(checkDraft(draft, generalRate)).toEqual({ ok: true, value: draft });
});

test('an exempt book may cost a céntimo, and anything may be free', () => {
  const book = courseDraft({ kind: 'book', igvRate: rate(0), regularPrice: money(1) });
  expect(checkDraft(book, generalRate).ok).toBe(true);
  expect(checkDraft(courseDraft({ regularPrice: money(0) }), generalRate).ok).toBe(true);
  expect(checkDraft(courseDraft({ regularPrice: money(999_999_999) }), generalRate).ok).toBe(true);
});

test.each([
  [{ sku: ' ' }, 'field-empty', 'sku'],
  [{ title: '' }, 'field-empty', 'title'],
  [{ title: 'x'.repeat(201) }, 'field-too-long', 'title'],
  [{ slug: 'Con Espacios' }, 'slug-malformed', 'slug'],
  [{ slug: 'carrito' }, 'slug-reserved', 'slug'],
  [{ igvRate: rate(1700) }, 'rate-not-allowed', 'igvRate'],
  [{ regularPrice: money(3) }, 'price-too-small', 'regularPrice'],
  [{ regularPrice: money(1_000_000_000) }, 'price-too-large', 'regularPrice'],
  [{ subscriberPrice: money(1) }, 'price-too-small', 'subscriberPrice'],
  [{ discountedPrice: money(19_990) }, 'discount-not-lower', 'discountedPrice'],
  [{ subscriberPrice: money(20_000) }, 'subscriber-price-higher', 'subscriberPrice'],
  [{ kind: 'seminar' as const }, 'dates-missing', 'startsAt'],
  [{ startsAt: noon, endsAt: noon }, 'dates-reversed', 'endsAt'],
])('%j is refused: %s at %s', (changes, kind, field) => {
  expect(checkDraft(courseDraft(changes), generalRate)).toEqual({ ok: false, refusal: { kind, field } });
});
