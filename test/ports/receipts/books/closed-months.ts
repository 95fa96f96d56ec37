import { expect, test } from 'vitest';
import type { ClosedMonth, ClosedMonths } from '#application/server/receipts/books/ports/closed-months.ts';
import { bookFileKinds } from '#domain/receipts/books/register-files.ts';
import type { BookMonth } from '#domain/receipts/books/book-month.ts';
import { salesRegister } from '#domain/receipts/books/sales-register.ts';
import { at } from '#test/support/orders/buying-builders.ts';
import { aReceipt } from '#test/support/receipts/receipt-builders.ts';

const march = '2026-03' as BookMonth;

/** March, closed by teresa, with files that hold every byte. */
export function aClosedMonth(parts: Partial<ClosedMonth> = {}): ClosedMonth {
  const content = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  return {
    month: march,
    closedAt: at,
    closedBy: 'teresa',
    rows: salesRegister([aReceipt()], march),
    files: bookFileKinds.map((kind) => ({ kind, name: `marzo.${kind}`, content, sha256: `huella-${kind}` })),
    ...parts,
  };
}

/** What every `ClosedMonths` does. The factory gives an empty one that knows teresa and luis. */
export function closedMonthsContract(make: () => Promise<ClosedMonths>): void {
  test('keeps a month with its register and its files, byte by byte', async () => {
    const months = await make();
    await months.lock();
    await months.lock();
    expect([await months.find(march), await months.file(march, 'xlsx')]).toEqual([null, null]);
    expect(await months.isClosed(march)).toBe(false);
    expect(await months.add(aClosedMonth())).toBe(true);
    expect(await months.isClosed(march)).toBe(true);
    const { files, ...closed } = aClosedMonth();
    expect(await months.find(march)).toEqual({
      ...closed,
      closedByName: expect.stringMatching(/./),
      files: files.map(({ content: _, ...file }) => file),
    });
    const file = await months.file(march, 'xlsx');
    expect({ ...file, content: [...(file?.content ?? [])] }).toEqual({
      ...files[2],
      content: [...(files[2]?.content ?? [])],
    });
    expect(await months.file('2026-04' as BookMonth, 'xlsx')).toBeNull();
  });

  test('closes a month once', async () => {
    const months = await make();
    expect(await months.add(aClosedMonth())).toBe(true);
    expect(await months.add(aClosedMonth({ closedBy: 'luis', rows: [] }))).toBe(false);
    expect(await months.find(march)).toMatchObject({ closedBy: 'teresa', rows: [{ series: 'B001' }] });
    expect(await months.add(aClosedMonth({ month: '2026-04' as BookMonth }))).toBe(true);
  });
}
