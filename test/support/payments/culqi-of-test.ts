import type { Kysely } from 'kysely';
import type { Clock } from '#application/ports/clock.ts';
import { CulqiBooks } from '#adapters/server/payments/culqi/culqi-books.ts';
import { culqiCheckout } from '#adapters/server/payments/culqi/culqi-checkout.ts';
import { CulqiClient } from '#adapters/server/payments/culqi/culqi-client.ts';
import { CulqiGateway } from '#adapters/server/payments/culqi/culqi-gateway.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { LoggerInMemory } from '#test/support/shared/logger-in-memory.ts';
import { type CulqiEnding, CulqiStandIn } from './culqi-stand-in.ts';

const scripts = { checkout: 'https://checkout.culqi.com', verifier: 'https://3ds.culqi.com' };

/** The gateway before Culqi's stand-in, in this process. @param patienceMs how long an answer is waited for. */
export function culqiOfTest(db: Kysely<SchoolDatabase>, clock: Clock, patienceMs = 40, makesCodes = true) {
  const logger = new LoggerInMemory();
  const standIn = new CulqiStandIn(() => clock.now());
  const access = { address: 'https://api.culqi.example', secretKey: () => standIn.secretKey };
  const gateway = new CulqiGateway({
    client: new CulqiClient(access, standIn.overNetwork, patienceMs),
    books: new CulqiBooks(db),
    checkout: culqiCheckout(standIn.publicKey, scripts),
    makesCodes,
    clock,
    ids: new CountingIds(),
    logger,
    mayTake: () => Promise.resolve(true),
  });
  /** What the page sends back when its form gave a token. */
  const backWith = (ending: CulqiEnding, kind: 'tkn' | 'ype' = 'tkn', verificacion = '') => ({
    form: { ficha: standIn.token(ending, kind), correo: 'ana@correo.example', verificacion },
    query: {},
  });
  return { logger, standIn, gateway, backWith };
}
