import { amountInWords } from '#domain/receipts/amount-in-words.ts';
import type { DocumentType } from '#domain/orders/identity-document.ts';
import { type LineTreatment, type ReceiptLine, soldTotals, type UnitCode } from '#domain/receipts/receipt-lines.ts';
import { type CreditNote, creditReasonCode, creditReasonText, detractionIn } from '#domain/receipts/credit-note.ts';
import {
  isAnnulledBy,
  type Receipt,
  receiptCode,
  type TaxDocument,
  type TaxDocumentType,
} from '#domain/receipts/receipt.ts';
import { detractedServices } from '#domain/receipts/detraction.ts';
import { DETRACTED_OPERATION, FREE_TRANSFER } from '#domain/receipts/told-receipt.ts';
import { formatLimaTime, limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { formatRate } from '#domain/shared/rate.ts';

const documentNames: Readonly<Record<DocumentType, string>> = {
  DNI: 'DNI',
  CE: 'Carné de extranjería',
  passport: 'Pasaporte',
  RUC: 'RUC',
};

const treatments: Readonly<Record<LineTreatment, string>> = {
  taxed: 'Gravado con IGV',
  exempt: 'Exonerado de IGV',
  free: 'Transferencia gratuita',
};

type Column = 'price' | 'discount' | 'net';

/** What is printed: a receipt, or the note that corrects one. */
export type PrintedReceipt = Receipt | CreditNote;

const names: Readonly<Record<TaxDocumentType, string>> = {
  boleta: 'Boleta de venta electrónica',
  factura: 'Factura electrónica',
  'credit-note': 'Nota de crédito electrónica',
};

/** What the receipt is called at its head. */
export function receiptName({ type }: Pick<TaxDocument, 'type'>): string {
  return names[type];
}

/** To whom, when and for what it was issued: names and values. */
export function receiptFacts(receipt: PrintedReceipt): readonly (readonly [string, string])[] {
  const { buyer, issuedAt } = receipt;
  return [
    [buyer.receiptType === 'factura' ? 'Razón social' : 'Cliente', buyer.name],
    [documentNames[buyer.documentType], buyer.documentNumber],
    ...(buyer.address === '' ? [] : [['Dirección', buyer.address] as const]),
    ['Fecha de emisión', `${formatDayMonthYear(limaDay(issuedAt))}, ${formatLimaTime(issuedAt)}`],
    ['Moneda', 'Soles'],
    ...(receipt.type === 'credit-note' ? correctedFacts(receipt) : [['Forma de pago', 'Contado'] as const]),
    ['Pedido', `N.º ${receipt.orderNumber}`],
    ...detractionFacts(receipt),
  ];
}

function detractionFacts(receipt: PrintedReceipt): readonly (readonly [string, string])[] {
  const detraction = detractionIn(receipt);
  if (detraction === null) return [];
  const { service, rate, amount, account } = detraction;
  return [
    ['Detracción', `${formatMoney(amount)} (${formatRate(rate)}), código ${service}: ${detractedServices[service]}`],
    ['Se deposita en', `Banco de la Nación, cuenta ${account}`],
  ];
}

function correctedFacts({ corrects, reason }: CreditNote): readonly (readonly [string, string])[] {
  const day = formatDayMonthYear(limaDay(corrects.issuedAt));
  return [
    ['Modifica', `${receiptName(corrects)} ${receiptCode(corrects)}, del ${day}`],
    ['Motivo', `${creditReasonCode(reason)}, ${creditReasonText(reason)}`],
  ];
}

const units: Readonly<Record<UnitCode, string>> = { NIU: 'Unidad', ZZ: 'Servicio' };

/** How many of what a line is; a receipt of before it was kept says nothing. */
export function quantityOf({ quantity, unit }: ReceiptLine): { readonly count: string; readonly unit: string } {
  return { count: quantity === undefined ? '' : String(quantity), unit: unit === undefined ? '' : units[unit] };
}

/** What a line costs and takes off; what is given away has a value, and nothing is taken off it. */
export function lineAmounts({ treatment, price, discount, net }: ReceiptLine): Readonly<Record<Column, string>> {
  const isOff = discount > 0 && treatment !== 'free';
  return { price: formatMoney(price), discount: isOff ? `− ${formatMoney(discount)}` : '–', net: formatMoney(net) };
}

/** What stands below a line's description: its details, how it is taxed, and what of what is given away it would have cost. */
export function lineNotes({ details = [], treatment, price, options, extension }: ReceiptLine): readonly string[] {
  const parts = [treatments[treatment]];
  if (options > 0) parts.push(`con opciones por ${formatMoney(options)}`);
  if (extension > 0) parts.push(`con ampliación por ${formatMoney(extension)}`);
  const isGiven = treatment === 'free' && price > 0;
  return [...details, parts.join(', '), ...(isGiven ? [`Valor de referencia: ${formatMoney(price)}`] : [])];
}

/** The sums at the foot, in the order in which they lead to the total; those of nothing are left out. */
export function receiptSums({ totals }: TaxDocument): readonly (readonly [string, string])[] {
  const { taxed, exempt, free, tax } = totals;
  const { price, discount } = soldTotals(totals);
  const sums = [
    ['Suma de precios', discount > 0 ? price : 0],
    ['Descuentos', discount],
    ['Op. gravadas', taxed],
    ['Op. exoneradas', exempt],
    ['Op. gratuitas', free],
  ] as const;
  return [
    ...sums.filter(([, amount]) => amount > 0).map(([name, amount]) => [name, formatMoney(amount as never)] as const),
    ['IGV', formatMoney(tax)],
  ];
}

/** A name at the end of a sentence: most of companies end with the stop of theirs ('S. A. C.'). */
const ending = (name: string): string => `${name.replace(/\.$/, '')}.`;

/** What the law wants said besides, and whether the tax authority knows the receipt. */
export function receiptLegends(receipt: PrintedReceipt): readonly string[] {
  const { totals, taxState, replacedBy, correctedBy } = receipt;
  const word = `la ${receiptName(receipt).toLowerCase()}`;
  return [
    `Son: ${amountInWords(totals.total)}`,
    ...(totals.free > 0 ? [`${FREE_TRANSFER}.`] : []),
    ...(detractionIn(receipt) === null
      ? []
      : [`${DETRACTED_OPERATION}. El total ya está pagado: el depósito lo hace ${ending(receipt.issuer.legalName)}`]),
    `Representación impresa de ${word}.`,
    ...(receipt.consultAt === undefined ? [] : [`Consúltala en ${receipt.consultAt}`]),
    ...(receipt.hash === undefined ? [] : [`Resumen (hash SHA-256): ${receipt.hash}`]),
    ...(taxState === 'accepted' ? ['Aceptada por la SUNAT.'] : []),
    ...(taxState === 'rejected' ? ['Rechazada por la SUNAT: no tiene validez tributaria.'] : []),
    ...(replacedBy === undefined ? [] : [`Reemplazada por ${replacedBy}.`]),
    ...(correctedBy === undefined ? [] : [correctedText(correctedBy)]),
    ...(taxState === 'not-sent' ? ['No enviada a la SUNAT: no tiene validez tributaria hasta que la acepte.'] : []),
  ];
}

function correctedText({ note, noteState, receipt }: NonNullable<PrintedReceipt['correctedBy']>): string {
  if (isAnnulledBy(noteState)) return `Anulada por la nota de crédito ${note}: en su lugar vale ${receipt}.`;
  return noteState === 'rejected'
    ? `En su lugar se emitió ${receipt}. La SUNAT no aceptó la nota de crédito ${note}, que la anula: la escuela la corrige.`
    : `En su lugar se emitió ${receipt}: la anula la nota de crédito ${note} cuando la SUNAT la acepte.`;
}
