import { beforeEach, describe, expect, test } from 'vitest';
import { ConfirmOrder } from '#application/server/orders/confirm-order.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { seller } from '#test/support/catalogue/catalogue-builders.ts';
import { insertSellers } from '#test/support/catalogue/catalogue-rows.ts';
import { insertCode, onSale, planPrices, seminarSeat, Shopper, stockShop } from '#test/support/cart/shop.ts';
import { insertGrant, insertProduct } from '#test/support/shared/rows.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

let school: TestSchool;
let visitor: Shopper;

beforeEach(async () => {
  school = await testSchool();
  await stockShop(school.db);
  visitor = new Shopper(school);
});

const kindOf = (answer: { readonly body: string }): string => (JSON.parse(answer.body) as { kind: string }).kind;

describe('POST /api/clientes/add-carrito', () => {
  test('CART-14: answers the product with every field of the specification', async () => {
    const answer = await visitor.add(onSale.course.slug);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id: 3,
      titulo: 'Derecho laboral',
      slug: 'derecho-laboral',
      modulo_id: 'VT',
      config_page: null,
      IGV: 18,
      precio_suscriptor: '150.00',
      precio_nosuscriptor: '199.90',
      precio_descuento: null,
      isValidDiscount: false,
      discount_product: null,
      codigo_sku: 'VT-3',
      tiempo_plan: null,
      promociones: [],
      cupones: [],
      subproductos: [],
      imagenes_producto: [{ imagen: '/portadas/derecho-laboral.svg' }],
      imagen_portada: '/portadas/derecho-laboral.svg',
      precios_plan: null,
      precios: [],
      usuarios_plan: null,
      categoria_producto: { categoria: { id: 1, titulo: 'Laboral' } },
      tipo: 0,
      libro_producto: null,
      seminarios_productos_usuarios: [],
      seminarios_productos_adicionales: [],
      facturacion_web: true,
      version: '2026-01-01T12:00:00.000Z',
      clase: 'course',
      is_free: false,
      es_grabacion: false,
      precio_id: null,
      participantes: [],
      ampliacion: null,
    });
  });

  test('takes a plan with the price that was chosen', async () => {
    const answer = await visitor.add(onSale.proPlan.slug, {
      id: '5',
      object: JSON.stringify({ plan_id: 5, precio_id: planPrices.year }),
      modulo_id: 'PA',
    });
    expect(answer.json()).toMatchObject({
      modulo_id: 'PA',
      config_page: 'pro',
      precio_nosuscriptor: '500.00',
      precio_descuento: '400.00',
      isValidDiscount: true,
      discount_product: { fecha_fin: '30/12/2026' },
      tiempo_plan: '1 año',
      precios_plan: { precio_principal: '500.00', precio_secundario: '30.00', precio_descuento_principal: '400.00' },
      precios: [
        { id: 51, principal: '50.00', tiempo_duracion: 1, tipo_tiempo_duracion: 'month' },
        { id: 52, principal: '500.00', tiempo_duracion: 1, tipo_tiempo_duracion: 'year' },
      ],
      usuarios_plan: 1,
      subproductos: [{ titulo: 'Derecho laboral' }],
      seminarios_productos_usuarios: [{ titulo: 'Usuario adicional', precio_principal: '30.00' }],
      precio_id: 52,
    });
    expect((await visitor.cart()).json()).toMatchObject({ totals: { net: '400.00' } });
  });

  test('gives a visitor a cart of their own, under a cookie that scripts cannot read', async () => {
    const answer = await visitor.add(onSale.course.slug);
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^escuela_carrito=[\w-]{43}; Max-Age=7776000; Path=\/api; HttpOnly; SameSite=Lax$/),
      // That there is one, and nothing else, is for the script to know.
      'escuela_hay_carrito=1; Max-Age=7776000; Path=/; SameSite=Lax',
    ]);
    expect((await new Shopper(school).cart()).json()).toMatchObject({ items: [] });
    expect((await visitor.cart()).json()).toMatchObject({ items: [{ productId: 3 }] });
  });

  test('SAFE-21: over https the cookie is this host’s alone; a cart under the former name goes on', async () => {
    const origins = { schoolOrigin: 'https://escuela.example', signInOrigin: 'https://ingreso.escuela.example' };
    const safe = await testSchool({ config: origins });
    await stockShop(safe.db);
    const answer = await new Shopper(safe).add(onSale.course.slug);
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-escuela_carrito=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      'escuela_hay_carrito=1; Max-Age=7776000; Path=/; Secure; SameSite=Lax',
    ]);
    const secret = answer.cookies[0]?.value ?? '';
    const before = await safe.app.inject({ url: '/api/v1/cart', cookies: { escuela_carrito: secret } });
    expect(before.json()).toMatchObject({ items: [{ productId: 3 }] });
    expect(before.cookies).toEqual([
      expect.objectContaining({ name: '__Host-escuela_carrito', value: secret, secure: true, path: '/' }),
      expect.objectContaining({ name: 'escuela_hay_carrito', value: '1' }),
      expect.objectContaining({ name: 'escuela_carrito', value: '', path: '/api' }),
    ]);
  });

  test('CART-5: leaves a product that is there already as it is', async () => {
    await visitor.add(onSale.seminar.slug);
    await visitor.call('PATCH', '/api/v1/cart/lines/1', { options: [{ optionId: seminarSeat, count: 2 }] });
    expect((await visitor.add(onSale.seminar.slug)).statusCode).toBe(200);
    expect((await visitor.cart()).json()).toMatchObject({
      items: [{ options: [{ count: 2 }] }],
      totals: { net: '190.00' },
    });
  });

  test('CART-3, CART-4: empties the paid cart for a free product, and the free cart for a paid one', async () => {
    await visitor.add(onSale.course.slug);
    expect((await visitor.add(onSale.free.slug)).json()).toMatchObject({ is_free: true });
    expect((await visitor.cart()).json()).toMatchObject({ items: [], freeItems: [{ productId: 4 }] });
    await visitor.add(onSale.book.slug);
    expect((await visitor.cart()).json()).toMatchObject({ items: [{ productId: 2 }], freeItems: [] });
  });

  test('CART-11: names the plan that stands in the way, and replaces it when asked', async () => {
    await visitor.add(onSale.proPlan.slug);
    const refused = await visitor.add(onSale.otherProPlan.slug);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      kind: 'plan-conflict',
      detail: 'En tu carrito ya está «Plan PRO Laboral», y los dos planes no van juntos.',
      data: { standing: { productId: 5, title: 'Plan PRO Laboral' } },
    });
    const replaced = await visitor.call('POST', '/api/v1/cart/plan-replacements', {
      slug: onSale.otherProPlan.slug,
      planPriceId: null,
      replaces: 5,
    });
    expect(replaced.json()).toMatchObject({ items: [{ productId: 6 }], totals: { net: '70.00' } });
  });

  test('CART-11: two plans in the way are both named, and leave together', async () => {
    await school.db.updateTable('products').set({ category_id: 1 }).where('id', '=', onSale.packPlan.id).execute();
    await visitor.add(onSale.proPlan.slug);
    await visitor.add(onSale.packPlan.slug);
    const { slug } = onSale.otherProPlan;
    expect((await visitor.add(slug)).json()).toMatchObject({
      detail: 'En tu carrito ya están «Plan PRO Laboral» y «Plan Pack», y no van con este plan.',
      data: { standing: { productId: 5 }, others: [{ productId: 7, title: 'Plan Pack' }] },
    });
    const asked = { slug, planPriceId: null, replaces: 5 };
    const replaced = await visitor.call('POST', '/api/v1/cart/plan-replacements', asked);
    expect(replaced.json()).toMatchObject({ items: [{ productId: 6 }] });
  });

  test('does not sell again what an account has for ever', async () => {
    await visitor.signIn();
    await insertGrant(school.db, visitor.userId ?? '', 3);
    const refused = await visitor.add(onSale.course.slug);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      kind: 'already-owned',
      detail: 'Ya tienes «Derecho laboral». Lo encuentras en Mis contenidos.',
      data: { slug: 'derecho-laboral' },
    });
  });

  test('sells again what is used up: a consultancy that was bought, or taken before signing in', async () => {
    await insertProduct(school.db, 9, { slug: 'consultoria', kind: 'consultancy', title: 'Consultoría' });
    const ana = await new Shopper(school).signIn();
    await insertGrant(school.db, ana.userId ?? '', 9);
    expect((await ana.add('consultoria')).statusCode).toBe(200);
    expect((await ana.cart()).json()).toMatchObject({ items: [{ productId: 9 }], notices: [] });
    await ana.call('DELETE', '/api/v1/cart');
    await visitor.add('consultoria');
    await visitor.signIn(ana.userId ?? '');
    const merged = await visitor.call('POST', '/api/v1/cart-merges');
    expect(merged.json()).toMatchObject({ cart: { items: [{ productId: 9 }], notices: [] } });
    expect((await visitor.order('118.00')).statusCode).toBe(201);
  });

  test('sells further seats of a seminar that was bought, at least one, and not the seminar again', async () => {
    const ana = await new Shopper(school).signIn();
    await insertGrant(school.db, ana.userId ?? '', onSale.seminar.id);
    expect((await ana.add(onSale.seminar.slug)).statusCode).toBe(200);
    const item = { productId: 1, title: 'Cupos adicionales de «Reforma tributaria»', seatsAlone: true };
    expect((await ana.cart()).json()).toMatchObject({
      items: [{ ...item, options: [{ id: seminarSeat, count: 1 }] }],
      totals: { net: '20.00', base: '16.95', tax: '3.05' },
      notices: [],
    });
    const choose = (count: number) =>
      ana.call('PATCH', '/api/v1/cart/lines/1', { options: [{ optionId: seminarSeat, count }] });
    expect((await choose(3)).json()).toMatchObject({ totals: { net: '60.00' } });
    expect((await choose(0)).json()).toMatchObject({ kind: 'option-count-invalid' });
    const made = await ana.order('60.00');
    expect(made.json()).toMatchObject({ lines: [{ title: item.title, net: '60.00' }] });
    const order = await school.school.get(Orders).find(made.json<{ id: string }>().id);
    if (order === null) throw new Error('The order was made');
    await school.school.write(ConfirmOrder, (confirm) => confirm.execute(order, 'payment-approved'));
    const seats = await ana.call('GET', `/api/v1/my-seminars/${onSale.seminar.slug}/seats`);
    expect(seats.json()).toEqual({ seats: 3, free: 3, canBuyMore: true, guests: [] });
    await ana.add(onSale.seminar.slug);
    const again = await ana.order('20.00');
    expect(again.statusCode).toBe(201);
    expect((await ana.startPayment(again.json<{ id: string }>().id)).statusCode).toBe(201);
  });

  test('sells no seats alone to whoever has the seminar by a seat that somebody lent, nor of what has none', async () => {
    const [owner, guest] = [await new Shopper(school).signIn(), await new Shopper(school).signIn()];
    await owner.add(onSale.seminar.slug);
    const order_id = (await owner.order('150.00')).json<{ id: string }>().id;
    await insertGrant(school.db, guest.userId ?? '', onSale.seminar.id, { order_id, source: 'order' });
    expect((await guest.add(onSale.seminar.slug)).json()).toMatchObject({ kind: 'already-owned' });
    await insertGrant(school.db, owner.userId ?? '', onSale.course.id);
    expect((await owner.add(onSale.course.slug)).json()).toMatchObject({ kind: 'already-owned' });
  });

  test('sells what a plan only lends', async () => {
    await visitor.signIn();
    await insertGrant(school.db, visitor.userId ?? '', 3, { ends_at: '2026-12-31T00:00:00.000Z' });
    expect((await visitor.add(onSale.course.slug)).statusCode).toBe(200);
  });

  test.each([
    ['another revista', { slug: 'derecho-laboral', revista: 'XX' }, 400, 'revista'],
    ['no slug', { revista: 'ES' }, 400, 'slug'],
    ['a slug that is sold nowhere', { slug: 'nada', revista: 'ES' }, 404, 'slug'],
    ['a draft', { slug: 'aun-no-publicado', revista: 'ES' }, 404, 'slug'],
    ['a token without a session', { slug: 'derecho-laboral', revista: 'ES', token: 'ana' }, 403, 'token'],
    ['another product’s id', { slug: 'plan-pro-laboral', revista: 'ES', id: '6' }, 400, 'id'],
    ['an object that is no JSON', { slug: 'plan-pro-laboral', revista: 'ES', object: '{' }, 400, 'object'],
    [
      'a price of another plan',
      { slug: 'plan-pro-laboral', revista: 'ES', object: '{"plan_id":5,"precio_id":61}' },
      400,
      'object',
    ],
    [
      'a price of no plan',
      { slug: 'derecho-laboral', revista: 'ES', object: '{"plan_id":3,"precio_id":61}' },
      400,
      'object',
    ],
  ])('refuses %s and names the field', async (_, fields, status, field) => {
    const refused = await visitor.form('/api/clientes/add-carrito', fields);
    expect(refused.statusCode).toBe(status);
    expect(refused.json()).toMatchObject({ field });
  });

  test('takes the caller’s own id as token, and no other', async () => {
    await visitor.signIn();
    expect((await visitor.add(onSale.course.slug, { token: visitor.userId ?? '' })).statusCode).toBe(200);
    expect((await visitor.add(onSale.course.slug, { token: 'somebody-else' })).statusCode).toBe(403);
  });
});

describe('the other calls of section 7', () => {
  test('CART-12: add-carrito-history writes down what was put in', async () => {
    const form = { slug: onSale.course.slug, revista: 'ES' };
    expect((await visitor.form('/api/clientes/add-carrito-history', form)).json()).toEqual({ success: false });
    await visitor.add(onSale.course.slug);
    expect((await visitor.form('/api/clientes/add-carrito-history', form)).json()).toEqual({ success: true });
    const events = await school.db.selectFrom('cart_events').select(['kind', 'product_id', 'user_id']).execute();
    expect(events).toEqual([{ kind: 'added', product_id: 3, user_id: null }]);
  });

  test('API-2.27: validate-plan answers the bare id, or nothing', async () => {
    const plan = await visitor.call('GET', `/api/clientes/validate-plan?slug=${onSale.proPlan.slug}`);
    expect([plan.statusCode, plan.body]).toEqual([200, '5']);
    expect(plan.headers['content-type']).toContain('application/json');
    const course = await visitor.call('GET', `/api/clientes/validate-plan?slug=${onSale.course.slug}`);
    expect([course.statusCode, course.body]).toEqual([204, '']);
    expect((await visitor.call('GET', '/api/clientes/validate-plan')).json()).toMatchObject({ field: 'slug' });
  });

  test('CART-6: remove takes the product out, and what is out already stays out', async () => {
    await visitor.add(onSale.course.slug);
    await visitor.add(onSale.book.slug);
    const remove = () => visitor.form('/api/clientes/remove', { revista: 'ES', item: '3' });
    expect((await remove()).json()).toEqual({ removed: true });
    expect((await remove()).json()).toEqual({ removed: true });
    expect((await visitor.cart()).json()).toMatchObject({ items: [{ productId: 2 }] });
    const events = await school.db.selectFrom('cart_events').select('kind').execute();
    expect(events).toEqual([{ kind: 'removed' }]);
  });

  test('remove refuses what is no product id', async () => {
    expect((await visitor.form('/api/clientes/remove', { revista: 'ES', item: 'abc' })).json()).toMatchObject({
      field: 'item',
    });
  });

  test('CART-13: set-free-products gives what is free, once, and writes to the account', async () => {
    await visitor.signIn();
    await visitor.add(onSale.free.slug);
    const form = { revista: 'ES', productos: JSON.stringify([onSale.free.slug]) };
    expect((await visitor.form('/api/user/set-free-products', form)).json()).toEqual({ saved: true });
    expect((await visitor.form('/api/user/set-free-products', form)).json()).toEqual({ saved: true });
    expect(await school.db.selectFrom('grants').select(['user_id', 'product_id', 'ends_at']).execute()).toEqual([
      { user_id: visitor.userId, product_id: 4, ends_at: null },
    ]);
    expect((await visitor.cart()).json()).toMatchObject({ freeItems: [] });
    expect(await school.db.selectFrom('outbox_mails').select('subject').execute()).toEqual([
      { subject: 'Ya es tuyo: Introducción al derecho' },
    ]);
  });

  test('set-free-products gives nothing that costs money', async () => {
    await visitor.signIn();
    const form = { revista: 'ES', productos: JSON.stringify([onSale.free.slug, onSale.course.slug]) };
    const refused = await visitor.form('/api/user/set-free-products', form);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ kind: 'product-not-free', field: 'productos' });
    expect(await school.db.selectFrom('grants').select('id').execute()).toEqual([]);
  });

  test('set-free-products asks for a sign-in and for a list', async () => {
    const form = { revista: 'ES', productos: '["x"]' };
    expect((await visitor.form('/api/user/set-free-products', form)).statusCode).toBe(401);
    await visitor.signIn();
    expect((await visitor.form('/api/user/set-free-products', { revista: 'ES', productos: 'x' })).json()).toMatchObject(
      { field: 'productos' },
    );
  });
});

describe('GET /api/v1/cart', () => {
  test('PRICE-7: prices the worked sheet as the decisions do, with every step', async () => {
    await insertCode(school.db);
    for (const { slug } of [onSale.seminar, onSale.book, onSale.course]) await visitor.add(slug);
    await visitor.call('PUT', '/api/v1/cart/code', { word: ' quince ' });
    const cart = (await visitor.cart()).json<{ derivation: { title: string }[] }>();
    expect(cart).toMatchObject({
      code: { origin: 'coupon', word: 'QUINCE', rate: 1500 },
      totals: { price: '439.80', discount: '65.97', net: '373.83', base: '328.46', tax: '45.37' },
      lines: [{ discount: '22.50' }, { discount: '13.49' }, { discount: '29.98' }],
      summary: { isCoupon: true, isPromotion: false, word: 'QUINCE', isWordValid: true, newTotal: '373.83' },
    });
    expect(cart.derivation.map(({ title }) => title)).toContain('Descuento en porcentaje');
  });

  test('charges the subscriber’s price to whoever has a plan in force', async () => {
    await visitor.signIn();
    await insertGrant(school.db, visitor.userId ?? '', 5, { ends_at: '2026-12-31T00:00:00.000Z' });
    await visitor.add(onSale.course.slug);
    expect((await visitor.cart()).json()).toMatchObject({ terms: { hasActivePlan: true }, totals: { net: '150.00' } });
  });

  test('names what is no longer sold, and leaves it out', async () => {
    await visitor.add(onSale.course.slug);
    await visitor.add(onSale.book.slug);
    await school.db.updateTable('products').set({ status: 'draft' }).where('id', '=', 3).execute();
    expect((await visitor.cart()).json()).toMatchObject({
      items: [{ productId: 2 }],
      notices: [{ kind: 'withdrawn', productId: 3 }],
    });
  });

  test('drops a code that lapsed since it was entered, and says so', async () => {
    await insertCode(school.db, { ends_at: '2026-03-11T04:59:59.000Z' });
    await visitor.add(onSale.course.slug);
    await visitor.call('PUT', '/api/v1/cart/code', { word: 'QUINCE' });
    school.clock.advance({ days: 1 });
    expect((await visitor.cart()).json()).toMatchObject({
      code: null,
      totals: { net: '199.90' },
      notices: [{ kind: 'code-expired', word: 'QUINCE' }],
    });
  });

  test('says clearly that a product’s tax rate is a mistake of the school', async () => {
    await visitor.add(onSale.course.slug);
    await school.db.updateTable('products').set({ igv_rate: 1000 }).where('id', '=', 3).execute();
    const refused = await visitor.cart();
    expect(refused.statusCode).toBe(500);
    expect(refused.json()).toMatchObject({ kind: 'tax-rate-not-in-force' });
  });
});

describe('codes', () => {
  test('are guessed forty times a minute, not more: by address, and by account', async () => {
    const guess = async () => (await visitor.call('PUT', '/api/v1/cart/code', { word: 'NADA' })).statusCode;
    for (let count = 1; count <= 40; count += 1) expect(await guess()).not.toBe(429);
    expect(await guess()).toBe(429);
    await visitor.signIn();
    for (let count = 1; count <= 40; count += 1) expect(await guess()).not.toBe(429);
    expect(await guess()).toBe(429);
    school.clock.advance({ minutes: 1 });
    expect(await guess()).not.toBe(429);
  });

  test('CART-2, PRICE-9: a newly entered valid code replaces the one in force; an invalid one changes nothing', async () => {
    await insertCode(school.db);
    await insertCode(school.db, { id: 2, word: 'CINCUENTA', amount_type: 1, amount: 5000 });
    await insertCode(school.db, { id: 3, word: 'VENCIDO', ends_at: '2026-02-01T04:59:59.000Z' });
    for (const { slug } of [onSale.seminar, onSale.book, onSale.course]) await visitor.add(slug);
    await visitor.call('PUT', '/api/v1/cart/code', { word: 'QUINCE' });
    const replaced = await visitor.call('PUT', '/api/v1/cart/code', { word: 'CINCUENTA' });
    expect(replaced.json()).toMatchObject({ totals: { net: '390.00', discount: '49.80' } });
    const refused = await visitor.call('PUT', '/api/v1/cart/code', { word: 'vencido' });
    expect(refused.json()).toMatchObject({
      kind: 'code-expired',
      field: 'word',
      detail: 'El código VENCIDO venció el 31/01/2026.',
    });
    expect((await visitor.cart()).json()).toMatchObject({ code: { word: 'CINCUENTA' } });
    expect((await visitor.call('DELETE', '/api/v1/cart/code')).json()).toMatchObject({
      code: null,
      totals: { net: '439.80' },
    });
  });

  test('are refused for an empty cart, unknown, and empty', async () => {
    await insertCode(school.db);
    expect(kindOf(await visitor.call('PUT', '/api/v1/cart/code', { word: 'QUINCE' }))).toBe('cart-empty');
    await visitor.add(onSale.course.slug);
    expect(kindOf(await visitor.call('PUT', '/api/v1/cart/code', { word: 'NADA' }))).toBe('code-unknown');
    expect((await visitor.call('PUT', '/api/v1/cart/code', { word: '  ' })).json()).toMatchObject({ field: 'word' });
  });

  test('coupons are nobody’s to read before they are entered; promotions are public', async () => {
    await insertCode(school.db);
    await insertCode(school.db, { id: 2, origin: 'promotion', word: 'MARZO' });
    const product = (await visitor.add(onSale.course.slug)).json<{ promociones: object[]; cupones: object[] }>();
    expect(product.cupones).toEqual([]);
    expect(product.promociones).toMatchObject([
      { palabra: 'MARZO', tipo_monto: 0, monto: '15.00', regla_promocion: 0 },
    ]);
  });
});

describe('PUT /api/v1/cart/seller', () => {
  const wordInForce = async () => (await visitor.cart()).json<{ code: { word: string } | null }>().code?.word ?? null;

  beforeEach(async () => {
    await insertCode(school.db, { id: 2 });
    await insertSellers(school.db, [seller()]);
  });

  test('CART-4: the seller’s code comes into force with each paid product, unless another is', async () => {
    const visited = await visitor.call('PUT', '/api/v1/cart/seller', { slug: seller().slug });
    expect(visited.json()).toMatchObject({ code: null, sellerCode: { word: 'MISTI10' } });
    await visitor.add(onSale.seminar.slug);
    expect((await visitor.cart()).json()).toMatchObject({
      summary: { isCoupon: false, isPromotion: false, sellerCode: 'MISTI10', isSellerCodeValid: true, word: '' },
      totals: { net: '135.00' },
    });
    await visitor.call('PUT', '/api/v1/cart/code', { word: 'QUINCE' });
    await visitor.add(onSale.book.slug);
    expect(await wordInForce()).toBe('QUINCE');
    await visitor.call('DELETE', '/api/v1/cart/code');
    expect(await wordInForce()).toBeNull();
    await visitor.add(onSale.course.slug);
    expect(await wordInForce()).toBe('MISTI10');
  });

  test('refuses a seller that is none', async () => {
    const refused = await visitor.call('PUT', '/api/v1/cart/seller', { slug: 'nadie' });
    expect(refused.json()).toMatchObject({ status: 404, kind: 'seller-not-found', field: 'slug' });
  });
});

describe('DELETE /api/v1/cart', () => {
  test('CART-7: empties the cart with its code and choices, and writes it down', async () => {
    await insertCode(school.db);
    await visitor.add(onSale.seminar.slug);
    await visitor.call('PATCH', '/api/v1/cart/lines/1', { options: [{ optionId: seminarSeat, count: 2 }] });
    await visitor.call('PUT', '/api/v1/cart/code', { word: 'QUINCE' });
    expect((await visitor.call('DELETE', '/api/v1/cart')).json()).toMatchObject({
      items: [],
      freeItems: [],
      code: null,
    });
    await visitor.add(onSale.seminar.slug);
    expect((await visitor.cart()).json()).toMatchObject({ code: null, totals: { net: '150.00' } });
    const events = await school.db.selectFrom('cart_events').select(['product_id', 'kind']).execute();
    expect(events).toEqual([{ product_id: 1, kind: 'removed' }]);
  });

  test('touches the caller’s cart alone, and is answered without one', async () => {
    await visitor.add(onSale.course.slug);
    const other = new Shopper(school);
    expect((await other.call('DELETE', '/api/v1/cart')).json()).toMatchObject({ items: [] });
    expect((await visitor.cart()).json()).toMatchObject({ items: [{ productId: 3 }] });
  });
});

describe('PATCH /api/v1/cart/lines/{productId}', () => {
  test('CART-9: chooses seats, and taking them back returns to the start', async () => {
    await visitor.add(onSale.seminar.slug);
    const choose = (count: number) =>
      visitor.call('PATCH', '/api/v1/cart/lines/1', { options: [{ optionId: seminarSeat, count }] });
    expect((await choose(3)).json()).toMatchObject({ totals: { net: '210.00' } });
    expect((await choose(0)).json()).toMatchObject({ totals: { net: '150.00' } });
  });

  test('changes a plan’s price and its seats', async () => {
    await visitor.add(onSale.proPlan.slug);
    const year = await visitor.call('PATCH', '/api/v1/cart/lines/5', {
      planPriceId: planPrices.year,
      options: [{ optionId: 0, count: 2 }],
    });
    expect(year.json()).toMatchObject({
      items: [{ plan: { priceId: 52, prices: [{ id: 51 }, { id: 52 }] }, duration: { amount: 1, unit: 'year' } }],
      totals: { net: '460.00' },
    });
  });

  test('an extension that was ticked stays when a plan’s price is changed', async () => {
    const extendable = { extension_discount: 3000, extension_factor: 2 };
    await school.db.updateTable('products').set(extendable).where('id', '=', 5).execute();
    await visitor.add(onSale.proPlan.slug);
    await visitor.call('PATCH', '/api/v1/cart/lines/5', { planPriceId: planPrices.month });
    await visitor.call('PATCH', '/api/v1/cart/lines/5', { isExtended: true });
    expect(
      (await visitor.call('PATCH', '/api/v1/cart/lines/5', { planPriceId: planPrices.year })).json(),
    ).toMatchObject({
      items: [{ plan: { priceId: planPrices.year }, isExtended: true }],
      totals: { net: '560.00' },
    });
  });

  test('what was found no longer for sale is named in the answer to the change that leaves it out', async () => {
    await visitor.add(onSale.seminar.slug);
    await visitor.add(onSale.book.slug);
    await school.db.updateTable('products').set({ status: 'draft' }).where('id', '=', 2).execute();
    const options = [{ optionId: seminarSeat, count: 1 }];
    expect((await visitor.call('PATCH', '/api/v1/cart/lines/1', { options })).json()).toMatchObject({
      items: [{ productId: 1 }],
      notices: [{ kind: 'withdrawn', productId: 2 }],
    });
    expect((await visitor.cart()).json()).toMatchObject({ items: [{ productId: 1 }], notices: [] });
  });

  test('CART-8: extends what can be extended', async () => {
    await school.db
      .updateTable('products')
      .set({ extension_discount: 3000, extension_factor: 2 })
      .where('id', '=', 3)
      .execute();
    await visitor.add(onSale.course.slug);
    expect((await visitor.call('PATCH', '/api/v1/cart/lines/3', { isExtended: true })).json()).toMatchObject({
      totals: { net: '279.86' },
    });
    expect((await visitor.call('PATCH', '/api/v1/cart/lines/3', { isExtended: false })).json()).toMatchObject({
      totals: { net: '199.90' },
    });
  });

  test.each([
    ['what is not in the cart', '/api/v1/cart/lines/2', { isExtended: true }, 'not-in-cart'],
    ['an extension that is not offered', '/api/v1/cart/lines/3', { isExtended: true }, 'not-extendable'],
    [
      'an option of another product',
      '/api/v1/cart/lines/3',
      { options: [{ optionId: 99, count: 1 }] },
      'option-unknown',
    ],
    ['a price of no plan', '/api/v1/cart/lines/3', { planPriceId: 51 }, 'plan-price-unknown'],
    ['too many seats', '/api/v1/cart/lines/3', { options: [{ optionId: 1, count: 1001 }] }, 'invalid-input'],
    ['half a seat', '/api/v1/cart/lines/3', { options: [{ optionId: 1, count: 0.5 }] }, 'invalid-input'],
  ])('refuses %s', async (_, url, body, kind) => {
    await visitor.add(onSale.course.slug);
    expect(kindOf(await visitor.call('PATCH', url, body))).toBe(kind);
  });

  test('refuses a visitor who has no cart', async () => {
    expect(kindOf(await visitor.call('PATCH', '/api/v1/cart/lines/3', { isExtended: true }))).toBe('no-cart');
  });
});

describe('POST /api/v1/cart-merges', () => {
  test('CART-12: brings what a visitor gathered into the account, once, and names what stays out', async () => {
    const ana = await new Shopper(school).signIn();
    await ana.add(onSale.book.slug);
    await ana.add(onSale.proPlan.slug);
    await insertGrant(school.db, ana.userId ?? '', 1);
    await insertCode(school.db);
    for (const { slug } of [onSale.seminar, onSale.book, onSale.course, onSale.otherProPlan]) await visitor.add(slug);
    await visitor.call('PUT', '/api/v1/cart/code', { word: 'QUINCE' });
    const secret = visitor.cookie;
    await visitor.signIn(ana.userId ?? '');

    expect((await visitor.cart()).json()).toMatchObject({ visitorCartWaits: true });
    const merged = await visitor.call('POST', '/api/v1/cart-merges');
    expect(merged.json()).toMatchObject({
      cart: {
        items: [{ productId: 2 }, { productId: 5 }, { productId: 3 }],
        code: { word: 'QUINCE' },
        notices: [{ kind: 'already-owned', productId: 1, title: 'Reforma tributaria' }],
      },
      leftOut: [{ productId: 6, title: 'Plan PRO Laboral Plus', standing: { title: 'Plan PRO Laboral' } }],
    });
    expect(visitor.cookie).toBeNull();
    expect((await visitor.cart()).json()).toMatchObject({ visitorCartWaits: false });
    const again = await visitor.call('POST', '/api/v1/cart-merges', undefined, {
      cookie: `escuela_carrito=${secret ?? ''}`,
    });
    expect(again.json()).toMatchObject({
      cart: { items: [{ productId: 2 }, { productId: 5 }, { productId: 3 }] },
      leftOut: [],
    });
  });

  test('asks for a sign-in', async () => {
    expect((await visitor.call('POST', '/api/v1/cart-merges')).statusCode).toBe(401);
  });
});
