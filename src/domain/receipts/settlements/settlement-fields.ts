/** What a line of a gateway's settlement is read from, each by the heading of its column. */
export const settlementFields = [
  'day',
  'reference',
  'gross',
  'commission',
  'commissionTax',
  'net',
  'movement',
] as const;

export type SettlementField = (typeof settlementFields)[number];

/** What a field is called where it is chosen, and in what is said of a file. */
export const settlementFieldNames: Readonly<Record<SettlementField, string>> = {
  day: 'Día de la liquidación',
  reference: 'Número de compra o código del pedido',
  gross: 'Importe',
  commission: 'Comisión',
  commissionTax: 'IGV de la comisión',
  net: 'Neto',
  movement: 'Si es venta o devolución',
};
