import { Orders, type Order } from '#application/server/ports/orders.ts';
import type { Config } from '#adapters/server/config.ts';
import type { School } from '#adapters/server/school.ts';
import { startSchool } from '#adapters/server/start.container.ts';

/** The order of that id, or of that number, which is what people see; null when the school has none. */
export async function findOrder(name: string, config: Config): Promise<Order | null> {
  const { school, database } = await startSchool(config);
  try {
    return await school.get(Orders).find(await idOf(name, school));
  } finally {
    await database.close();
  }
}

async function idOf(name: string, school: School): Promise<string> {
  if (!/^\d{1,9}$/.test(name)) return name;
  const row = await school.db.selectFrom('orders').select('id').where('number', '=', Number(name)).executeTakeFirst();
  return row?.id ?? name;
}
