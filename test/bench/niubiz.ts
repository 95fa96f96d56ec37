import { Clock } from '#application/ports/clock.ts';
import { NiubizStandIn, standInMerchant } from '#test/support/payments/niubiz-stand-in.ts';
import { serveNiubiz } from '#test/support/payments/serve-niubiz.ts';

class ClockOfNow extends Clock {
  now(): Date {
    return new Date();
  }
}

/** Stands in for Niubiz until Ctrl+C, and says how a school is started before it: nobody is charged. */
const { origin } = await serveNiubiz(new NiubizStandIn(new ClockOfNow()), 9_100);
const { merchant, user, password, ruc } = standInMerchant;
console.log(`Niubiz is stood in for at ${origin}. Start the school with:

PAYMENT_GATEWAYS=niubiz,simulada PAYMENT_NIUBIZ_SERVICE=${origin} PAYMENT_NIUBIZ_MERCHANT=${merchant} \\
PAYMENT_NIUBIZ_USER=${user} PAYMENT_NIUBIZ_PASSWORD=${password} PAYMENT_NIUBIZ_RUC=${ruc} PAYMENT_NIUBIZ_YAPE=yes npm start`);
