import { expect, test } from 'vitest';
import type { TaxAuthority } from '#application/server/receipts/ports/tax-authority.ts';

/** A file as it is sent. */
export const aTaxFile = (number = 1) => ({
  fileName: `20512333797-03-B001-${number}`,
  xml: `<?xml version="1.0" encoding="UTF-8"?><Invoice><ID>B001-${number}</ID><Name>Ñandú &amp; Cía</Name></Invoice>`,
});

/** What every `TaxAuthority` does. */
export function taxAuthorityContract(make: () => TaxAuthority | Promise<TaxAuthority>): void {
  test('takes a receipt, and one that is off never says that it did', async () => {
    const authority = await make();
    const answer = await authority.send(aTaxFile());
    expect(answer.kind).toBe(authority.isOn ? 'answered' : 'no-answer');
    if (answer.kind === 'answered') expect(answer).toMatchObject({ code: 0, notes: [] });
  });
}
