import { expect, test } from 'vitest';
import type { VisitorConsent, VisitorConsents } from '#application/server/legal/ports/visitor-consents.ts';

const yes: VisitorConsent = {
  id: 'uno',
  visitorId: 'visitante-1',
  purpose: 'tracking',
  textVersion: '2026-11',
  textHash: 'huella',
  granted: true,
  at: new Date('2026-11-20T15:00:00.000Z'),
  device: { address: '190.1.2.3', userAgent: 'Firefox' },
};
const no: VisitorConsent = { ...yes, id: 'dos', granted: false, at: new Date('2026-11-21T15:00:00.000Z') };

/** What every adapter of VisitorConsents does. */
export function visitorConsentsContract(make: () => Promise<VisitorConsents>): void {
  test('keeps every word of a visitor whole, in its order, and nobody else’s', async () => {
    const consents = await make();
    await consents.add(yes);
    await consents.add(no);
    await consents.add({ ...yes, id: 'tres', visitorId: 'visitante-2' });
    expect(await consents.of('visitante-1')).toEqual([yes, no]);
  });
}
