import { expect, test } from 'vitest';
import { byUrgency, pendingFor, type PendingPart } from '#domain/office/pending-parts.ts';
import { permissionsOf } from '#domain/office/permissions.ts';

const on = (day: number) => new Date(Date.UTC(2026, 2, day, 15));
const part = (kind: PendingPart['kind'], since: number, dueBy: number | null): PendingPart => ({
  kind,
  count: 1,
  since: on(since),
  dueBy: dueBy === null ? null : on(dueBy),
});

test('what is due first comes first, and then what waits longest', () => {
  const parts = [
    part('messages', 9, null),
    part('vouchers', 1, 20),
    part('reviews', 2, null),
    part('complaints', 8, 12),
  ];
  expect(parts.toSorted(byUrgency).map(({ kind }) => kind)).toEqual(['complaints', 'vouchers', 'reviews', 'messages']);
});

test('each role is told of what it sees, and of nothing else', () => {
  const of = (...roles: readonly string[]) => pendingFor(permissionsOf(roles));
  expect(of('teacher')).toEqual(['consultations', 'consultancies', 'appointments']);
  expect(of('cashier')).toEqual([
    'vouchers',
    'movements',
    'payments',
    'refunds',
    'disputes',
    'receipts',
    'detractions',
    'surplus',
  ]);
  expect(of('owner')).toEqual(of('auditor'));
  expect(of()).toEqual([]);
});
