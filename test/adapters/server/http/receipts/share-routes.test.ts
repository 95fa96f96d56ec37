import { beforeEach, expect, test } from 'vitest';
import type { OfficeShares } from '#application/read-models/receipts/month-shares.ts';
import { insertCode, onSale, Shopper, stockShop } from '#test/support/cart/shop.ts';
import { insertSharers } from '#test/support/receipts/sharers.ts';
import { payByCard } from '#test/support/orders/giving.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

eachDatabase('Shares of teachers and sellers', (database) => {
  let world: TestSchool;
  let owner: Shopper;
  let rosa: Shopper;
  let seller: Shopper;
  let orderNumber: number;

  /** Rosa teaches the course; a verified seller's code sold it on 10 March 2026 for 199.90 less 15 %. */
  beforeEach(async () => {
    world = await testSchool({ database: database() });
    await stockShop(world.db);
    rosa = await new Shopper(world).signIn(await world.addUser({ id: 'rosa', email: 'rosa@correo.pe' }));
    seller = await new Shopper(world).signIn(await world.addUser({ id: 'vende', email: 'ventas@tienda.pe' }));
    owner = await new Shopper(world).signIn(await world.addUser({ id: 'olga', email: 'olga@escuela.pe' }, ['owner']));
    await insertCode(world.db, { id: 9, origin: 'seller', word: 'TIENDA' });
    await insertSharers(world.db, { teacher: 'rosa', sellerEmail: 'Ventas@tienda.pe', codeId: 9 });
  });

  const agree = (party: object, rate: string, from = '2026-03-01', by = owner) =>
    by.call('POST', '/api/v1/staff/shares', { productId: null, ...party, rate, from });
  const teacher = { party: { kind: 'teacher', id: 1 }, productId: onSale.course.id };
  const ofSeller = { party: { kind: 'seller', id: 1 } };
  const all = async (month = '2026-03') =>
    (await owner.call('GET', `/api/v1/staff/shares?month=${month}`)).json<OfficeShares>();
  const own = async (who: Shopper, month = '2026-03') =>
    (await who.call('GET', `/api/v1/my-shares?month=${month}`)).json();

  const sells = async () => {
    const ana = await new Shopper(world).signIn(await world.addUser({ id: 'ana', email: 'ana@correo.pe' }));
    await ana.add(onSale.course.slug);
    await ana.call('PUT', '/api/v1/cart/code', { word: 'TIENDA' });
    const order = (await ana.order('169.91')).json<{ id: string; number: number }>();
    await payByCard(ana, order.id);
    orderNumber = order.number;
  };

  test('what was sold is shared by what was agreed on, each sees only their own, and a return takes back in its month', async () => {
    // Their menus lead there, and nobody else's.
    const earnsAs = async (who: Shopper) =>
      (await who.call('POST', '/auth/me', {})).json<{ earnsAs: string[] }>().earnsAs;
    expect(await Promise.all([rosa, seller, owner].map(earnsAs))).toEqual([['teacher'], ['seller'], []]);
    expect((await agree(teacher, '30')).statusCode).toBe(204);
    expect((await agree(ofSeller, '12.5')).statusCode).toBe(204);
    await sells();
    // 169.91 is 143.99 without IGV.
    const march = await all();
    expect(march).toMatchObject({ base: '143.99', school: '82.81', isKept: false });
    expect(march.statements.map(({ name, share }) => [name, share])).toEqual([
      ['Rosa Huamán', '43.19'],
      ['Tienda Paz', '17.99'],
    ]);
    expect(march.agreed.map(({ name, rate, from }) => [name, rate, from])).toEqual([
      ['Tienda Paz', 1250, '2026-03-01'],
      ['Rosa Huamán', 3000, '2026-03-01'],
    ]);
    expect((await own(rosa)).statements).toMatchObject([{ name: 'Rosa Huamán', share: '43.19' }]);
    expect((await own(seller)).statements).toMatchObject([{ name: 'Tienda Paz', share: '17.99' }]);
    expect(await own(await new Shopper(world).signIn())).toMatchObject({ statements: [], months: [] });
    const setNeverDue = (flag: 0 | 1) => world.db.updateTable('order_lines').set({ is_never_due: flag }).execute();
    await setNeverDue(1);
    expect(await all()).toMatchObject({ base: '0.00', school: '0.00', statements: [] });
    await setNeverDue(0);
    expect((await rosa.call('GET', '/api/v1/staff/shares')).statusCode).toBe(403);

    world.clock.advance({ days: 25 });
    for (const each of [owner, rosa]) await each.signIn(each.userId ?? '');
    expect((await owner.call('POST', '/api/v1/staff/books/2026-03/closing')).statusCode).toBe(204);
    const given = { reason: 'item-return', lines: [{ productId: onSale.course.id }] };
    const key = { 'idempotency-key': 'clave-de-la-devolucion' };
    const back = await owner.call('POST', `/api/v1/staff/orders/${orderNumber}/refunds`, given, key);
    expect(back.statusCode).toBeLessThan(300);
    expect(await all()).toMatchObject({ isKept: true, base: '143.99', school: '82.81' });
    const april = await all('2026-04');
    expect(april).toMatchObject({ base: '-143.99', school: '-82.81' });
    expect((await own(rosa, '2026-04')).statements).toMatchObject([{ share: '-43.19', rows: [{ base: '-143.99' }] }]);

    const text = await world.app.inject({ url: march.files[0]?.address ?? '' });
    expect(text.statusCode).toBe(410);
    const [csv, xlsx] = await Promise.all(april.files.map(({ address }) => world.app.inject({ url: address })));
    expect(csv?.body).toContain('Rosa Huamán');
    expect(csv?.body).toContain('-43.19');
    expect(xlsx?.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  test('is agreed on by an owner, never over the whole nor for a closed month; bad input names its field', async () => {
    const refused = async (answer: ReturnType<typeof agree>) => {
      const { status, field } = (await answer).json<{ status: number; field: string }>();
      return [status, field];
    };
    expect(await refused(agree(teacher, '30.123'))).toEqual([400, 'rate']);
    expect(await refused(agree(teacher, '101'))).toEqual([400, 'rate']);
    expect(await refused(agree(teacher, '30', '2026-02-30'))).toEqual([400, 'from']);
    expect(await refused(agree({ ...teacher, productId: onSale.book.id }, '30'))).toEqual([404, 'party']);
    expect((await agree(teacher, '60')).statusCode).toBe(204);
    expect(await refused(agree(ofSeller, '40.01'))).toEqual([409, 'rate']);
    expect((await agree(teacher, '0', '2026-03-20')).statusCode).toBe(204);
    expect((await agree(ofSeller, '100', '2026-03-20')).statusCode).toBe(204);
    const cashier = await new Shopper(world).signIn(
      await world.addUser({ id: 'carla', email: 'carla@escuela.pe' }, ['cashier']),
    );
    expect((await agree(teacher, '10', '2026-03-01', cashier)).statusCode).toBe(403);
    await sells();
    world.clock.advance({ days: 25 });
    await owner.signIn('olga');
    await owner.call('POST', '/api/v1/staff/books/2026-03/closing');
    expect(await refused(agree(teacher, '10', '2026-03-31'))).toEqual([409, 'from']);
    await expect(world.db.deleteFrom('revenue_shares').execute()).rejects.toThrow(/append-only|revenue_shares/);
  });
});
