import type { StartedSchool } from '#adapters/server/wiring/start.container.ts';
import { Publications } from '#application/server/office/ports/publications.ts';

/** What is said of a product that is not there. */
export const noSuchProduct = 'No hay un producto con ese número ni con esa dirección.';

/** The number of a product that is named by it, or by the last part of its address; null: there is none. */
export async function productOf({ school }: StartedSchool, named: string): Promise<number | null> {
  if (/^[1-9]\d{0,8}$/.test(named)) return Number(named);
  return (await school.get(Publications).findBySlug(named))?.id ?? null;
}
