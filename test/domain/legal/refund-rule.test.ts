import { expect, test } from 'vitest';
import { refundRules, refundRulesOf } from '#domain/legal/refund-rule.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';

const rulesOf = (...kinds: ProductKind[]) => refundRulesOf(kinds.map((kind) => ({ kind })));

test('each way of being sold has its rule, said once however many are bought', () => {
  expect(rulesOf('course', 'book', 'plan')).toEqual([refundRules.content]);
  expect(rulesOf('seminar', 'course', 'seminar')).toEqual([refundRules.seminar, refundRules.content]);
  expect(rulesOf('consultancy')).toEqual([refundRules.consultancy]);
  expect(rulesOf()).toEqual([]);
});

test('a recording is not promised the hours before a beginning that is past', () => {
  expect(refundRulesOf([{ kind: 'seminar', isOver: true }])).toEqual([]);
  expect(refundRulesOf([{ kind: 'seminar', isOver: true }, { kind: 'book' }])).toEqual([refundRules.content]);
});
