import { expect, test } from 'vitest';
import { dayIn } from '#domain/office/moving/moving-cells.ts';

test('a day is read as people and spreadsheets write it', () => {
  for (const text of ['01/02/2026', '1/2/2026', '2026-02-01']) {
    expect(dayIn('hasta', text)).toEqual({ ok: true, value: '2026-02-01' });
  }
  expect(dayIn('hasta', '')).toEqual({ ok: true, value: null });
  for (const text of ['31/02/2026', '2/1', '01/02/26', 'mañana', '011/2/2026']) {
    expect(dayIn('hasta', text)).toMatchObject({ refusal: { column: 'hasta' } });
  }
});
