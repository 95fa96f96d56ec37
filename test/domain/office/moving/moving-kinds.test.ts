import { expect, test } from 'vitest';
import { certificateColumns, certificateReading } from '#domain/office/moving/moved-certificate.ts';
import { grantColumns, grantReading } from '#domain/office/moving/moved-grant.ts';
import { personColumns, personReading } from '#domain/office/moving/moved-person.ts';
import { progressColumns, progressReading } from '#domain/office/moving/moved-progress.ts';
import { reviewColumns, reviewReading } from '#domain/office/moving/moved-review.ts';
import { gather, type LineReading } from '#domain/office/moving/moving.ts';
import { columnsOfKind, exampleOfKind, type MovingKind, movingKinds } from '#domain/office/moving/moving-kinds.ts';
import type { PlainDate } from '#domain/shared/dates.ts';

const today = '2026-11-24' as PlainDate;

test('every column of every kind is told, in the order of the file', () => {
  const columns = { people: personColumns, grants: grantColumns, certificates: certificateColumns } as const;
  const further = { progress: progressColumns, reviews: reviewColumns } as const;
  for (const kind of movingKinds) {
    expect(columnsOfKind(kind).map(({ name }) => name)).toEqual({ ...columns, ...further }[kind]);
  }
});

/** What the example of a kind says, read as its file is. */
function faultsOfExample<C extends string, T>(kind: MovingKind, reading: LineReading<C, T>): readonly unknown[] {
  const [head = '', line = ''] = exampleOfKind(kind).replace('\uFEFF', '').split('\r\n');
  const cells = line.split(';');
  const row = Object.fromEntries(head.split(';').map((name, at) => [name, cells[at] ?? ''])) as Record<C, string>;
  return gather([{ line: 2, row }], reading).faults;
}

test('the example of each kind is a file of it without a fault', () => {
  expect([
    ...faultsOfExample('people', personReading),
    ...faultsOfExample('grants', grantReading(today)),
    ...faultsOfExample('certificates', certificateReading(today)),
    ...faultsOfExample('progress', progressReading(today)),
    ...faultsOfExample('reviews', reviewReading(today)),
  ]).toEqual([]);
});
