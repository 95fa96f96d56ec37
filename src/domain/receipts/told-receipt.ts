import { limaClockTime, limaDay, type PlainDate } from '#domain/shared/dates.ts';
import { type Money, sumMoney } from '#domain/shared/money.ts';
import { amountInWords } from './amount-in-words.ts';
import {
  type CreditNote,
  creditReasonCode,
  creditReasonText,
  detractionIn,
  type IssuedDocument,
} from './credit-note.ts';
import type { Detraction } from './detraction.ts';
import { type Issuer, receiptCode, receiptFileName } from './receipt.ts';
import { documentCodes, typeCodes } from './tax-codes.ts';
import { creditedTaxLineOf, cutLine, type LineTax, type TaxLine, taxLineOf, tributes } from './tax-lines.ts';

/** What a credit note corrects, and why. */
export interface ToldCorrection {
  /** 'B001-1'. */
  readonly code: string;
  /** Catalogue 01. */
  readonly typeCode: string;
  /** Catalogue 09, with its words. */
  readonly reasonCode: string;
  readonly reason: string;
}

/** What the tax authority is told of a receipt or a credit note, amount by amount. Source: facts/peru.md, sections 1.2 to 2.3. */
export interface ToldReceipt {
  /** Of its file, without an ending. */
  readonly fileName: string;
  /** Catalogue 01. */
  readonly typeCode: string;
  /** 'B001-1'. */
  readonly code: string;
  /** Null: it is no credit note. */
  readonly corrects: ToldCorrection | null;
  readonly day: PlainDate;
  readonly time: string;
  /** Catalogue 52, each with its words. */
  readonly legends: readonly (readonly [code: string, words: string])[];
  readonly issuer: Issuer;
  readonly buyer: { readonly documentCode: string; readonly documentNumber: string; readonly name: string };
  /** Whether it says how it is paid: facturas must, boletas may not. */
  readonly saysTerms: boolean;
  /** What of it is deposited at the Banco de la Nación; null: nothing. */
  readonly detraction: Detraction | null;
  readonly tax: Money;
  /** What each tribute comes to. */
  readonly subtotals: readonly Pick<LineTax, 'tribute' | 'taxable' | 'amount'>[];
  /** Values of what was sold. */
  readonly value: Money;
  readonly total: Money;
  readonly lines: readonly TaxLine[];
}

/**
 * What the tax authority is told of a receipt or a credit note; null when there is nothing to tell: a line that costs nothing to anybody transfers
 * nothing of value, and has no place in it (decision 0088).
 */
export function toldReceiptOf(receipt: IssuedDocument): ToldReceipt | null {
  const { type } = receipt;
  const toldLine = type === 'credit-note' ? creditedTaxLineOf : taxLineOf;
  const lines = receipt.lines.filter(({ treatment, price }) => treatment !== 'free' || price > 0).map(toldLine);
  if (lines.length === 0) return null;
  const { buyer, issuedAt, totals } = receipt;
  const detraction = detractionIn(receipt);
  const sold = lines.filter(({ priceType }) => priceType === '01');
  return {
    fileName: receiptFileName(receipt),
    typeCode: typeCodes[type],
    code: receiptCode(receipt),
    corrects: type === 'credit-note' ? correctionOf(receipt) : null,
    day: limaDay(issuedAt),
    time: limaClockTime(issuedAt),
    legends: [
      ['1000', `SON ${amountInWords(totals.total).toUpperCase()}`],
      ...(totals.free > 0 ? [['1002', FREE_TRANSFER.toUpperCase()] as const] : []),
      ...(detraction === null ? [] : [['2006', DETRACTED_OPERATION.toUpperCase()] as const]),
    ],
    issuer: receipt.issuer,
    buyer: {
      documentCode: documentCodes[buyer.documentType],
      documentNumber: buyer.documentNumber,
      name: cutLine(buyer.name),
    },
    saysTerms: type === 'factura',
    detraction,
    tax: totals.tax,
    subtotals: subtotalsOf(lines),
    value: sumMoney(sold.map(({ value }) => value)),
    total: totals.total,
    lines,
  };
}

/** What a receipt says where something was given away. Source: facts/peru.md, section 1.4. */
export const FREE_TRANSFER = 'Transferencia gratuita de un bien y/o servicio prestado gratuitamente';

/** What a factura says of which a part is deposited. Source: facts/peru.md, section 1.3; decision 0105. */
export const DETRACTED_OPERATION = 'Operación sujeta a detracción';

const correctionOf = ({ corrects, reason }: CreditNote): ToldCorrection => ({
  code: receiptCode(corrects),
  typeCode: typeCodes[corrects.type],
  reasonCode: creditReasonCode(reason),
  reason: creditReasonText(reason),
});

function subtotalsOf(lines: readonly TaxLine[]): ToldReceipt['subtotals'] {
  return Object.values(tributes).flatMap((tribute) => {
    const taxes = lines.map(({ tax }) => tax).filter((tax) => tax.tribute === tribute);
    if (taxes.length === 0) return [];
    const taxable = sumMoney(taxes.map((tax) => tax.taxable));
    return [{ tribute, taxable, amount: sumMoney(taxes.map(({ amount }) => amount)) }];
  });
}
