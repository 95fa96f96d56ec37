import { beforeEach, expect, test } from 'vitest';
import { UsageError } from '#adapters/cli/escuela/command.ts';
import { hidePromotion, listPromotions, showPromotion } from '#adapters/cli/escuela/promotions.ts';
import { insertCode } from '#test/support/cart/shop.ts';
import { commandLine } from '#test/support/school/command-line.ts';

const { school, run } = commandLine();
const promotion = { origin: 'promotion', starts_at: '2026-01-01T05:00:00.000Z', ends_at: '2026-04-01T04:59:59.000Z' };

beforeEach(async () => {
  const { db } = school().database;
  await insertCode(db, { ...promotion, id: 1, word: 'JUNTOS', rule: 1, product_ids: '[1,2]' });
  await insertCode(db, { ...promotion, id: 2, word: 'TODO', amount_type: 1, amount: 2000 });
  await insertCode(db, { ...promotion, id: 3, word: 'ESTANTE', rule: 1, product_ids: '[1,2,3,4,5,6]' });
  await insertCode(db, { id: 4, word: 'CUPON' });
});

test('promotions are listed, shown on the pages of their products, and hidden again', async () => {
  expect((await run(listPromotions)).said.split('\n')).toEqual([
    'JUNTOS  15 % en 2 productos, del 01/01/2026 al 31/03/2026  (no se muestra)',
    'TODO  S/.\u00a020.00 en todo el carrito, del 01/01/2026 al 31/03/2026  (no se muestra)',
    'ESTANTE  15 % en 6 productos, del 01/01/2026 al 31/03/2026  (no se muestra)',
  ]);
  expect(await run(showPromotion, 'juntos')).toEqual({ code: 0, said: 'La promoción se muestra.' });
  expect((await run(listPromotions)).said).toContain('(se muestra)');
  expect(await run(hidePromotion, 'JUNTOS')).toEqual({ code: 0, said: 'La promoción ya no se muestra.' });
  expect((await run(listPromotions)).said).not.toContain('(se muestra)');
});

test('what cannot be shown is said', async () => {
  expect(await run(showPromotion, 'CUPON')).toEqual({ code: 1, said: 'No hay una promoción con esa palabra.' });
  expect((await run(showPromotion, 'TODO')).said).toContain('vale para todo el carrito');
  expect((await run(showPromotion, 'ESTANTE')).said).toBe(
    'Esa promoción nombra 6 productos; se muestran juntos de 2 a 5.',
  );
  expect(() => showPromotion.prepare([])).toThrow(UsageError);
  expect(() => hidePromotion.prepare(['A', 'B'])).toThrow(UsageError);
  expect(() => listPromotions.prepare(['A'])).toThrow(UsageError);
});
