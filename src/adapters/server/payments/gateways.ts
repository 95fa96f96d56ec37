import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Logger } from '#application/ports/logger.ts';
import { PaymentGateways } from '#application/server/payments/payment-gateways.ts';
import type { PaymentGateway } from '#application/server/payments/ports/payment-gateway.ts';
import { type Config, ConfigError } from '#adapters/server/config/config.ts';
import { maySellByTestCards } from '#adapters/server/sample-school/sample-content.ts';
import { culqi } from '#adapters/server/payments/culqi/culqi-gateway.ts';
import { culqiGatewayOf, isCulqiTrial } from '#adapters/server/payments/culqi/culqi-settings.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { GatewayOnPage } from './checkout/checkout.ts';
import { checkoutRoutes } from './checkout/checkout-routes.ts';
import { isNiubizTrial, NiubizGateway, niubiz } from './niubiz/niubiz-gateway.ts';
import { simulatedGatewayPages } from './gateway-routes.ts';
import { SimulatedGateway, simulatedGateway } from './simulated-gateway.ts';

/** What a gateway may be made of. */
export interface GatewayParts {
  readonly db: Kysely<SchoolDatabase>;
  readonly clock: Clock;
  readonly ids: IdGenerator;
  readonly logger: Logger;
  readonly config: Config;
  /** Whether this school may sell for money that is none: by test cards, or at a provider's place for tests. */
  readonly maySellForNothing: () => Promise<boolean>;
}

/** A gateway that a school can be run with. */
interface GatewayKind {
  /** @throws ConfigError when it finds its own settings wanting. */
  readonly make: (parts: GatewayParts) => PaymentGateway;
  /** Whether nobody pays where it is set up like this. */
  readonly isTrial: (config: Config) => boolean;
}

/** The gateways that a school can be run with, by the names that `PAYMENT_GATEWAYS` knows them by. */
const gateways: Readonly<Record<string, GatewayKind>> = {
  [culqi]: { make: culqiGatewayOf, isTrial: ({ paymentSettings }) => isCulqiTrial(paymentSettings) },
  [simulatedGateway]: {
    make: ({ db, clock, ids, maySellForNothing }) => new SimulatedGateway(db, clock, ids, maySellForNothing),
    isTrial: () => true,
  },
  [niubiz]: { make: (parts) => new NiubizGateway(parts), isTrial: isNiubizTrial },
};

/**
 * The gateways of this school, the one for new payments first.
 * @throws ConfigError when a gateway is not known, or finds its own settings wanting.
 */
export function gatewaysOf(
  parts: Omit<GatewayParts, 'maySellForNothing'>,
): readonly [PaymentGateway, ...PaymentGateway[]] {
  const [first, ...others] = parts.config.paymentGateways;
  const all = { ...parts, maySellForNothing: () => maySellByTestCards(parts.db, parts.config) };
  return [kindNamed(first).make(all), ...others.map((name) => kindNamed(name).make(all))];
}

/** Whether new payments of this school move no money. */
export function sellsForNothing(config: Config): boolean {
  return kindOf(config.paymentGateways[0])?.isTrial(config) ?? false;
}

const kindOf = (name: string): GatewayKind | undefined => (Object.hasOwn(gateways, name) ? gateways[name] : undefined);

function kindNamed(name: string): GatewayKind {
  const kind = kindOf(name);
  if (kind !== undefined) return kind;
  const known = Object.keys(gateways).join(', ');
  throw new ConfigError(`PAYMENT_GATEWAYS tiene una pasarela que no existe: «${name}». Las que hay son: ${known}.`);
}

/** Pages of gateways that live in the school itself, and those on which a provider's script opens its form. */
export function gatewayPages(app: FastifyInstance, school: School, config: Config): void {
  const { all } = school.get(PaymentGateways);
  if (all.some((gateway) => gateway instanceof SimulatedGateway)) simulatedGatewayPages(app, school);
  checkoutRoutes(
    app,
    school,
    all.filter((gateway) => gateway instanceof GatewayOnPage),
    config,
  );
}
