import { expect, test } from 'vitest';
import type { OrderNotices } from '#application/server/orders/ports/order-notices.ts';
import type { OrderNotice } from '#domain/orders/order-notice.ts';
import { later } from '#test/support/orders/buying-builders.ts';

/** What every `OrderNotices` does. The factory gives an empty one that knows ana and her order-1, luis and his order-2. */
export function orderNoticesContract(make: () => Promise<OrderNotices>): void {
  const notice = (minute: number, parts: Partial<OrderNotice> = {}): OrderNotice => ({
    id: `notice-${minute}`,
    orderId: 'order-1',
    userId: 'ana',
    kind: 'confirmed',
    text: '',
    at: later(minute),
    seenAt: null,
    ...parts,
  });

  test('gives an account’s news back, newest first, as many as asked for', async () => {
    const notices = await make();
    const rejected = notice(2, { kind: 'voucher-rejected', text: 'El número no coincide' });
    await notices.add(notice(1));
    await notices.add(rejected);
    await notices.add(notice(3, { userId: 'luis', orderId: 'order-2' }));
    expect(await notices.ofUser('ana', 10)).toEqual([rejected, notice(1)]);
    expect(await notices.ofUser('ana', 1)).toEqual([rejected]);
  });

  test('marks what was seen, once, and nothing that came later or is somebody else’s', async () => {
    const notices = await make();
    await notices.add(notice(1));
    await notices.add(notice(3));
    await notices.add(notice(2, { userId: 'luis', orderId: 'order-2' }));
    await notices.markSeen('ana', later(2), later(5));
    await notices.markSeen('ana', later(2), later(9));
    expect((await notices.ofUser('ana', 10)).map(({ seenAt }) => seenAt)).toEqual([null, later(5)]);
    expect((await notices.ofUser('luis', 10)).map(({ seenAt }) => seenAt)).toEqual([null]);
  });
}
