import { expect, test } from 'vitest';
import type { LegalTexts } from '#application/browser/legal/ports/legal-texts.ts';
import { legalVersionsFrom } from '#domain/settings/legal-settings.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { day } from '#test/support/cart/cart-items.ts';

/** What the terms of the school of these tests say from the first of February 2027 on. */
export const laterTerms = { version: '1', since: day('2027-02-01'), text: '## Todo nuevo\nNada cambia.' };

/** What every `LegalTexts` does. The factory gives a school that has written `laterTerms`, read on a day before and on that day. */
export function legalTextsContract(make: (on: 'before' | 'then') => Promise<LegalTexts>): void {
  const [first] = legalVersionsFrom('terms', []);

  test('reads the version that holds, and names those that do not', async () => {
    const before = accepted(await (await make('before')).read('terms', ''));
    expect(before).toEqual({ ...first, isInForce: true, others: [{ version: '1', since: '2027-02-01' }] });
    const then = accepted(await (await make('then')).read('terms', ''));
    expect(then).toEqual({ ...laterTerms, isInForce: true, others: [{ version: '2026-11', since: '2026-11-20' }] });
    expect(accepted(await (await make('then')).read('cookies', ''))).toMatchObject({ isInForce: true, others: [] });
  });

  test('reads any version by its name, and no other', async () => {
    const api = await make('then');
    expect(accepted(await api.read('terms', '2026-11'))).toMatchObject({ ...first, isInForce: false });
    expect(accepted(await (await make('before')).read('terms', '1'))).toMatchObject({
      ...laterTerms,
      isInForce: false,
    });
    expect(refused(await api.read('terms', '7'))).toMatchObject({ kind: 'legal-version-unknown', status: 404 });
  });
}
