import { expect, test } from 'vitest';
import { refundRights, refundUntil } from '#domain/legal/refund-until.ts';

test('a content is taken back within seven days of Lima, what goes by an hour by that', () => {
  const activated = new Date('2026-03-11T04:59:59.000Z');
  expect(refundUntil('course', activated)).toBe('2026-03-17');
  expect(refundRights([{ kind: 'course', title: 'Curso 10' }], activated).at(-1)).toBe(
    'Curso 10: hasta el 17/03/2026.',
  );
  expect(refundRights([{ kind: 'course', title: 'Curso 10' }], null)).toHaveLength(1);
  expect(refundRights([{ kind: 'seminar', isOver: true, title: 'Grabación 11' }], activated)).toEqual([]);
  expect([refundUntil('seminar', activated), refundUntil('consultancy', activated)]).toEqual([null, null]);
});
