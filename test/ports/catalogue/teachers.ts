import { expect, test } from 'vitest';
import type { Teachers } from '#application/server/catalogue/ports/teachers.ts';

/** What every adapter of Teachers does. Zoe and Álvaro teach course 10, Álvaro also 11; Luis teaches nothing that is published. */
export function teachersContract(make: () => Promise<Teachers>): void {
  test('lists by name whoever teaches something published, with it in the order of the catalogue', async () => {
    const all = await (await make()).all();
    expect(all.map(({ name, products }) => [name, products.map(({ slug }) => slug)])).toEqual([
      ['Álvaro Paz', ['curso-10', 'curso-11']],
      ['Zoe Sol', ['curso-10']],
    ]);
    expect(all[0]).toMatchObject({ slug: 'alvaro', profession: 'Docente', photo: 'retratos/alvaro.svg' });
  });
}
