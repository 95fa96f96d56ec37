import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import { checkoutPageOf } from '#adapters/server/payments/checkout/checkout.ts';
import { checkoutRoutes } from '#adapters/server/payments/checkout/checkout-routes.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { anAttempt, anOrder, at } from '#test/support/orders/buying-builders.ts';
import { buyingInMemory } from '#test/support/orders/buying-in-memory.ts';
import { GatewayOnPageOfTest } from '#test/support/payments/gateway-on-page.ts';

const purchaseNumber = '101234567890';

/** The pages of a gateway with a form of its own, and one payment at them. */
async function pages(logo = '') {
  const { attempts, orders } = await buyingInMemory();
  await orders.add(anOrder('order-1', 1));
  const attempt = { gateway: 'prueba', purchaseNumber, state: 'session', sessionKey: 'llave"><b>' } as const;
  await attempts.add(anAttempt('attempt-1', 'order-1', attempt));
  const school = {
    get: (port: unknown) => (port === PaymentAttempts ? attempts : port === Orders ? orders : null),
    settings: { of: () => ({ name: 'Escuela <de> prueba', logo }) },
  } as unknown as School;
  const app = Fastify();
  onTestFinished(() => app.close());
  checkoutRoutes(app, school, [new GatewayOnPageOfTest()], { imagesBase: 'https://fotos.example' });
  const page = checkoutPageOf('prueba', purchaseNumber, attempt.sessionKey);
  const post = (fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: page,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  return { app, attempts, page, post };
}

test('the page says what is paid, carries the provider’s script, and lets that one load and nobody else', async () => {
  const { app, page } = await pages();
  const answer = await app.inject(page);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  for (const text of ['S/.\u00A0118.00', 'Pedido N.º 1', purchaseNumber, 'Escuela &#60;de&#62; prueba']) {
    expect(answer.body).toContain(text);
  }
  expect(answer.body).toContain('data-provider="https://guion.example/pago.js"');
  expect(answer.body).toContain(`action="/api/v1/payment-returns/prueba/${purchaseNumber}"`);
  expect(answer.body).not.toContain('<b>');
  expect(answer.body).not.toMatch(/<script(?![^>]*src=)|\sstyle=|\son\w+=/);
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self' https://guion.example;");
  expect(policy).toContain('connect-src https://api.example;');
  expect(policy).toContain("frame-src 'none';");
  expect(policy).toContain("form-action 'self';");
  expect((await app.inject('/pasarela/prueba/inicio.js')).body).toContain('(settings, sendBack) => {');
  expect((await app.inject('/pasarela/estilo.css')).headers['content-type']).toBe('text/css; charset=utf-8');
});

test('the page is set in the school’s typefaces and shows its logo, from where its pictures are served', async () => {
  const { app, page } = await pages('logotipos/la-nuestra-320x80.png');
  const { body, headers } = await app.inject(page);
  expect(body).toContain(
    '<img src="https://fotos.example/logotipos/la-nuestra-320x80.png" alt="Escuela &#60;de&#62; prueba" width="320" height="80">',
  );
  expect(String(headers['content-security-policy'])).toContain(
    "img-src 'self' data: https://fotos.example;font-src 'self';",
  );
  const style = (await app.inject('/pasarela/estilo.css')).body;
  const named = [...style.matchAll(/url\('([^']+)'\)/g)].map(([, address = '']) => address);
  expect(named).toHaveLength(3);
  for (const address of named) {
    expect(body).toContain(`href="${address}"`);
    const file = await app.inject(address);
    expect(file.headers['content-type']).toBe('font/woff');
    expect(file.headers['cache-control']).toContain('max-age=31536000');
    expect(file.rawPayload.toString('latin1', 0, 4)).toBe('wOFF');
  }
  expect((await app.inject('/pasarela/letra/serif.woff')).statusCode).toBe(404);
});

test('the page is there for who began the payment, until it has begun to be charged', async () => {
  const { app, attempts, page } = await pages();
  const wrong = await app.inject(checkoutPageOf('prueba', purchaseNumber, 'otra'));
  expect(wrong.statusCode).toBe(410);
  expect(wrong.body).toContain('Esta página de pago ya se cerró');
  expect((await app.inject(checkoutPageOf('prueba', '999', 'otra'))).statusCode).toBe(410);
  expect((await app.inject(checkoutPageOf('otra', purchaseNumber, 'otra'))).statusCode).toBe(404);
  await attempts.move('attempt-1', 'session', 'authorizing', at);
  expect((await app.inject(page)).statusCode).toBe(410);
});

test('a form of the page is checked there, keeps what was typed, and goes on as it was posted', async () => {
  const { page, post } = await pages();
  const wrong = await post({ way: 'yape', phone: '12<3', code: '246813' });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('Revisa el dato marcado. Nada se cobró.');
  expect(wrong.body).toContain('value="12&#60;3"');
  expect(wrong.body).not.toContain('246813');
  const right = await post({ way: 'yape', phone: '987654321', code: '123456' });
  expect(right.statusCode).toBe(307);
  expect(right.headers.location).toBe(`/api/v1/payment-returns/prueba/${purchaseNumber}`);
  expect((await post({ way: 'otra' })).statusCode).toBe(200);
  expect(page).toMatch(/^\/pasarela\/prueba\/101234567890\/[\w-]{22}$/);
});
