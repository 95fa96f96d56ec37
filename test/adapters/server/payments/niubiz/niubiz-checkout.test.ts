import { inspect } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import { readConfig } from '#adapters/server/config/config.ts';
import { niubizCheckout } from '#adapters/server/payments/niubiz/niubiz-checkout.ts';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { PaymentGateways } from '#application/server/payments/payment-gateways.ts';
import { onSale, Shopper, stockShop } from '#test/support/cart/shop.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { niubizEnv } from '#test/support/payments/niubiz-of-test.ts';
import { NiubizStandIn, rightYapeCode, standInMerchant } from '#test/support/payments/niubiz-stand-in.ts';
import { serveNiubiz } from '#test/support/payments/serve-niubiz.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

test('what is said of a field of Yape that is empty calls it as its label does', () => {
  const parts = { script: '', hosts: [], merchantId: '1', takesYape: true };
  const fields = niubizCheckout(parts).forms?.flatMap((form) => form.fields) ?? [];
  expect(fields.map(({ label, faultOf }) => [label, faultOf('')])).toEqual([
    ['Celular de tu Yape', expect.stringContaining('celular de tu Yape')],
    ['Código de aprobación', expect.stringContaining('código de aprobación')],
  ]);
});

test('a buyer pays at the school’s own page, by card and by a code of Yape; the policy opens there alone, and nothing secret is kept', async () => {
  const clock = new FixedClock();
  const standIn = new NiubizStandIn(clock);
  const served = await serveNiubiz(standIn);
  onTestFinished(served.close);
  const { paymentSettings } = readConfig({ ...niubizEnv, PAYMENT_NIUBIZ_SERVICE: served.origin });
  const school = await testSchool({ clock, config: { paymentSettings, paymentGateways: ['niubiz', 'simulada'] } });
  await stockShop(school.db);
  expect(school.school.get(PaymentGateways).all.map(({ name }) => name)).toEqual(['niubiz', 'simulada']);

  const ways = await school.app.inject('/api/v1/payment-ways');
  expect(ways.json()).toEqual({ ways: ['card', 'yape'] });

  const begun = async (slug: string, total: string) => {
    const buyer = await new Shopper(school).signIn();
    await buyer.add(slug);
    const { id } = (await buyer.order(total)).json<Wire<PlacedOrder>>();
    return {
      buyer,
      ...(await buyer.startPayment(id)).json<{ page: string; attempt: { id: string; purchaseNumber: string } }>(),
    };
  };
  const stateOf = async (id: string) =>
    (await school.db.selectFrom('payment_attempts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()).status;

  const { attempt, buyer, page } = await begun(onSale.course.slug, '199.90');
  const shown = await school.app.inject(page);
  expect(shown.headers['content-security-policy']).toContain(`script-src 'self' ${served.origin};`);
  expect(shown.body).toContain('<section class="way" id="yape"');
  expect(shown.body).toContain(`data-provider="${served.origin}/checkout.js"`);
  for (const other of ['/api/v1/cart', '/pasarela/estilo.css', '/pasarela/niubiz/1/2']) {
    expect(String((await school.app.inject(other)).headers['content-security-policy'])).not.toContain(served.origin);
  }
  const sessionKey = /sesion\d+/.exec(shown.body)?.[0] ?? '';
  const transactionToken = standIn.typeCard(sessionKey, attempt.purchaseNumber, 'approved');
  const path = `/api/v1/payment-returns/niubiz/${attempt.purchaseNumber}`;
  const back = await buyer.post(path, { transactionToken });
  expect([back.statusCode, back.headers.location]).toEqual([303, `/pago-visa/${attempt.id}`]);
  await buyer.post(path, { transactionToken });
  expect(await stateOf(attempt.id)).toBe('paid');
  expect(standIn.charges).toEqual([attempt.purchaseNumber]);

  const other = await begun(onSale.course.slug, '199.90');
  const yape = { way: 'yape', yapePhone: rightYapeCode.phoneNumber, yapeCode: rightYapeCode.otp };
  const on = await other.buyer.post(other.page, yape);
  expect(on.statusCode).toBe(307);
  await other.buyer.post(String(on.headers.location), yape);
  expect(await stateOf(other.attempt.id)).toBe('paid');

  const rows = await school.db.selectFrom('payment_attempts').selectAll().execute();
  const said = inspect([school.logger.entries, rows], { depth: 9 });
  for (const secret of [standInMerchant.password, transactionToken, rightYapeCode.otp, '411111', 'eyJ.seguridad']) {
    expect(said).not.toContain(secret);
  }
});
