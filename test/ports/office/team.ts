import { expect, test } from 'vitest';
import type { Team } from '#application/server/office/ports/team.ts';
import { at } from '#test/support/accounts/account-builders.ts';

/**
 * What every `Team` does. The factory gives an empty one that knows the accounts ana, luis and eva, ana@correo.pe and so on, all
 * called Rosa María Huamán Quispe but luis, who is Ángel Huamán Quispe; and eva cannot sign in.
 */
export function teamContract(make: () => Team | Promise<Team>): void {
  test('has nobody at first, and knows the roles of nobody else', async () => {
    const team = await make();
    expect(await team.list()).toEqual([]);
    expect(await team.rolesOf('ana')).toEqual([]);
    expect(await team.rolesOf('nadie')).toEqual([]);
  });

  test('keeps the roles of each, in their order, and lists all by name', async () => {
    const team = await make();
    await team.lock();
    await team.setRoles('ana', ['cashier', 'owner'], at('10:00'));
    await team.setRoles('luis', ['auditor'], at('11:00'));
    expect(await team.rolesOf('ana')).toEqual(['owner', 'cashier']);
    expect(await team.rolesOf('luis')).toEqual(['auditor']);
    const rest = { isDisabled: false };
    const luis = { userId: 'luis', name: 'Ángel Huamán Quispe', email: 'luis@correo.pe', since: at('11:00') };
    const ana = { userId: 'ana', name: 'Rosa María Huamán Quispe', email: 'ana@correo.pe', since: at('10:00') };
    expect(await team.list()).toEqual([
      { ...luis, ...rest, roles: ['auditor'] },
      { ...ana, ...rest, roles: ['owner', 'cashier'] },
    ]);
  });

  test('changes one, who keeps the day of what stays; with no role left one is of the team no more', async () => {
    const team = await make();
    await team.setRoles('ana', ['owner'], at('10:00'));
    await team.setRoles('luis', ['owner'], at('10:00'));
    await team.lock();
    await team.setRoles('ana', ['owner', 'editor'], at('12:00'));
    expect(await team.list()).toMatchObject([{ userId: 'luis' }, { roles: ['owner', 'editor'], since: at('10:00') }]);
    await team.setRoles('ana', ['editor'], at('13:00'));
    expect(await team.list()).toMatchObject([{ roles: ['owner'] }, { roles: ['editor'], since: at('12:00') }]);
    await team.setRoles('ana', [], at('14:00'));
    expect(await team.rolesOf('ana')).toEqual([]);
    expect(await team.list()).toMatchObject([{ userId: 'luis' }]);
  });

  test('whoever cannot sign in is listed as such, and may do nothing', async () => {
    const team = await make();
    await team.setRoles('eva', ['owner'], at('10:00'));
    expect(await team.rolesOf('eva')).toEqual([]);
    expect(await team.list()).toMatchObject([{ userId: 'eva', roles: ['owner'], isDisabled: true }]);
  });
}
