import { expect, test } from 'vitest';
import { ConfigError } from '#adapters/server/config/config.ts';
import { SimulatedGateway } from '#adapters/server/payments/simulated-gateway.ts';
import { PaymentGateways } from '#application/server/payments/payment-gateways.ts';
import { testSchool } from '#test/support/school/test-school.ts';

test('a school has the gateways that are set up', async () => {
  const { school } = await testSchool();
  expect(school.get(PaymentGateways).current).toBeInstanceOf(SimulatedGateway);
  expect(school.get(PaymentGateways).all).toHaveLength(1);
});

test('a school with a gateway that there is not says so instead of starting', async () => {
  const started = testSchool({ config: { paymentGateways: ['simulada', 'otra'] } });
  await expect(started).rejects.toThrow(ConfigError);
  await expect(started).rejects.toThrow('PAYMENT_GATEWAYS tiene una pasarela que no existe: «otra».');
});
