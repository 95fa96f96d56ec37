import { beforeEach, describe, expect, test } from 'vitest';
import type { InvitationToTeam, ShownTeam } from '#application/read-models/office/team.ts';
import { SecondFactors } from '#application/server/accounts/ports/second-factors.ts';
import { OfferFirstOwner } from '#application/server/office/offer-first-owner.ts';
import { OfficeLog } from '#application/server/office/ports/office-log.ts';
import { Team } from '#application/server/office/ports/team.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

let world: TestSchool;
let owner: string;

beforeEach(async () => {
  world = await testSchool();
  owner = await world.addUser({ given_names: 'Teresa', email: 'teresa@escuela.pe' }, ['owner']);
});

async function call(userId: string | null, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const headers = userId === null ? {} : await world.signIn(userId);
  const answer = await world.app.inject({ method, url: `/api/v1/${path}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json<Record<string, unknown>>() };
}

const team = async () => (await call(owner, 'GET', 'staff/team')).body as unknown as ShownTeam;
const invite = (email: string, ...roles: readonly OfficeRole[]) =>
  call(owner, 'POST', 'staff/team/invitations', { email, roles });
const open = (secret: string) => call(null, 'POST', 'team-invitation-checks', { secret });
const accept = (userId: string, secret: string) => call(userId, 'POST', 'team-invitation-acceptances', { secret });
const rolesOf = (userId: string) => world.school.get(Team).rolesOf(userId);

/** The secrets of the letters of invitations, in their order. */
async function secrets(): Promise<readonly string[]> {
  const letters = await world.db
    .selectFrom('outbox_mails')
    .select('text_body')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return letters.flatMap(({ text_body }) => /\/colaboradores\/invitacion\/(\S+)/.exec(text_body)?.[1] ?? []);
}
const lastSecret = async () => (await secrets()).at(-1) ?? '';

describe('an invitation to the team', () => {
  test('goes out by letter, and the account of its address has the roles once it accepts', async () => {
    const luis = await world.addUser({ email: 'luis@correo.pe', email_verified_at: null });
    expect((await invite(' Luis@correo.pe', 'cashier', 'support')).status).toBe(204);
    expect((await team()).invitations).toMatchObject([{ email: 'luis@correo.pe', roles: ['cashier', 'support'] }]);
    expect(JSON.stringify(await team())).not.toContain(await lastSecret());
    expect((await open(await lastSecret())).body).toMatchObject({
      inviter: 'Teresa Quispe Rojas',
      email: 'luis@correo.pe',
      roles: ['cashier', 'support'],
    } satisfies Partial<InvitationToTeam>);
    expect(await rolesOf(luis)).toEqual([]);
    expect((await accept(luis, await lastSecret())).status).toBe(204);
    expect(await rolesOf(luis)).toEqual(['cashier', 'support']);
    expect((await accept(luis, await lastSecret())).status).toBe(204);
    expect((await team()).invitations).toEqual([]);
    expect((await team()).members.map(({ email }) => email)).toContain('luis@correo.pe');
    expect(await open(await lastSecret())).toMatchObject({ status: 410, body: { kind: 'team-invitation-used' } });
    const verified = await world.db.selectFrom('users').select('email_verified_at').where('id', '=', luis).execute();
    expect(verified[0]?.email_verified_at).not.toBeNull();
  });

  test('is nobody else’s, and what opens nothing says so', async () => {
    const eva = await world.addUser({ email: 'eva@correo.pe' });
    await invite('luis@correo.pe', 'owner');
    const refused = await accept(eva, await lastSecret());
    expect(refused).toMatchObject({ status: 403, body: { kind: 'team-invitation-of-another' } });
    expect(await rolesOf(eva)).toEqual([]);
    expect(await accept(eva, 'nada')).toMatchObject({ status: 404, body: { field: 'secret' } });
    expect(await open('nada')).toMatchObject({ status: 404, body: { kind: 'team-invitation-unknown' } });
  });

  test('holds a week; sent again it holds another, by the new link alone, a minute later at the earliest', async () => {
    const luis = await world.addUser({ email: 'luis@correo.pe' });
    await invite('luis@correo.pe', 'editor');
    const { id } = (await team()).invitations[0] ?? { id: '' };
    const again = () => call(owner, 'POST', `staff/team/invitations/${id}/letters`);
    expect(await again()).toMatchObject({ status: 429, body: { kind: 'mail-just-sent' } });
    world.clock.advance({ days: 7 });
    const first = await lastSecret();
    expect(await open(first)).toMatchObject({ status: 410, body: { kind: 'team-invitation-expired' } });
    expect(await accept(luis, first)).toMatchObject({ status: 410 });
    expect((await again()).status).toBe(204);
    expect((await open(first)).status).toBe(404);
    expect((await accept(luis, await lastSecret())).status).toBe(204);
    expect(await rolesOf(luis)).toEqual(['editor']);
    expect(await again()).toMatchObject({ status: 404, body: { kind: 'team-invitation-not-found' } });
  });

  test('withdrawn it opens nothing, and the address can be asked anew', async () => {
    await invite('luis@correo.pe', 'owner');
    const { id } = (await team()).invitations[0] ?? { id: '' };
    expect((await call(owner, 'DELETE', `staff/team/invitations/${id}`)).status).toBe(204);
    expect((await open(await lastSecret())).status).toBe(404);
    expect((await call(owner, 'DELETE', `staff/team/invitations/${id}`)).status).toBe(404);
    expect((await invite('luis@correo.pe', 'auditor')).status).toBe(204);
  });

  test('is asked once of an address, of one that is not of the team, for a role at least', async () => {
    expect((await invite('luis@correo.pe', 'owner')).status).toBe(204);
    expect(await invite('luis@correo.pe', 'editor')).toMatchObject({
      status: 409,
      body: { kind: 'already-invited-to-team', field: 'email' },
    });
    world.clock.advance({ days: 8 });
    expect((await invite('luis@correo.pe', 'editor')).status).toBe(204);
    expect((await team()).invitations).toMatchObject([{ roles: ['editor'] }]);
    expect(await invite('teresa@escuela.pe', 'editor')).toMatchObject({
      status: 409,
      body: { kind: 'already-in-team' },
    });
    expect(await invite('eva@correo.pe')).toMatchObject({ status: 400, body: { field: 'roles' } });
    expect(await invite('eva', 'editor')).toMatchObject({ status: 400, body: { field: 'email' } });
  });
});

describe('the roles of the team', () => {
  const set = (userId: string, ...roles: readonly OfficeRole[]) =>
    call(owner, 'PUT', `staff/team/members/${userId}/roles`, { roles });

  test('are set, and taken all; the last owner stays, and only who is of the team is given any', async () => {
    const luis = await world.addUser({}, ['cashier']);
    expect((await set(luis, 'auditor', 'editor')).status).toBe(204);
    expect(await rolesOf(luis)).toEqual(['editor', 'auditor']);
    expect(await set(owner, 'auditor')).toMatchObject({ status: 409, body: { kind: 'last-owner', field: 'roles' } });
    expect((await set(luis)).status).toBe(204);
    expect(await set(luis, 'owner')).toMatchObject({ status: 404, body: { kind: 'member-not-found' } });
    expect((await team()).members.map(({ userId }) => userId)).toEqual([owner]);
  });
});

describe('the second factor of one of the team', () => {
  const reset = (by: string, of: string) => call(by, 'DELETE', `staff/team/members/${of}/second-factor`);
  const withFactor = async (userId: string) => {
    const factors = world.school.get(SecondFactors);
    await factors.begin(userId, 'JBSWY3DPEHPK3PXP', world.clock.now());
    await factors.confirm(userId, 0, world.clock.now());
  };
  const hasFactor = (userId: string) => world.school.get(SecondFactors).isOn(userId);

  test('is taken by another owner from whoever lost it, who is told, and whose sign-ins end; the log says who did it', async () => {
    const luis = await world.addUser({ email: 'luis@correo.pe' }, ['owner']);
    for (const each of [owner, luis]) await withFactor(each);
    const open = await world.signIn(luis);
    expect((await team()).members.map((each) => [each.userId, each.hasFactorToReset])).toEqual(
      expect.arrayContaining([
        [owner, false],
        [luis, true],
      ]),
    );
    expect((await reset(owner, luis)).status).toBe(204);
    expect([await hasFactor(luis), await hasFactor(owner)]).toEqual([false, true]);
    const since = await world.app.inject({ url: '/api/v1/staff/team', headers: open });
    expect(since.statusCode).toBe(401);
    const letters = await world.db.selectFrom('outbox_mails').select(['subject', 'recipient']).execute();
    expect(letters).toEqual([
      {
        subject: 'La escuela retiró tu verificación en dos pasos',
        recipient: expect.stringContaining('luis@correo.pe'),
      },
    ]);
    const [line] = await world.school.get(OfficeLog).list(null, 1);
    expect(line).toMatchObject({ action: 'factor-reset', by: { id: owner }, thing: { kind: 'member', id: luis } });
    expect(await reset(owner, luis)).toMatchObject({ status: 409, body: { kind: 'factor-off' } });
  });

  test('is nobody’s own to take, nor that of whoever is not of the team', async () => {
    const ana = await world.addUser({ email: 'ana@correo.pe' });
    for (const each of [owner, ana]) await withFactor(each);
    expect(await reset(owner, owner)).toMatchObject({ status: 409, body: { kind: 'factor-own' } });
    expect(await reset(owner, ana)).toMatchObject({ status: 404, body: { kind: 'member-not-found' } });
    expect([await hasFactor(owner), await hasFactor(ana)]).toEqual([true, true]);
  });
});

describe('the first owner', () => {
  const offer = () => world.school.write(OfferFirstOwner, (use) => use.execute());

  test('of a school without one is whoever opens the address of the last start, once', async () => {
    await world.db.deleteFrom('account_roles').execute();
    const [first, second] = [await offer(), await offer()];
    const [ana, luis] = [await world.addUser(), await world.addUser()];
    expect((await open(first?.secret ?? '')).status).toBe(404);
    expect((await open(second?.secret ?? '')).body).toMatchObject({ inviter: '', email: '', roles: ['owner'] });
    expect((await accept(ana, second?.secret ?? '')).status).toBe(204);
    expect(await rolesOf(ana)).toEqual(['owner']);
    expect((await accept(luis, second?.secret ?? '')).status).toBe(410);
    expect(await offer()).toBeNull();
  });

  test('is not offered where there is one; what was offered before is worth nothing then', async () => {
    expect(await offer()).toBeNull();
    await world.db.deleteFrom('account_roles').execute();
    const offered = await offer();
    const luis = await world.addUser({}, ['owner']);
    const ana = await world.addUser();
    expect(await accept(ana, offered?.secret ?? '')).toMatchObject({ status: 410 });
    expect([await rolesOf(ana), await rolesOf(luis)]).toEqual([[], ['owner']]);
  });

  test('holds a day', async () => {
    await world.db.deleteFrom('account_roles').execute();
    const offered = await offer();
    world.clock.advance({ days: 1 });
    expect((await accept(await world.addUser(), offered?.secret ?? '')).status).toBe(410);
  });
});
