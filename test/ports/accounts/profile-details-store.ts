import { expect, test } from 'vitest';
import type { ProfileDetailsStore } from '#application/server/accounts/ports/profile-details-store.ts';

/** What every adapter of ProfileDetailsStore does. The users 'ana' and 'luis' exist. */
export function profileDetailsStoreContract(make: () => ProfileDetailsStore | Promise<ProfileDetailsStore>): void {
  const given = { address: 'Jr. Puno 123', district: '150101', occupation: 'Abogada', organization: 'Estudio Sol' };
  const nothing = { address: '', district: '', occupation: '', organization: '' };

  test('keeps what was given last, of each account', async () => {
    const store = await make();
    expect(await store.of('ana')).toEqual(nothing);
    await store.put('ana', { ...given, occupation: 'Estudiante' });
    await store.put('ana', given);
    expect(await store.of('ana')).toEqual(given);
    expect(await store.of('luis')).toEqual(nothing);
  });
}
