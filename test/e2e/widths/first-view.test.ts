import type { Locator } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** What decides a purchase is seen before anything is scrolled. */

const products = [
  ['/cursos/igv-paso-a-paso', 'Curso · Tributación', 'Jorge Salas Ríos', '9 clases', 'Reconocer qué operaciones'],
  [
    '/contenidos/libros/manual-del-igv-para-no-contadores',
    'Libro · Tributación',
    'Jorge Salas Ríos',
    '64 páginas',
    'Separar base',
  ],
  [
    '/seminarios/comprobantes-electronicos-errores-que-cuestan',
    'Seminario · Tributación',
    'Elena Torres Vega',
    '(hora de Lima)',
    'Elegir entre',
  ],
] as const;

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const) {
  for (const [path, what, teacher, extent, reason] of products) {
    test(`${path} at ${width}×${height}: cover, kind, teacher, date or extent, first reason, price and button`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const main = page.getByRole('main');
      const isWhole = (part: Locator) => expect.soft(part, part.toString()).toBeInViewport({ ratio: 0.99 });
      await isWhole(main.locator('img').first());
      for (const text of [what, teacher, extent, reason]) {
        const part = main.getByText(text).filter({ visible: true }).first();
        await isWhole(part);
        expect.soft(await part.evaluate(isUncovered), text).toBe(true);
      }
      const button = main.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true });
      // On a phone the bar at its foot brings both where the panel's own are below it.
      await expect
        .poll(async () => (await Promise.all((await button.all()).map(inView(height)))).some(Boolean))
        .toBe(true);
      const price = main.getByText(/^S\/\.\s\d/).filter({ visible: true });
      await expect
        .poll(async () => (await Promise.all((await price.all()).map(inView(height)))).some(Boolean))
        .toBe(true);
    });
  }
}

/** Whether the last line of a text is seen, and not below the bar at the foot of a phone. */
function isUncovered(part: Element): boolean {
  const { left, bottom } = part.getBoundingClientRect();
  const seen = document.elementFromPoint(left + 3, bottom - 5);
  return seen !== null && (part.contains(seen) || seen.contains(part));
}

/** Whether the whole of something lies in a window of that height that was not scrolled. */
const inView = (height: number) => async (part: Locator) => {
  const box = await part.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= height;
};
