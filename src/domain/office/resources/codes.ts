import type { Discount } from '#domain/pricing/discount.ts';
import { NOTHING } from '#domain/shared/money.ts';
import { NO_RATE } from '#domain/shared/rate.ts';
import { fewestTogether, mostTogether } from '#domain/cart/together.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { columnOf, countColumn, describeResource, type Counts, type Faults, type ResourceValues } from './resource.ts';
import { textIn, type TypedFields, type Values } from './field.ts';
import { field } from './field-kinds.ts';
import { PERIOD_REVERSED } from './period.ts';

const mostUses = 1_000_000;

const fields = {
  origin: field.choice('Qué es', {
    coupon: 'Cupón: lo escribe quien lo conoce',
    promotion: 'Promoción: se anuncia',
    seller: 'Código de vendedor',
  }),
  word: field.word('Palabra', { hint: 'La que se escribe en el carrito: letras, números y guiones.' }),
  title: field.line('Título', { longest: 120, hint: 'Cómo se lee en la escuela, como «15 % en tu primera compra».' }),
  reduction: field.choice('Descuento', { percentage: 'Un porcentaje', fixed: 'Un importe' }),
  percentage: field.when('reduction', 'percentage', field.percent('Porcentaje')),
  amount: field.when(
    'reduction',
    'fixed',
    field.amount('Importe', { hint: 'El total del carrito queda en soles enteros, según el redondeo de la escuela.' }),
  ),
  scope: field.choice('Vale para', { 'whole-cart': 'Todo el carrito', 'listed-products': 'Los productos que elijas' }),
  productIds: field.when('scope', 'listed-products', field.picks('Productos', 'products')),
  isShownTogether: field.when(
    'origin',
    'promotion',
    field.tick('Mostrarla en las páginas de sus productos', {
      hint: `Con lo que se ahorra al llevarlos juntos: de ${fewestTogether} a ${mostTogether} productos.`,
    }),
  ),
  firstDay: field.day('Desde'),
  lastDay: field.day('Hasta', { hint: 'Vale hasta las 23:59:59 de ese día en Lima.' }),
  limitInAll: field.number('Usos en total', { least: 1, most: mostUses, optional: true }),
  limitPerAccount: field.number('Usos por cuenta', { least: 1, most: mostUses, optional: true }),
};

type CodeValues = Values<typeof fields>;

/** Coupons, promotions and sellers' codes. Source: decisions.md, Coupon, promotion, seller code. */
export const codes = describeResource({
  name: 'codes',
  thing: 'code',
  path: 'codigos',
  title: 'Cupones y promociones',
  lead: 'Las palabras que bajan un precio. En un carrito vale una sola a la vez.',
  texts: {
    add: 'Nuevo código',
    none: 'Todavía no hay códigos',
    inUse: 'Ya se usó, o es el código de un vendedor. Detenlo: los pedidos hechos con él siguen igual.',
  },
  sees: 'see-codes',
  changes: 'manage-codes',
  fields,
  nameField: 'word',
  columns: [
    columnOf(fields, 'word'),
    { name: 'state', title: 'Estado', look: 'state', text: codeState },
    { name: 'off', title: 'Descuento', look: 'amount', text: codeOff },
    columnOf(fields, 'title'),
    columnOf(fields, 'lastDay'),
    countColumn('uses', 'Usos'),
  ],
  filters: {
    origin: { label: 'Qué es', choices: { coupon: 'Cupones', promotion: 'Promociones', seller: 'De vendedores' } },
    state: { label: 'Estado', choices: { running: 'En vigor', others: 'Los demás' } },
  },
  orders: { lastDay: 'Los últimos primero', word: 'Palabra' },
  unique: { word: 'Ya hay un código con esta palabra.' },
  check: checkCode,
});

/** What a code takes off, by its form. Source: PRICE-2, PRICE-3. */
export function codeDiscount(values: ResourceValues): Discount {
  const { reduction, percentage, amount, scope, productIds } = values as CodeValues;
  return {
    reduction:
      reduction === 'percentage'
        ? { kind: 'percentage', rate: percentage ?? NO_RATE }
        : { kind: 'fixed', amount: amount ?? NOTHING },
    scope: scope === 'whole-cart' ? { kind: scope } : { kind: scope, productIds: productIds ?? [] },
  };
}

function checkCode(code: CodeValues): Faults {
  const faults: Record<string, string> = {};
  if (code.firstDay !== null && code.lastDay !== null && code.lastDay < code.firstDay) faults.lastDay = PERIOD_REVERSED;
  if (code.amount === 0) faults.amount = 'El descuento es más que cero.';
  if (code.limitInAll !== null && code.limitPerAccount !== null && code.limitPerAccount > code.limitInAll) {
    faults.limitPerAccount = 'Una cuenta no puede usarlo más veces que todas juntas.';
  }
  const listed = code.productIds?.length ?? 0;
  if (code.isShownTogether === true && (listed < fewestTogether || listed > mostTogether)) {
    faults.isShownTogether = `Para mostrarla, elige de ${fewestTogether} a ${mostTogether} productos.`;
  }
  return faults;
}

function codeOff({ reduction, percentage, amount }: TypedFields): string {
  return reduction === 'percentage' ? fields.percentage.show(percentage ?? '') : fields.amount.show(amount ?? '');
}

/** @param counts `stopped`: whether somebody stopped it; `uses`: how often it was used. */
function codeState(
  { firstDay, lastDay, limitInAll }: TypedFields,
  { stopped = 0, uses = 0 }: Counts,
  now: Date,
): string {
  if (stopped > 0) return 'Detenido';
  const today: string = limaDay(now);
  if (today > textIn(lastDay)) return 'Terminado';
  if (textIn(limitInAll) !== '' && uses >= Number(limitInAll)) return 'Agotado';
  return today < textIn(firstDay) ? 'Por empezar' : 'En vigor';
}
