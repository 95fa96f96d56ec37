import { expect, test } from 'vitest';
import { refundRules, refundRulesOf } from '#domain/legal/refund-rule.ts';

test('each way of being sold has its rule, said once however many are bought', () => {
  expect(refundRulesOf(['course', 'book', 'plan'])).toEqual([refundRules.content]);
  expect(refundRulesOf(['seminar', 'course', 'seminar'])).toEqual([refundRules.seminar, refundRules.content]);
  expect(refundRulesOf(['consultancy'])).toEqual([refundRules.consultancy]);
  expect(refundRulesOf([])).toEqual([]);
});
