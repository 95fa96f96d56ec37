import { expect, test } from 'vitest';
import type { Consent, Consents } from '#application/server/legal/ports/consents.ts';
import { at } from '#test/support/accounts/account-builders.ts';

/** What every adapter of Consents does. The users 'ana' and 'luis' exist. */
export function consentsContract(make: () => Consents | Promise<Consents>): void {
  test('keeps what was agreed to, and what was not, oldest first', async () => {
    const consents = await make();
    const terms: Consent = {
      id: '1',
      userId: 'ana',
      purpose: 'terms',
      textVersion: '2026-11',
      textHash: 'print',
      granted: true,
      at: at('10:00'),
      device: { address: '190.12.3.4', userAgent: 'Firefox/150' },
    };
    const later: Consent = { ...terms, id: '2', purpose: 'marketing', granted: false, at: at('11:00') };
    const atOnce: Consent = { ...terms, id: '3', purpose: 'marketing', granted: true };
    for (const each of [later, terms, atOnce, { ...terms, id: '4', userId: 'luis' }]) await consents.add(each);
    expect(await consents.of('ana')).toEqual([atOnce, terms, later]);
  });
}
