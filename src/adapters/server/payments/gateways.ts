import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { PaymentGateway } from '#application/server/payments/ports/payment-gateway.ts';
import { type Config, ConfigError } from '#adapters/server/config/config.ts';
import { maySellByTestCards } from '#adapters/server/sample-school/sample-content.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { simulatedGatewayPages } from './gateway-routes.ts';
import { SimulatedGateway, simulatedGateway } from './simulated-gateway.ts';

/** What a gateway may be made of. */
export interface GatewayParts {
  readonly db: Kysely<SchoolDatabase>;
  readonly clock: Clock;
  readonly ids: IdGenerator;
  readonly config: Config;
}

/** The gateways that a school can be run with, by the names that `PAYMENT_GATEWAYS` knows them by. */
const gateways: Readonly<Record<string, (parts: GatewayParts) => PaymentGateway>> = {
  [simulatedGateway]: ({ db, clock, ids, config }) =>
    new SimulatedGateway(db, clock, ids, () => maySellByTestCards(db, config)),
};

/**
 * The gateways of this school, the one for new payments first.
 * @throws ConfigError when a gateway is not known, or finds its own settings wanting.
 */
export function gatewaysOf(parts: GatewayParts): readonly [PaymentGateway, ...PaymentGateway[]] {
  const [first, ...others] = parts.config.paymentGateways;
  return [gatewayNamed(first, parts), ...others.map((name) => gatewayNamed(name, parts))];
}

function gatewayNamed(name: string, parts: GatewayParts): PaymentGateway {
  const make = Object.hasOwn(gateways, name) ? gateways[name] : undefined;
  if (make !== undefined) return make(parts);
  const known = Object.keys(gateways).join(', ');
  throw new ConfigError(`PAYMENT_GATEWAYS tiene una pasarela que no existe: «${name}». Las que hay son: ${known}.`);
}

/** Pages of gateways that live in the school itself; a bank's are at the bank. */
export function gatewayPages(app: FastifyInstance, all: readonly PaymentGateway[], clock: Clock): void {
  for (const gateway of all) if (gateway instanceof SimulatedGateway) simulatedGatewayPages(app, gateway, clock);
}
