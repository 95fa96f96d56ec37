import { expect, test } from 'vitest';
import type { Teachers } from '#application/server/catalogue/ports/teachers.ts';

/** What every adapter of Teachers does. Zoe and Álvaro teach course 10, Álvaro also 11 and, as the last, 13 and 14; Luis teaches nothing that is published. */
export function teachersContract(make: () => Promise<Teachers>): void {
  test('lists by name whoever teaches something published, with the first of it in the order of the catalogue', async () => {
    const all = await (await make()).all();
    expect(all.map(({ name, products, works }) => [name, products.map(({ slug }) => slug), works])).toEqual([
      ['Álvaro Paz', ['curso-10', 'curso-11', 'curso-13'], 4],
      ['Zoe Sol', ['curso-10'], 1],
    ]);
    expect(all[0]).toMatchObject({ slug: 'alvaro', profession: 'Docente', photo: 'retratos/alvaro.svg' });
  });
}
