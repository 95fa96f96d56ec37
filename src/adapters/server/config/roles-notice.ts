import type { Kysely } from 'kysely';
import { rolesToTell } from '#adapters/server/sql/office/roles-to-tell.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** What the first start with roles says of those who worked for the school before, once. */
export async function rolesNotice(db: Kysely<SchoolDatabase>): Promise<readonly string[]> {
  const told = await rolesToTell(db);
  if (told === null) return [];
  const cashiers = told.cashiers.length === 0 ? '' : ` De «Caja»: ${told.cashiers.join(', ')}.`;
  return [
    `Desde esta versión los colaboradores tienen roles. De «Titular»: ${told.owner ?? 'nadie'}.${cashiers}`,
    'Cámbialos con «npm run escuela -- staff list», «staff add» y «staff remove».',
  ];
}
