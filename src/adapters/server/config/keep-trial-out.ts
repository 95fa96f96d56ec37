import type { Kysely } from 'kysely';
import type { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import { type Config, isPublicSchool } from './config.ts';
import { sellsForNothing } from '#adapters/server/payments/gateways.ts';
import { lockDemoAccounts } from '#adapters/server/sample-school/lock-demo-accounts.ts';
import { maySellByTestCards } from '#adapters/server/sample-school/sample-content.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** What is only for a trial does not come up in a public school; returns what whoever starts it has to know, in Spanish. */
export async function keepTrialOut(
  db: Kysely<SchoolDatabase>,
  config: Config,
  passwords: PasswordHasher,
  now: Date,
): Promise<readonly string[]> {
  if (!isPublicSchool(config)) return [];
  const locked = await lockDemoAccounts(db, passwords, now);
  return [
    'Escuela pública (https): sin cuentas de muestra; su contraseña está en el README.',
    ...(locked === 0 ? [] : [`Cuentas de muestra que quedaron cerradas: ${locked}.`]),
    ...(!sellsForNothing(config)
      ? []
      : (await maySellByTestCards(db, config))
        ? [
            'Se vende con tarjetas de prueba: el contenido es el de muestra y nadie paga. Con SAMPLE_SCHOOL=no se deja de vender así.',
          ]
        : ['No se cobra con tarjeta: una pasarela de prueba no vende en una escuela pública. Queda el depósito.']),
  ];
}
