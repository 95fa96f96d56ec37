import { expect, test } from 'vitest';
import type { SeatApi } from '#application/browser/learning/ports/seat-api.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

/**
 * What every `SeatApi` does. The factory gives that of somebody who owns `despido` with one seat more; `luis@correo.pe`, called
 * Luis Soto, and `eva@correo.pe` have accounts.
 */
export function seatApiContract(make: () => Promise<SeatApi>): void {
  const slug = 'despido';
  const wish = (number: number) => `wish-of-one-person-${number}`;

  test('a seat is lent, told, taken back and lent again', async () => {
    const api = await make();
    expect(accepted(await api.of(slug))).toMatchObject({ seats: 1, free: 1, guests: [] });
    expect(accepted(await api.lend(slug, 'luis@correo.pe', wish(1)))).toBe(0);
    const guests = [{ name: 'Luis Soto', email: 'luis@correo.pe' }];
    expect(accepted(await api.of(slug))).toMatchObject({ seats: 1, free: 0, guests });
    accepted(await api.takeBack(slug, 'luis@correo.pe'));
    accepted(await api.takeBack(slug, 'luis@correo.pe'));
    expect(accepted(await api.of(slug))).toMatchObject({ seats: 1, free: 1, guests: [] });
    expect(accepted(await api.lend(slug, 'eva@correo.pe', wish(2)))).toBe(0);
  });

  test('no more are lent than were bought, none twice to one person, none to a stranger', async () => {
    const api = await make();
    expect(refused(await api.lend(slug, 'nadie@correo.pe', wish(1)))).toMatchObject({
      kind: 'guest-unknown',
      status: 404,
    });
    accepted(await api.lend(slug, 'luis@correo.pe', wish(2)));
    expect(refused(await api.lend(slug, 'luis@correo.pe', wish(3)))).toMatchObject({
      kind: 'guest-has-it',
      status: 409,
    });
    // Whether or not the address has an account: nobody without a seat to give learns of it.
    for (const [place, email] of ['eva@correo.pe', 'nadie@correo.pe'].entries()) {
      expect(refused(await api.lend(slug, email, wish(4 + place)))).toMatchObject({
        kind: 'no-seat-left',
        status: 409,
      });
    }
  });

  test('the seats of a seminar that was not bought are nobody’s', async () => {
    const api = await make();
    const notTheirs = { kind: 'seminar-not-yours', status: 403 };
    expect(refused(await api.of('arbitraje'))).toMatchObject(notTheirs);
    expect(refused(await api.lend('arbitraje', 'luis@correo.pe', wish(1)))).toMatchObject(notTheirs);
    expect(refused(await api.takeBack('arbitraje', 'luis@correo.pe'))).toMatchObject(notTheirs);
  });
}
