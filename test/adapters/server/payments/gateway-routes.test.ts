import { beforeEach, describe, expect, test } from 'vitest';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { onSale, Shopper, stockShop } from '#test/support/cart/shop.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

let school: TestSchool;
let buyer: Shopper;
let page: string;

beforeEach(async () => {
  school = await testSchool();
  await stockShop(school.db);
  buyer = await new Shopper(school).signIn();
  await buyer.add(onSale.course.slug);
  const { id } = (await buyer.order('199.90')).json<Wire<PlacedOrder>>();
  page = (await buyer.startPayment(id)).json<{ page: string }>().page;
});

const look = (address: string) => school.app.inject({ method: 'GET', url: address });
const card = { number: '4111 1111 1111 1111', holder: 'ANA QUISPE', expiry: '08/29', securityCode: '123' };

describe('the simulated gateway’s page', () => {
  test('says plainly that it is one, what is paid, and which cards it knows', async () => {
    const answer = await look(page);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    for (const text of [
      'Pasarela de prueba',
      'S/.\u00A0199.90',
      'Pedido N.º 1',
      '4111 1111 1111 1111',
      '4000 0000 0000 0002',
      '5200 8282 8282 8210',
      '5105 1051 0510 5100',
    ]) {
      expect(answer.body).toContain(text);
    }
    expect(answer.body).not.toMatch(/<script(?![^>]*src=)|\sstyle=|\son\w+=/);
  });

  test('fills a test card in when asked', async () => {
    const { body } = await look(`${page}?tarjeta=4000000000000002`);
    expect(body).toContain('value="4000 0000 0000 0002"');
    expect((await look(`${page}?tarjeta="><script>`)).body).not.toContain('<script>');
  });

  test('names what is wrong and gives back what was typed, but the security code', async () => {
    const answer = await buyer.post(page, { ...card, number: '4111', holder: '<b>ANA</b>', securityCode: '1' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('Este número de tarjeta no es válido. Revísalo.');
    expect(answer.body).toContain('Son 3 o 4 números.');
    expect(answer.body).toContain('value="&#60;b&#62;ANA&#60;/b&#62;"');
    expect(answer.body).toContain('id="securityCode" name="securityCode" value=""');
  });

  test('goes back by a form of its own, with a token and without the card', async () => {
    const { body } = await buyer.post(page, card);
    expect(body).toMatch(/<form id="regreso" method="post" action="\/api\/v1\/payment-returns\/simulada\/\d{12}">/);
    expect(body).toContain('name="transactionToken"');
    expect(body).not.toContain('4111');
    expect(body).toContain('src="/pasarela-simulada/regreso.js"');
  });

  test('is closed once a card was typed, and when its time has run out', async () => {
    await buyer.post(page, card);
    expect((await look(page)).statusCode).toBe(410);
    const again = await buyer.post(page, card);
    expect(again.statusCode).toBe(410);
    expect(again.body).toContain('Esta sesión de pago terminó');
  });

  test('is closed after twenty minutes', async () => {
    school.clock.advance({ minutes: 20 });
    expect((await look(page)).statusCode).toBe(410);
    expect((await buyer.post(page, card)).statusCode).toBe(410);
  });

  test('is nowhere else', async () => {
    expect((await look('/pasarela-simulada/nada')).statusCode).toBe(404);
    expect((await buyer.post('/pasarela-simulada/nada', card)).statusCode).toBe(404);
    expect((await school.signInApp.inject({ method: 'GET', url: page })).statusCode).toBe(404);
  });

  test('has its own style and script, as the policy asks', async () => {
    const [style, script] = [await look('/pasarela-simulada/estilo.css'), await look('/pasarela-simulada/regreso.js')];
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });
});
