import { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import { ShowPromotion, type ShowPromotionRefusal } from '#application/server/cart/show-promotion.ts';
import { fewestTogether, mostTogether } from '#domain/cart/together.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { formatRate } from '#domain/shared/rate.ts';
import { type Command, UsageError } from './command.ts';

/** `promotions list`: every promotion, and whether pages show it. */
export const listPromotions: Command = {
  words: ['promotions', 'list'],
  usage: `  promotions list
      Las promociones: su palabra, qué descuentan, a cuántos productos, qué días, y si se muestran en sus páginas.`,
  prepare(args) {
    if (args.length > 0) throw new UsageError('promotions list: no lleva nada más.');
    return async ({ school }, print) => {
      const promotions = await school.get(DiscountCodes).promotions();
      if (promotions.length === 0) print('No hay promociones.');
      for (const { code, isShownTogether } of promotions) {
        const { reduction, scope } = code.discount;
        const off = reduction.kind === 'percentage' ? formatRate(reduction.rate) : formatMoney(reduction.amount);
        const what = scope.kind === 'whole-cart' ? 'todo el carrito' : `${scope.productIds.length} productos`;
        const days = `del ${formatDayMonthYear(code.firstDay)} al ${formatDayMonthYear(code.lastDay)}`;
        print(`${code.word}  ${off} en ${what}, ${days}  (${isShownTogether ? 'se muestra' : 'no se muestra'})`);
      }
      return 0;
    };
  },
};

/** `promotions show WORD` and `promotions hide WORD`: whether the pages of its products show them together. */
export const showPromotion = visibility(
  'show',
  `Muestra la promoción en las páginas de sus productos, con lo que se ahorra al llevarlos juntos, mientras esté en
      vigor. Debe nombrar de ${fewestTogether} a ${mostTogether} productos.`,
);
export const hidePromotion = visibility(
  'hide',
  'Deja de mostrar la promoción en esas páginas; en el carrito sigue valiendo.',
);

function visibility(word: 'show' | 'hide', what: string): Command {
  return {
    words: ['promotions', word],
    logged: 'by-its-words',
    usage: `  promotions ${word} PALABRA
      ${what}`,
    prepare([promotion, ...more]) {
      if (promotion === undefined || more.length > 0) {
        throw new UsageError(`promotions ${word}: indica la palabra de una sola promoción.`);
      }
      return async ({ school }, print) => {
        const done = await school.write(ShowPromotion, (show) => show.execute(promotion, word === 'show'));
        if (done.ok) print(word === 'show' ? 'La promoción se muestra.' : 'La promoción ya no se muestra.');
        else print(refusalText(done.refusal));
        return done.ok ? 0 : 1;
      };
    },
  };
}

function refusalText(refusal: ShowPromotionRefusal): string {
  switch (refusal.kind) {
    case 'promotion-not-found':
      return 'No hay una promoción con esa palabra.';
    case 'nothing-listed':
      return 'Esa promoción vale para todo el carrito: no nombra productos que se puedan mostrar juntos.';
    case 'not-a-few':
      return `Esa promoción nombra ${refusal.listed} productos; se muestran juntos de ${fewestTogether} a ${mostTogether}.`;
  }
}
