import { PaymentSettings } from '#adapters/server/config/payment-settings.ts';
import { NiubizGateway } from '#adapters/server/payments/niubiz/niubiz-gateway.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { LoggerInMemory } from '#test/support/shared/logger-in-memory.ts';
import { NiubizStandIn, standInMerchant } from './niubiz-stand-in.ts';

const { merchant, user, password, ruc } = standInMerchant;

/** The settings of a school that sells through Niubiz. */
export const niubizEnv = {
  PAYMENT_NIUBIZ_SERVICE: 'sandbox',
  PAYMENT_NIUBIZ_MERCHANT: merchant,
  PAYMENT_NIUBIZ_USER: user,
  PAYMENT_NIUBIZ_PASSWORD: password,
  PAYMENT_NIUBIZ_RUC: ruc,
  PAYMENT_NIUBIZ_YAPE: 'yes',
};

/** So short that a test does not wait for who keeps silent. */
const impatience = { security: 40, authorization: 40, other: 40 };

/** Niubiz before its stand-in. */
export function niubizOfTest(env: Partial<typeof niubizEnv> = {}, clock = new FixedClock(), patience = impatience) {
  const [standIn, logger] = [new NiubizStandIn(clock), new LoggerInMemory()];
  const gateway = new NiubizGateway({
    config: { paymentSettings: new PaymentSettings({ ...niubizEnv, ...env }) },
    clock,
    logger,
    maySellForNothing: () => Promise.resolve(true),
    overNetwork: standIn.overNetwork,
    patience,
  });
  return { clock, gateway, logger, standIn };
}
