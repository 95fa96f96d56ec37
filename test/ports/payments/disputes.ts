import { expect, test } from 'vitest';
import type { Disputes } from '#application/server/payments/ports/disputes.ts';
import { later } from '#test/support/orders/buying-builders.ts';
import { aDispute } from '#test/support/payments/a-dispute.ts';

/** What every `Disputes` does. The factory gives an empty one that knows the accounts ana and luis, ana's order-1 and order-2, and of order-1 the attempt attempt-1. */
export function disputesContract(make: () => Promise<Disputes>): void {
  test('numbers from 1', async () => {
    const disputes = await make();
    expect([await disputes.nextNumber(), await disputes.nextNumber()]).toEqual([1, 2]);
  });

  test('gives a dispute back as it was added: by its id, its number and its order', async () => {
    const disputes = await make();
    const [first, second] = [aDispute('d1'), aDispute('d2', { number: 2, state: 'lost', reason: 'other', words: '' })];
    for (const dispute of [second, first]) await disputes.add(dispute);
    expect(await disputes.find('d1')).toEqual(first);
    expect(await disputes.find('otra')).toBeNull();
    expect(await disputes.numbered(2)).toEqual(second);
    expect(await disputes.numbered(3)).toBeNull();
    expect(await disputes.ofOrder('order-1')).toEqual([first, second]);
    expect(await disputes.ofOrder('order-2')).toEqual([]);
  });

  test('moves one from the state in which it is, once', async () => {
    const disputes = await make();
    await disputes.add(aDispute('d1'));
    const answered = aDispute('d1', { state: 'answered', answer: 'Enviamos la constancia', updatedAt: later(1) });
    expect(await disputes.move(answered, 'won')).toBe(false);
    expect(await disputes.move(answered, 'open')).toBe(true);
    expect(await disputes.move({ ...answered, state: 'accepted' }, 'open')).toBe(false);
    expect(await disputes.find('d1')).toEqual(answered);
  });
}
