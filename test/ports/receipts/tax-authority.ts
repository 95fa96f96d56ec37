import { expect, test } from 'vitest';
import type { TaxAuthority } from '#application/server/receipts/ports/tax-authority.ts';
import { aReceipt } from '#test/support/receipts/receipt-builders.ts';

/** What every `TaxAuthority` does. */
export function taxAuthorityContract(make: () => TaxAuthority): void {
  test('a receipt sent twice gets the same answer', async () => {
    const authority = make();
    const first = await authority.send(aReceipt());
    expect(await authority.send(aReceipt())).toEqual(first);
  });

  test('one that is off never says that it accepted', async () => {
    const authority = make();
    const { kind } = await authority.send(aReceipt());
    expect(authority.isOn || kind === 'no-answer').toBe(true);
  });
}
