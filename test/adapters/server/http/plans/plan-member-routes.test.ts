import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { Clock } from '#application/ports/clock.ts';
import { InvitationOfSecret } from '#application/server/plans/invitation-of-secret.ts';
import { LeaveGuestStatus } from '#application/server/plans/leave-guest-status.ts';
import { RegisterGuest } from '#application/server/plans/register-guest.ts';
import { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { rosa } from '#test/support/accounts/account-calls.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { PlanOffice } from '#test/support/plans/plan-office.ts';
import { insertGrant } from '#test/support/shared/rows.ts';
import { testSchool } from '#test/support/school/test-school.ts';

const newcomer = {
  givenNames: rosa.givenNames,
  paternalSurname: rosa.paternalSurname,
  password: rosa.password,
  acceptsTerms: true,
  acceptsMarketing: false,
};

/** Something happens while a password is hashed, which takes a while. */
class HasherMeanwhile extends PasswordHasher {
  constructor(private readonly happens: () => Promise<unknown>) {
    super();
  }
  async hash() {
    await this.happens();
    return 'a hash';
  }
  verify() {
    return Promise.resolve(false);
  }
}

eachDatabase('Plans and their people over HTTP', (database) => {
  let office: PlanOffice;
  beforeEach(async () => {
    office = await new PlanOffice(await testSchool({ database: database() })).open();
  });

  describe('inviting', () => {
    test('a list goes in as far as it can, and every line is told', async () => {
      await office.join('luis@correo.pe');
      await office.invite('eva@correo.pe');
      const outcomes = await office.outcomes(
        'Nombre;Correo\nRosa Paz;rosa@correo.pe\nRosa;rosa@correo.pe\nana@correo.pe\nluis@correo.pe\neva@correo.pe\nno es un correo\njuan@correo.pe',
      );
      expect(outcomes).toEqual([
        'invited',
        'repeated',
        'yourself',
        'already-member',
        'already-invited',
        'email-invalid',
        'no-seat',
      ]);
      expect(await office.managed()).toMatchObject({
        responsibleId: office.ownerId,
        plans: [
          {
            seats: 4,
            used: 4,
            members: [
              { email: 'luis@correo.pe', state: 'active', seat: 2, name: 'Ana María Quispe Rojas' },
              { email: 'eva@correo.pe', state: 'invited', seat: 3, name: '' },
              { email: 'rosa@correo.pe', state: 'invited', seat: 4, name: 'Rosa Paz' },
            ],
          },
        ],
      });
    });

    test('SAFE-18: says of nobody whether they have an account; refuses an empty list and a plan of somebody else', async () => {
      await office.school.addUser({ email: 'luis@correo.pe' });
      const answer = await office.invite('luis@correo.pe, eva@correo.pe');
      const told = answer.json<{ results: readonly { text: string; email: string }[] }>().results;
      expect(told.map(({ text: _, email: __, ...rest }) => rest)).toEqual([
        { outcome: 'invited' },
        { outcome: 'invited' },
      ]);
      expect((await office.invite(' \n ')).json()).toMatchObject({ status: 400, field: 'list' });
      expect((await office.invite('eva@correo.pe', office.owner, 11)).json()).toMatchObject({ status: 404 });
    });

    test('a repeated request invites once', async () => {
      const key = { ...office.owner, 'idempotency-key': 'the-same-key-again' };
      const first = await office.invite('eva@correo.pe', key);
      expect((await office.invite('eva@correo.pe', key)).json()).toEqual(first.json());
    });

    test('an invitation that nobody accepted in seven days frees its seat, and can be sent anew', async () => {
      await office.outcomes('eva@correo.pe, rosa@correo.pe, juan@correo.pe');
      const old = await office.secretFor('eva@correo.pe');
      office.school.clock.advance({ days: 7 });
      await office.renewOwner();
      expect((await office.managed()).plans).toMatchObject([{ used: 1, members: [{ state: 'expired' }, {}, {}] }]);
      expect(await office.check(old)).toMatchObject({ status: 410, kind: 'invitation-expired' });
      expect(await office.outcomes('uno@correo.pe, dos@correo.pe')).toEqual(['invited', 'invited']);
      const eva = await office.memberOf('eva@correo.pe');
      const again = await office.call('POST', `/api/v1/plan-members/${eva.id}/invitations`, office.owner);
      expect(again.statusCode).toBe(204);
      expect(await office.check(old)).toMatchObject({ status: 404 });
      expect(await office.check(await office.secretFor('eva@correo.pe'))).toMatchObject({ email: 'eva@correo.pe' });
      const rosas = await office.memberOf('rosa@correo.pe');
      const full = await office.call('POST', `/api/v1/plan-members/${rosas.id}/invitations`, office.owner);
      expect(full.json()).toMatchObject({ status: 409, kind: 'no-seat' });
    });
  });

  describe('accepting', () => {
    test('with an account: role 1, the plan and its products; once more changes nothing', async () => {
      const { bearer } = await office.join('luis@correo.pe');
      expect(await office.me(bearer)).toMatchObject({ role: 1, plan_id: office.plan });
      expect(await office.reachesCourse(bearer)).toBe(true);
      const secret = await office.secretFor('luis@correo.pe');
      expect((await office.accept(secret, bearer)).statusCode).toBe(204);
      expect(await office.check(secret)).toMatchObject({ status: 410, kind: 'invitation-used' });
    });

    test('as somebody new: the account is verified, signed in and a guest, and its consents are kept', async () => {
      await office.invite('Rosa Huamán <rosa@correo.pe>');
      const token = await office.secretFor('rosa@correo.pe');
      expect(await office.check(token)).toMatchObject({
        email: 'rosa@correo.pe',
        name: 'Rosa Huamán',
        planTitle: 'Plan Pro',
        ownerName: 'Ana María Quispe Rojas',
        hasAccount: false,
      });
      const answer = await office.call('POST', '/api/v1/guest-accounts', {}, { ...newcomer, token });
      expect(answer.statusCode).toBe(201);
      const bearer = { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
      expect(await office.me(bearer)).toMatchObject({ role: 1, email: 'rosa@correo.pe', emailVerified: true });
      expect(await office.reachesCourse(bearer)).toBe(true);
      const consents = await office.school.db.selectFrom('consents').select(['purpose', 'granted']).execute();
      expect(new Set(consents.map(({ purpose, granted }) => `${purpose} ${granted}`))).toEqual(
        new Set(['terms 1', 'marketing 0']),
      );
      const letters = await office.school.db.selectFrom('outbox_mails').select(['recipient', 'subject']).execute();
      const told = letters.filter(({ subject }) => subject === 'Rosa María Huamán ya usa el Plan Pro');
      expect(told.map(({ recipient }) => recipient)).toEqual(['"Ana María Quispe Rojas" <ana@correo.pe>']);
      expect(letters.filter(({ recipient }) => recipient.includes('rosa@correo.pe'))).toHaveLength(1);
    });

    test('as somebody new: what is wrong is named, and nothing is kept', async () => {
      await office.invite('rosa@correo.pe');
      const token = await office.secretFor('rosa@correo.pe');
      const given = { ...newcomer, token, acceptsTerms: false };
      const answer = await office.call('POST', '/api/v1/guest-accounts', {}, given);
      expect(answer.json()).toMatchObject({ status: 400, field: 'acceptsTerms' });
      await office.call('DELETE', `/api/v1/plan-members/${(await office.memberOf('rosa@correo.pe')).id}`, office.owner);
      const late = await office.call('POST', '/api/v1/guest-accounts', {}, { ...newcomer, token });
      expect(late.json()).toMatchObject({ status: 410, kind: 'invitation-revoked' });
      const users = await office.school.db.selectFrom('users').select('email').execute();
      expect(users.map(({ email }) => email)).toEqual(['ana@correo.pe']);
    });

    test('as somebody new: not for an address that has an account, which accepts signed in alone', async () => {
      const id = await office.school.addUser({ email: 'luis@correo.pe' });
      await office.invite('luis@correo.pe');
      const token = await office.secretFor('luis@correo.pe');
      const answer = await office.call('POST', '/api/v1/guest-accounts', {}, { ...newcomer, token });
      expect(answer.statusCode).toBe(409);
      expect(await office.memberOf('luis@correo.pe')).toMatchObject({ state: 'invited', userId: null });
      expect(await office.me(await office.school.signIn(id))).toMatchObject({ role: 0, plan_id: null });
    });

    test('not with the account of another address, not while in another’s plan, not while others are in one’s own', async () => {
      await office.invite('eva@correo.pe');
      const secret = await office.secretFor('eva@correo.pe');
      const stranger = await office.school.signIn(await office.school.addUser({ email: 'otra@correo.pe' }));
      expect((await office.accept(secret, stranger)).json()).toMatchObject({
        status: 403,
        kind: 'invitation-of-another',
      });
      expect((await office.accept(secret, {})).statusCode).toBe(401);
      const evaId = await office.school.addUser({ email: 'eva@correo.pe' });
      const eva = await office.school.signIn(evaId);
      await insertGrant(office.school.db, evaId, office.plan);
      expect((await office.invite('juan@correo.pe', eva)).statusCode).toBe(200);
      expect((await office.accept(secret, eva)).json()).toMatchObject({ status: 409, kind: 'manages-users' });
      const { bearer } = await office.join('luis@correo.pe');
      await office.invite('luis@correo.pe', eva);
      const other = await office.secretFor('luis@correo.pe');
      expect((await office.accept(other, bearer)).json()).toMatchObject({ status: 409, kind: 'guest-elsewhere' });
    });

    test('an unknown secret, and a plan that is over, say so', async () => {
      expect(await office.check('nada')).toMatchObject({ status: 404, kind: 'invitation-unknown' });
      await office.invite('eva@correo.pe');
      const secret = await office.secretFor('eva@correo.pe');
      await office.school.db.updateTable('grants').set({ ends_at: '2026-01-02T00:00:00.000Z' }).execute();
      expect(await office.check(secret)).toMatchObject({ status: 410, kind: 'invitation-plan-over' });
    });
  });

  describe('managing', () => {
    test('disabling takes access at once and keeps the seat; enabling gives it back', async () => {
      const { bearer } = await office.join('luis@correo.pe');
      const path = `/api/v1/plan-members/${(await office.memberOf('luis@correo.pe')).id}`;
      expect((await office.call('PATCH', path, office.owner, { enabled: false })).statusCode).toBe(204);
      expect(await office.reachesCourse(bearer)).toBe(false);
      expect(await office.me(bearer)).toMatchObject({ role: 1, plan_id: null });
      expect(await office.memberOf('luis@correo.pe')).toMatchObject({ state: 'disabled', seat: 2 });
      expect((await office.call('PATCH', path, office.owner, { enabled: true })).statusCode).toBe(204);
      expect(await office.reachesCourse(bearer)).toBe(true);
    });

    test('one that is withdrawn while the password of its new account is hashed leaves no account', async () => {
      await office.invite('rosa@correo.pe');
      const token = await office.secretFor('rosa@correo.pe');
      const { id } = await office.memberOf('rosa@correo.pe');
      const { school } = office.school;
      const hasher = new HasherMeanwhile(() => office.call('DELETE', `/api/v1/plan-members/${id}`, office.owner));
      const ports = [school.get(Fingerprints), school.get(UnitOfWork), school.settings, school.get(Clock)] as const;
      const register = new RegisterGuest(school.get(InvitationOfSecret), hasher, ...ports);
      const given = { ...newcomer, maternalSurname: '' };
      const device = { userAgent: '', address: '200.1.2.3' };
      const refused = await register.execute(token, given, { app: 'school', device });
      expect(refused).toMatchObject({ ok: false, refusal: { kind: expect.stringMatching(/^invitation-/) } });
      const rosas = office.school.db.selectFrom('users').select('id').where('email', '=', 'rosa@correo.pe');
      expect(await rosas.execute()).toEqual([]);
    });

    test('removing ends it, frees the seat, and may be repeated', async () => {
      const { bearer } = await office.join('luis@correo.pe');
      const { id } = await office.memberOf('luis@correo.pe');
      for (const _ of [1, 2]) {
        expect((await office.call('DELETE', `/api/v1/plan-members/${id}`, office.owner)).statusCode).toBe(204);
      }
      expect(await office.me(bearer)).toMatchObject({ role: 0, plan_id: null });
      expect((await office.managed()).plans).toMatchObject([{ used: 1, members: [] }]);
      expect(await office.outcomes('luis@correo.pe')).toEqual(['invited']);
    });

    test('the end of the plan ends it for everybody, and renewing gives it back', async () => {
      const { bearer } = await office.join('luis@correo.pe');
      const ends = (at: string) => office.school.db.updateTable('grants').set({ ends_at: at }).execute();
      await ends('2026-01-02T00:00:00.000Z');
      expect(await office.reachesCourse(bearer)).toBe(false);
      expect((await office.managed()).plans).toEqual([]);
      await ends('2027-01-02T00:00:00.000Z');
      expect(await office.reachesCourse(bearer)).toBe(true);
    });

    test('a smaller renewal leaves the last seats without access', async () => {
      await office.join('uno@correo.pe');
      const last = await office.join('dos@correo.pe');
      await office.school.db.updateTable('products').set({ plan_seats: 2 }).where('id', '=', office.plan).execute();
      expect(await office.reachesCourse(last.bearer)).toBe(false);
      expect(await office.outcomes('tres@correo.pe')).toEqual(['no-seat']);
    });

    test('not signed in, and not yours: every call refuses, and nothing changes', async () => {
      await office.join('luis@correo.pe');
      const { id, userId } = await office.memberOf('luis@correo.pe');
      const strangerId = await office.school.addUser({ email: 'otra@correo.pe' });
      await insertGrant(office.school.db, strangerId, office.plan);
      const stranger = await office.school.signIn(strangerId);
      const calls = [
        ['POST', `/api/v1/managed-plans/99/invitations`, { list: 'eva@correo.pe' }],
        ['POST', `/api/v1/plan-members/${id}/invitations`, undefined],
        ['PATCH', `/api/v1/plan-members/${id}`, { enabled: false }],
        ['DELETE', `/api/v1/plan-members/${id}`, undefined],
        ['PUT', `/api/v1/responsibles/${userId}`, undefined],
      ] as const;
      for (const [method, url, body] of calls) {
        expect((await office.call(method, url, {}, body)).statusCode).toBe(401);
        expect((await office.call(method, url, stranger, body)).statusCode).toBe(404);
      }
      for (const url of ['/api/v1/managed-plans', '/api/v1/my-plans', '/api/clientes/get-responsables']) {
        expect((await office.call('GET', url)).statusCode).toBe(401);
      }
      const theirs = await office.call('GET', '/api/v1/managed-plans', stranger);
      expect(theirs.json()).toMatchObject({ plans: [{ members: [] }] });
      expect(await office.memberOf('luis@correo.pe')).toMatchObject({ state: 'active' });
    });
  });

  describe('GET /api/clientes/get-responsables', () => {
    const responsibles = async (headers: Record<string, string>) =>
      (await office.call('GET', '/api/clientes/get-responsables', headers)).json<{
        responsables: { id: string; estado: number }[];
      }>().responsables;

    test('exactly one is active: the owner, then whoever is chosen, then the owner again', async () => {
      const luis = await office.join('luis@correo.pe');
      expect(await responsibles(office.owner)).toEqual([
        { id: office.ownerId, nombre_completo: 'Ana María Quispe Rojas', estado: 1 },
        { id: luis.id, nombre_completo: 'Ana María Quispe Rojas', estado: 0 },
      ]);
      const choose = await office.call('PUT', `/api/v1/responsibles/${luis.id}`, office.owner);
      expect(choose.statusCode).toBe(204);
      expect((await responsibles(office.owner)).map(({ estado }) => estado)).toEqual([0, 1]);
      expect((await office.me(office.owner)).responsables.map(({ estado }) => estado)).toEqual([0, 1]);
      expect(await responsibles(luis.bearer)).toMatchObject([{ id: luis.id, estado: 1 }]);
      const { id } = await office.memberOf('luis@correo.pe');
      await office.call('PATCH', `/api/v1/plan-members/${id}`, office.owner, { enabled: false });
      expect(await responsibles(office.owner)).toMatchObject([{ id: office.ownerId, estado: 1 }]);
    });

    test('whoever has no plan answers for themselves', async () => {
      const id = await office.school.addUser({ email: 'sola@correo.pe' });
      expect(await responsibles(await office.school.signIn(id))).toMatchObject([{ id, estado: 1 }]);
    });
  });

  test('GET /api/v1/my-plans: an own plan with seats, a lent one with who answers, a paused one named', async () => {
    const luis = await office.join('luis@correo.pe');
    const mine = async (headers: Record<string, string>) =>
      (await office.call('GET', '/api/v1/my-plans', headers)).json();
    expect(await mine(office.owner)).toMatchObject({
      plans: [{ id: 10, isOwn: true, seats: { total: 4, used: 2 }, responsible: null, holds: [{ id: 20 }] }],
      history: [],
      pausedBy: null,
    });
    expect(await mine(luis.bearer)).toMatchObject({
      plans: [{ id: 10, isOwn: false, seats: null, responsible: 'Ana María Quispe Rojas', holds: [{ id: 20 }] }],
    });
    const { id } = await office.memberOf('luis@correo.pe');
    await office.call('PATCH', `/api/v1/plan-members/${id}`, office.owner, { enabled: false });
    expect(await mine(luis.bearer)).toMatchObject({ plans: [], pausedBy: 'Ana María Quispe Rojas' });
  });
});

onPostgres('Seats under a race', (database) => {
  let office: PlanOffice;
  beforeEach(async () => {
    office = await new PlanOffice(await testSchool({ database: database() })).open(2);
  });

  test('fifty invitations for the last seat: one goes in, the others are told', async () => {
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, index) => office.outcomes(`persona-${index}@correo.pe`)),
    );
    const told = all.flat();
    expect(told.filter((each) => each === 'invited')).toHaveLength(1);
    expect(told.filter((each) => each === 'no-seat')).toHaveLength(49);
    expect((await office.managed()).plans).toMatchObject([{ seats: 2, used: 2, members: [{ seat: 2 }] }]);
  });

  test('two accepts of one invitation: one account, one guest', async () => {
    await office.invite('rosa@correo.pe');
    const token = await office.secretFor('rosa@correo.pe');
    const register = () => office.call('POST', '/api/v1/guest-accounts', {}, { ...newcomer, token });
    const codes = (await Promise.all([register(), register()])).map(({ statusCode }) => statusCode);
    expect(codes.toSorted()).toEqual([201, expect.toSatisfy((code: number) => code === 409 || code === 410)]);
    expect((await office.managed()).plans).toMatchObject([{ used: 2, members: [{ state: 'active' }] }]);
    const users = await office.school.db.selectFrom('users').select('id').where('role', '=', 1).execute();
    expect(users).toHaveLength(1);
  });

  test('one person accepting two plans at once becomes the guest of one', async () => {
    const otherId = await office.school.addUser({ email: 'otra@correo.pe' });
    await insertGrant(office.school.db, otherId, office.plan);
    const luis = await office.school.signIn(await office.school.addUser({ email: 'luis@correo.pe' }));
    await office.invite('luis@correo.pe');
    const first = await office.secretFor('luis@correo.pe');
    await office.invite('luis@correo.pe', await office.school.signIn(otherId));
    const second = await office.secretFor('luis@correo.pe');
    const codes = (await Promise.all([office.accept(first, luis), office.accept(second, luis)])).map(
      ({ statusCode }) => statusCode,
    );
    expect(codes.toSorted()).toEqual([204, 409]);
  });

  test('GUEST-1: an owner who takes a guest off while they leave finds nothing left to do, and one letter goes out', async () => {
    const luis = await office.join('luis@correo.pe');
    const { id } = await office.memberOf('luis@correo.pe');
    const { db, school } = office.school;
    const subjects = async () => {
      const mails = await db.selectFrom('outbox_mails').select('subject').orderBy('id').execute();
      return mails.map(({ subject }) => subject).filter((subject) => /dejó|Ya no usas/.test(subject));
    };
    // A backend of this school's own tables that waits for a row.
    const waiting = sql`select 1 from pg_locks as asked join pg_locks as held on held.pid = asked.pid
      where not asked.granted and held.relation = 'users'::regclass`;
    let isAnswered = false;
    const removing = await school.write(LeaveGuestStatus, async (leave) => {
      expect((await leave.execute(luis.id, 'luis@correo.pe')).ok).toBe(true);
      const answer = office.call('DELETE', `/api/v1/plan-members/${id}`, office.owner).finally(() => {
        isAnswered = true;
      });
      await expect
        .poll(async () => isAnswered || (await waiting.execute(db)).rows.length > 0, { timeout: 20_000 })
        .toBe(true);
      return { answer };
    });
    expect((await removing.answer).statusCode).toBe(204);
    expect(await subjects()).toEqual(['Ana María Quispe Rojas dejó tu Plan Pro']);
    const events = db.selectFrom('account_events').select('kind').where('user_id', '=', luis.id);
    expect((await events.execute()).map(({ kind }) => kind)).not.toContain('plan-removed');
    expect((await office.managed()).plans).toMatchObject([{ used: 1, members: [] }]);
  });

  test('choosing a responsible by several at once leaves exactly one', async () => {
    await office.school.db.updateTable('products').set({ plan_seats: 6 }).where('id', '=', office.plan).execute();
    const people = [];
    for (const name of ['uno', 'dos', 'tres']) people.push(await office.join(`${name}@correo.pe`));
    await Promise.all(people.map(({ id }) => office.call('PUT', `/api/v1/responsibles/${id}`, office.owner)));
    const answer = await office.call('GET', '/api/clientes/get-responsables', office.owner);
    const { responsables } = answer.json<{ responsables: { estado: number }[] }>();
    expect(responsables.filter(({ estado }) => estado === 1)).toHaveLength(1);
  });
});
