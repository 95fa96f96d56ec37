import type { Locator, Page } from 'playwright/test';
import { expect } from './fixtures.ts';
import type { Look } from './walk.ts';

/** What decides a purchase is seen before anything is scrolled: kind, teacher, date or extent, first reason to want it. */
const decisive: Readonly<Record<string, readonly string[]>> = {
  '/cursos/igv-paso-a-paso': ['Curso · Tributación', 'Jorge Salas Ríos', '9 clases', 'Reconocer qué operaciones'],
  '/contenidos/libros/manual-del-igv-para-no-contadores': [
    'Libro · Tributación',
    'Jorge Salas Ríos',
    '64 páginas',
    'Separar base',
  ],
  '/seminarios/comprobantes-electronicos-errores-que-cuestan': [
    'Seminario · Tributación',
    'Elena Torres Vega',
    '(hora de Lima)',
    'Elegir entre',
  ],
};

/** The products whose first view is looked at. */
export const firstViewed: readonly string[] = Object.keys(decisive);

/** Cover, kind, teacher, date or extent, first reason, price and button of a product, at a desk and on a phone. */
export const firstView: Look = {
  widths: [1366, 390],
  async at(page, width) {
    const where = `${page.url()} at ${width} px, not scrolled`;
    const main = page.getByRole('main');
    const isWhole = (part: Locator) => expect.soft(part, where).toBeInViewport({ ratio: 0.99 });
    await isWhole(main.locator('img').first());
    for (const text of decisive[new URL(page.url()).pathname] ?? []) {
      const part = main.getByText(text).filter({ visible: true }).first();
      await isWhole(part);
      expect.soft(await part.evaluate(isUncovered), `${text} on ${where}`).toBe(true);
    }
    // On a phone the bar at its foot brings both where the panel's own are below it.
    await expectOneInView(page, main.getByRole('button', { name: 'Agregar al carrito' }), `a button on ${where}`);
    await expectOneInView(page, main.getByText(/^S\/\.\s\d/), `a price on ${where}`);
  },
};

/** Whether the last line of a text is seen, and not below the bar at the foot of a phone. */
function isUncovered(part: Element): boolean {
  const { left, bottom } = part.getBoundingClientRect();
  const seen = document.elementFromPoint(left + 3, bottom - 5);
  return seen !== null && (part.contains(seen) || seen.contains(part));
}

/** The whole of one of them lies in the window. */
async function expectOneInView(page: Page, parts: Locator, message: string): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  const inView = async (part: Locator): Promise<boolean> => {
    const box = await part.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= height;
  };
  const shown = parts.filter({ visible: true });
  await expect
    .poll(async () => (await Promise.all((await shown.all()).map(inView))).some(Boolean), { message })
    .toBe(true);
}
