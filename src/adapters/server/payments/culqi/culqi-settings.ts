import type { Kysely } from 'kysely';
import type { PaymentSettings } from '#adapters/server/config/payment-settings.ts';
import { ConfigError } from '#adapters/server/config/config-error.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { CulqiBooks } from './culqi-books.ts';
import { culqiCheckout } from './culqi-checkout.ts';
import { CulqiClient } from './culqi-client.ts';
import { culqi, CulqiGateway, type CulqiParts } from './culqi-gateway.ts';
import { toConfirm } from './culqi-to-confirm.ts';

/** Longer than a bank takes, and shorter than an authorisation is waited for. */
const patienceMs = 30_000;

const published = { address: 'https://api.culqi.com', checkout: toConfirm.checkout, verifier: toConfirm.verifier };

/** What the gateway is made of. */
interface Needed extends Pick<CulqiParts, 'clock' | 'ids' | 'logger'> {
  readonly db: Kysely<SchoolDatabase>;
  readonly config: { readonly paymentSettings: PaymentSettings };
  readonly maySellForNothing: () => Promise<boolean>;
}

/** Whether the keys are for tests: nobody pays. @throws ConfigError when there are none. */
export function isCulqiTrial(settings: PaymentSettings): boolean {
  return keysOf(settings).isTest;
}

/** The gateway as the process is told of it. @throws ConfigError naming what is wanting, and nothing of a key. */
export function culqiGatewayOf({ db, clock, ids, logger, config, maySellForNothing }: Needed): CulqiGateway {
  const { publicKey, secretKey, isTest } = keysOf(config.paymentSettings);
  const service = config.paymentSettings.service('PAYMENT_CULQI_SERVICE', ['culqi']);
  if (service !== 'culqi' && !isTest) {
    throw new ConfigError('PAYMENT_CULQI_SERVICE: un doble de pruebas no recibe llaves de producción.');
  }
  const { origin } = service === 'culqi' ? new URL(published.address) : service;
  const scripts = service === 'culqi' ? published : { checkout: origin, verifier: `${origin}/3ds` };
  return new CulqiGateway({
    client: new CulqiClient({ address: origin, secretKey }, fetch, patienceMs),
    books: new CulqiBooks(db),
    makesCodes: config.paymentSettings.isOn('PAYMENT_CULQI_PAGOEFECTIVO'),
    checkout: culqiCheckout(publicKey, { checkout: scripts.checkout, verifier: scripts.verifier }),
    clock,
    ids,
    logger,
    mayTake: isTest ? maySellForNothing : () => Promise.resolve(true),
  });
}

interface Keys {
  readonly publicKey: string;
  readonly secretKey: () => string;
  readonly isTest: boolean;
}

function keysOf(settings: PaymentSettings): Keys {
  const publicKey = settings.needed('PAYMENT_CULQI_PUBLIC_KEY', culqi);
  const secretKey = settings.secret('PAYMENT_CULQI_SECRET_KEY', culqi);
  const [, ofPage] = /^pk_(test|live)_\w+$/.exec(publicKey) ?? [];
  const [, ofSchool] = /^sk_(test|live)_\w+$/.exec(secretKey()) ?? [];
  if (ofPage === undefined) throw new ConfigError('PAYMENT_CULQI_PUBLIC_KEY debe empezar con pk_test_ o pk_live_.');
  if (ofSchool === undefined) throw new ConfigError('PAYMENT_CULQI_SECRET_KEY debe empezar con sk_test_ o sk_live_.');
  if (ofPage !== ofSchool) {
    throw new ConfigError(
      'PAYMENT_CULQI_PUBLIC_KEY y PAYMENT_CULQI_SECRET_KEY deben ser las dos de pruebas o las dos de producción.',
    );
  }
  return { publicKey, secretKey, isTest: ofSchool === 'test' };
}
