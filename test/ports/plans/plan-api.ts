import { expect, test } from 'vitest';
import type { PlanApi } from '#application/browser/plans/ports/plan-api.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

export interface PlanApiUnderTest {
  readonly api: PlanApi;
  /** The secret of an open invitation to `nueva@correo.pe`, who has no account. */
  readonly secret: string;
}

/** What every `PlanApi` does. The factory gives that of an owner of plan 10 for four, in which Luis has a seat with access. */
export function planApiContract(make: () => Promise<PlanApiUnderTest>): void {
  const plan = async (api: PlanApi) => accepted(await api.managed()).plans[0];
  const luisIn = async (api: PlanApi) => {
    const luis = (await plan(api))?.members.find(({ email }) => email === 'luis@correo.pe');
    if (luis === undefined) throw new Error('Luis is not in the plan');
    return luis;
  };

  test('tells what the owner’s plan holds and who is in it', async () => {
    const { api } = await make();
    expect(accepted(await api.managed())).toMatchObject({ plans: [{ id: 10, seats: 4, page: 'pro' }] });
    expect(await luisIn(api)).toMatchObject({ state: 'active', email: 'luis@correo.pe' });
    expect(accepted(await api.mine())).toMatchObject({ plans: [{ id: 10, isOwn: true }], history: [] });
  });

  test('invites a list, each entry told, and once for a key', async () => {
    const { api } = await make();
    const list = 'Rosa <rosa@correo.pe>\nno es un correo';
    const results = accepted(await api.invite(10, list, 'key-of-this-test-1'));
    expect(results.map(({ email, outcome }) => [email, outcome])).toEqual([
      ['rosa@correo.pe', 'invited'],
      [null, 'email-invalid'],
    ]);
    expect(accepted(await api.invite(10, list, 'key-of-this-test-1'))).toEqual(results);
    expect(refused(await api.invite(99, list, 'key-of-this-test-2')).status).toBe(404);
    expect(refused(await api.invite(10, ' ', 'key-of-this-test-3')).field).toBe('list');
  });

  test('takes access away, gives it back, and removes', async () => {
    const { api } = await make();
    const { id } = await luisIn(api);
    accepted(await api.setAccess(id, false));
    expect(await luisIn(api)).toMatchObject({ state: 'disabled' });
    accepted(await api.setAccess(id, true));
    expect(await luisIn(api)).toMatchObject({ state: 'active' });
    accepted(await api.remove(id));
    expect((await plan(api))?.members.some(({ email }) => email === 'luis@correo.pe')).toBe(false);
    expect(refused(await api.resend('nadie')).status).toBe(404);
  });

  test('chooses who answers among those with access', async () => {
    const { api } = await make();
    const { userId } = await luisIn(api);
    accepted(await api.chooseResponsible(userId ?? ''));
    expect(accepted(await api.managed()).responsibleId).toBe(userId);
    expect(refused(await api.chooseResponsible('nadie')).kind).toBe('responsible-not-found');
  });

  test('opens an invitation, and registers with it', async () => {
    const { api, secret } = await make();
    expect(accepted(await api.invitation(secret))).toMatchObject({ email: 'nueva@correo.pe', hasAccount: false });
    expect(refused(await api.invitation('nada')).kind).toBe('invitation-unknown');
    expect(refused(await api.accept('nada')).kind).toBe('invitation-unknown');
    const person = { givenNames: 'Eva', paternalSurname: 'Paz', maternalSurname: '', password: 'tres tristes tigres' };
    const boxes = { acceptsTerms: true, acceptsMarketing: false };
    expect(refused(await api.register(secret, { ...person, ...boxes, acceptsTerms: false })).field).toBe(
      'acceptsTerms',
    );
    expect(accepted(await api.register(secret, { ...person, ...boxes })).token).not.toBe('');
  });
}
