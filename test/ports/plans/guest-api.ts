import { expect, test } from 'vitest';
import type { GuestApi } from '#application/browser/plans/ports/guest-api.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

/** What every `GuestApi` does. The factory gives that of the guest `luis@correo.pe`. */
export function guestApiContract(make: () => Promise<GuestApi>): void {
  test('GUEST-3: a guest stops being one, however often it is asked', async () => {
    const guests = await make();
    expect(accepted(await guests.leave('luis@correo.pe'))).toBe(true);
    expect(accepted(await guests.leave('luis@correo.pe'))).toBe(true);
  });

  test('nobody else’s status is ended', async () => {
    const guests = await make();
    expect(refused(await guests.leave('eva@correo.pe'))).toMatchObject({ kind: 'email-not-yours', status: 403 });
  });
}
