import { beforeEach, describe, expect, test } from 'vitest';
import { PlanMembersInSql } from '#adapters/server/sql/plans/plan-members-in-sql.ts';
import { anInvitation } from '#test/support/plans/plan-member-builders.ts';
import { insertGrant } from '#test/support/shared/rows.ts';
import { onSale, Shopper, stockShop } from '#test/support/cart/shop.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

const leave = '/api/clientes/remove-invitado';
const takeBack = '/api/seminarios/remove-invitado';

let school: TestSchool;
let owner: Shopper;
let guest: Shopper;

beforeEach(async () => {
  school = await testSchool();
  await stockShop(school.db);
  owner = await new Shopper(school).signIn(await school.addUser({ email: 'ana@correo.pe' }));
  const guestId = await school.addUser({ email: 'luis@correo.pe', role: 1, guest_of: owner.userId });
  guest = await new Shopper(school).signIn(guestId);
  await insertGrant(school.db, owner.userId ?? '', onSale.proPlan.id, { extra_seats: 1 });
  const seat = { ownerId: owner.userId ?? '', planId: onSale.proPlan.id, userId: guestId, state: 'active' } as const;
  await new PlanMembersInSql(school.db).add(anInvitation('luis', seat));
});

/** The owner buys the seminar and lends a seat of it. */
async function lendSeat(to: Shopper) {
  await owner.add(onSale.seminar.slug);
  const { id } = (await owner.order('150.00')).json<{ id: string }>();
  const ofOrder = { source: 'order', order_id: id };
  await insertGrant(school.db, owner.userId ?? '', onSale.seminar.id, ofOrder);
  await insertGrant(school.db, to.userId ?? '', onSale.seminar.id, ofOrder);
}

const me = async (shopper: Shopper) =>
  (await shopper.call('POST', '/auth/me')).json<{ role: number; plan_id: number | null; menu: { plan: object } }>();
const owned = async (shopper: Shopper) => {
  const rows = await school.db
    .selectFrom('grants')
    .select('product_id')
    .where('user_id', '=', shopper.userId)
    .orderBy('product_id')
    .execute();
  return rows.map((row) => row.product_id);
};

describe('POST /api/clientes/remove-invitado', () => {
  test('GUEST-3: the guest is one no more, and has neither plan nor what was lent; what was bought stays', async () => {
    await lendSeat(guest);
    await insertGrant(school.db, guest.userId ?? '', onSale.book.id);
    expect(await me(guest)).toMatchObject({ role: 1, plan_id: onSale.proPlan.id });
    expect((await guest.form(leave, { email: ' Luis@correo.pe ' })).json()).toEqual({ removed: true });
    expect(await me(guest)).toMatchObject({ role: 0, plan_id: null });
    expect(await owned(guest)).toEqual([onSale.book.id]);
    expect(await owned(owner)).toEqual([onSale.seminar.id, onSale.proPlan.id]);
  });

  test('GUEST-1: then the guest may buy, at the price of who has no plan', async () => {
    await guest.add(onSale.course.slug);
    expect((await guest.cart()).json()).toMatchObject({ totals: { net: '150.00' } });
    expect((await guest.order('150.00')).json()).toMatchObject({ kind: 'guest-must-leave' });
    await guest.form(leave, { email: 'luis@correo.pe' });
    expect((await guest.order('150.00')).json()).toMatchObject({ kind: 'total-changed' });
    expect((await guest.order('199.90')).statusCode).toBe(201);
  });

  test('is answered the same when repeated, and for who never was a guest', async () => {
    for (const email of ['luis@correo.pe', 'luis@correo.pe']) {
      expect((await guest.form(leave, { email })).json()).toEqual({ removed: true });
    }
    expect((await owner.form(leave, { email: 'ana@correo.pe' })).json()).toEqual({ removed: true });
    const events = await school.db.selectFrom('account_events').select(['user_id', 'kind']).execute();
    expect(events).toEqual([{ user_id: guest.userId, kind: 'guest-status-left' }]);
    expect(await owned(owner)).toEqual([onSale.proPlan.id]);
  });

  test.each([
    [
      'of a plan in force, whose seat is free',
      null,
      / dejó tu Plan PRO Laboral\. Su cupo quedó libre/,
      '/main/gestion-usuarios',
    ],
    ['of a plan that is over', '2026-01-31T04:59:59.000Z', / dejó tu plan\.\s/, '/main/plan'],
  ])('GUEST-1: the owner is told by one letter: %s', async (_, ends_at, said, url) => {
    await school.db.updateTable('grants').set({ ends_at }).where('user_id', '=', owner.userId).execute();
    for (const email of ['luis@correo.pe', 'luis@correo.pe']) await guest.form(leave, { email });
    const letters = await school.db.selectFrom('outbox_mails').select(['recipient', 'text_body']).execute();
    expect(letters).toMatchObject([
      { recipient: expect.stringContaining('ana@correo.pe'), text_body: expect.stringMatching(said) },
    ]);
    expect(letters[0]?.text_body).toContain(`${url}\n`);
  });

  test('takes JSON as well', async () => {
    expect((await guest.call('POST', leave, { email: 'luis@correo.pe' })).json()).toEqual({ removed: true });
  });

  test('is the caller’s own to end, and nobody else’s', async () => {
    for (const [shopper, email] of [
      [owner, 'luis@correo.pe'],
      [guest, 'ana@correo.pe'],
      [guest, 'no es un correo'],
    ] as const) {
      const refused = await shopper.form(leave, { email });
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({ kind: 'email-not-yours', field: 'email' });
    }
    expect(await me(guest)).toMatchObject({ role: 1 });
  });

  test('asks for a sign-in and an e-mail', async () => {
    expect((await new Shopper(school).form(leave, { email: 'luis@correo.pe' })).statusCode).toBe(401);
    expect((await guest.form(leave, {})).json()).toMatchObject({ status: 400, field: 'email' });
  });
});

describe('POST /api/seminarios/remove-invitado', () => {
  const seat = { email: 'luis@correo.pe', slug: onSale.seminar.slug };

  test('GUEST-3: the owner takes back the seat, and only that', async () => {
    await lendSeat(guest);
    expect((await owner.form(takeBack, seat)).json()).toEqual({ removed: true });
    expect(await owned(guest)).toEqual([]);
    expect(await owned(owner)).toEqual([onSale.seminar.id, onSale.proPlan.id]);
    expect(await me(guest)).toMatchObject({ role: 1, plan_id: onSale.proPlan.id });
  });

  test('is answered the same when repeated, and for who never had a seat', async () => {
    await lendSeat(guest);
    for (const email of [seat.email, seat.email, 'nadie@correo.pe', 'no es un correo', 'ana@correo.pe']) {
      expect((await owner.form(takeBack, { ...seat, email })).json()).toEqual({ removed: true });
    }
    expect(await owned(owner)).toEqual([onSale.seminar.id, onSale.proPlan.id]);
  });

  test('a seminar that is not the caller’s is nobody’s to touch', async () => {
    await lendSeat(guest);
    const other = await new Shopper(school).signIn();
    for (const slug of [seat.slug, onSale.course.slug, 'no-existe']) {
      const refused = await other.form(takeBack, { ...seat, slug });
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({ kind: 'seminar-not-yours', field: 'slug' });
    }
    expect(await owned(guest)).toEqual([onSale.seminar.id]);
  });

  test('who owns the same seminar takes back no seat of somebody else’s', async () => {
    await lendSeat(guest);
    const other = await new Shopper(school).signIn();
    await insertGrant(school.db, other.userId ?? '', onSale.seminar.id);
    expect((await other.form(takeBack, seat)).json()).toEqual({ removed: true });
    expect(await owned(guest)).toEqual([onSale.seminar.id]);
  });

  test('asks for a sign-in', async () => {
    expect((await new Shopper(school).form(takeBack, seat)).statusCode).toBe(401);
  });
});
