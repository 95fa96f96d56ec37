import { resourceOf } from '#domain/office/resources/all-resources.ts';
import type { TypedFields } from '#domain/office/resources/field.ts';
import { blankOf } from '#domain/office/resources/resource-form.ts';

/** The form of a coupon of 15 % in January 2026, as somebody of the school types it. */
export const aCode = (typed: TypedFields = {}): TypedFields => ({
  ...blankOf(resourceOf('codes')),
  word: ' verano-26 ',
  title: 'Verano: 15 %',
  percentage: '15',
  firstDay: '2026-01-01',
  lastDay: '2026-01-31',
  ...typed,
});
