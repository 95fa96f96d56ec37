import type { ColumnsOf, LayoutOf, PreviewOf } from '#domain/vouchers/statements/statement-layout.ts';
import type { SettlementField } from './settlement-fields.ts';
import { type HeadingTable, proposedColumns } from '#domain/vouchers/statements/propose-layout.ts';

export type SettlementColumns = ColumnsOf<SettlementField>;
/** How a gateway writes its files of settlements. */
export type SettlementLayout = LayoutOf<SettlementField>;
export type SettlementPreview = PreviewOf<SettlementField>;

/**
 * How headings of gateways' settlements are written: por confirmar with files of each. No gateway of Peru describes its file in public;
 * what there is, is named in decision 0100. Nothing depends on this table but what is proposed: any columns can be chosen.
 */
const headings: HeadingTable<SettlementField> = {
  inOrder: ['day', 'reference', 'commissionTax', 'commission', 'net', 'gross', 'movement'],
  spellings: {
    day: [/^fecha (de )?(abono|deposito|liquidacion|pago|transferencia)/, /^(day|dia|fecha)$/, /^fecha/],
    reference: [
      /^(n[ro.°º]*|num(ero)?\.?) ?(de )?(compra|pedido|orden)$/,
      /^(purchase ?number|order ?number|referencia( del? comercio)?|pedido|compra|orden)$/,
      /^(id|codigo) ?(de )?(la )?(venta|cargo|transaccion|operacion)$/,
    ],
    commissionTax: [/(igv|impuesto).*comision/, /^(igv|impuesto|total ?fee ?taxes)$/],
    commission: [/^comision( total| comercio)?( \(?(s\/|soles|pen)\.?\)?)?$/, /^(comision|total ?fee)/],
    net: [
      /^(importe|monto)? ?neto/,
      /^(monto|importe) (a )?(depositar|depositado|abonar|abonado)/,
      /^transfer ?amount$/,
    ],
    gross: [
      /^(monto|importe)( bruto| de la venta| total)?( \(?(s\/|soles|pen)\.?\)?)?$/,
      /^(amount|monto|importe)/,
      /^((venta|total) )?brut[oa]\b/,
    ],
    movement: [/^tipo (de )?(operacion|transaccion|movimiento|venta)$/, /^(tipo|movimiento)$/, /^operacion$/],
  },
  isEnough: ({ day, reference, gross }) => day !== '' && reference !== '' && gross !== '',
};

/** The columns that a file's first rows let one guess; '' where they do not. */
export function proposeSettlementColumns(rows: readonly (readonly string[])[]): SettlementColumns {
  return proposedColumns(rows, headings);
}

/** What a layout lacks; null: nothing. What a gateway does not tell of its commission is computed from the net. */
export function settlementLack({ day, reference, gross }: SettlementColumns): 'date' | 'reference' | 'amount' | null {
  if (day === '') return 'date';
  if (reference === '') return 'reference';
  return gross === '' ? 'amount' : null;
}
