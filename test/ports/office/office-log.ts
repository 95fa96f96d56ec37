import { expect, test } from 'vitest';
import type { OfficeLog } from '#application/server/office/ports/office-log.ts';
import type { LogEntry } from '#domain/office/office-log.ts';
import { at } from '#test/support/accounts/account-builders.ts';

const entry = (id: string, changes: Partial<LogEntry> = {}): LogEntry => ({
  id,
  at: at('10:00'),
  by: 'ana',
  action: 'voucher-approved',
  thingId: 'v1',
  before: { state: 'sent' },
  after: { state: 'approved' },
  ...changes,
});

/** What every `OfficeLog` does. The factory gives an empty one that knows the account ana, Rosa María Huamán Quispe, and her order 7
 * (`order-1`) with the voucher v7 and the money to be given back s7. */
export function officeLogContract(make: () => OfficeLog | Promise<OfficeLog>): void {
  test('keeps who did what on which thing, before and after, and when', async () => {
    const log = await make();
    await log.add(entry('l1'));
    expect(await log.list(null, 10)).toEqual([
      {
        id: 'l1',
        at: at('10:00'),
        by: { id: 'ana', name: 'Rosa María Huamán Quispe' },
        action: 'voucher-approved',
        thing: { kind: 'voucher', id: 'v1' },
        before: { state: 'sent' },
        after: { state: 'approved' },
      },
    ]);
  });

  test('tells the number of an order, of nothing else', async () => {
    const log = await make();
    await log.add(entry('l1', { action: 'refund-declined', thingId: 'order-1' }));
    await log.add(entry('l2', { action: 'refund-declined', thingId: 'order-2' }));
    await log.add(entry('l3', { thingId: 'order-1' }));
    expect((await log.list(null, 10)).map(({ thing }) => thing)).toEqual([
      { kind: 'voucher', id: 'order-1' },
      { kind: 'order', id: 'order-2' },
      { kind: 'order', id: 'order-1', number: 7 },
    ]);
  });

  test('tells of a voucher and of money to be given back the number of their order', async () => {
    const log = await make();
    await log.add(entry('l1', { thingId: 'v7' }));
    await log.add(entry('l2', { action: 'refund-noted', thingId: 's7' }));
    await log.add(entry('l3', { action: 'refund-noted', thingId: 'v7' }));
    expect((await log.list(null, 10)).map(({ thing }) => thing)).toEqual([
      { kind: 'surplus', id: 'v7' },
      { kind: 'surplus', id: 's7', order: 7 },
      { kind: 'voucher', id: 'v7', order: 7 },
    ]);
  });

  test('tells the latest first, of everything or of one thing, as many as asked', async () => {
    const log = await make();
    await log.add(entry('l1', { at: at('11:00') }));
    await log.add(entry('l2', { at: at('09:00'), thingId: 'v2' }));
    await log.add(entry('l3', { at: at('10:00'), by: null, action: 'roles-changed' }));
    await log.add(entry('l4', { at: at('10:00') }));
    const ids = async (...asked: Parameters<OfficeLog['list']>) => (await log.list(...asked)).map(({ id }) => id);
    expect(await ids(null, 10)).toEqual(['l1', 'l4', 'l3', 'l2']);
    expect(await ids(null, 2)).toEqual(['l1', 'l4']);
    expect(await ids(null, 2, 1)).toEqual(['l4', 'l3']);
    expect(await ids({ kind: 'voucher', id: 'v1' }, 10)).toEqual(['l1', 'l4']);
    expect(await ids({ kind: 'member', id: 'v1' }, 10)).toEqual(['l3']);
    expect((await log.list({ kind: 'member', id: 'v1' }, 1))[0]?.by).toBeNull();
  });
}
