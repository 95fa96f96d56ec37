import type { Provider } from '#domain/legal/statute.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { decimalText } from '#domain/shared/money.ts';
import type { BillingRecord, ReceiptType } from '#domain/orders/billing-record.ts';
import type { ReceiptLine, ReceiptTotals } from './receipt-lines.ts';
import type { Detraction } from './detraction.ts';
import { documentCodes, typeCodes } from './tax-codes.ts';

/** Who issues receipts: the school as the tax authority knows it. */
export interface Issuer {
  readonly ruc: string;
  readonly legalName: string;
  readonly address: string;
}

/** What the tax authority said of a receipt; 'not-sent' while nobody asked it. */
export type TaxState = 'not-sent' | 'accepted' | 'rejected';

/**
 * Whether a receipt that was made out anew is annulled: once the tax authority took the note that takes it back. Until then, while a rejected
 * one is mended as well, it is in force. Source: decision 0132.
 */
export const isAnnulledBy = (noteState: TaxState): noteState is 'accepted' => noteState === 'accepted';

/** Every kind of document that the school issues by the law of receipts. */
export type TaxDocumentType = ReceiptType | 'credit-note';

/** What the tax authority gets, as it was issued: nothing of it changes, save what the tax authority says. */
export interface TaxDocument {
  readonly id: string;
  readonly orderId: string;
  readonly orderNumber: number;
  readonly userId: string;
  readonly type: TaxDocumentType;
  readonly series: string;
  /** From 1, without gaps in its series. */
  readonly number: number;
  readonly issuedAt: Date;
  readonly issuer: Issuer;
  readonly buyer: BillingRecord;
  readonly lines: readonly ReceiptLine[];
  readonly totals: ReceiptTotals;
  readonly taxState: TaxState;
  /**
   * Once it is signed: the digest in its signature. Before: of `receiptHashText`, as `Fingerprints` makes it. Receipts issued before
   * hashes were kept have neither until they are signed.
   */
  readonly hash?: string;
  /** Whether there is a signature: what was signed is kept beside it. */
  readonly isSigned?: true;
  /** Once it was rejected and another one of its order took its place: that one's code. */
  readonly replacedBy?: string;
  /** Once it was accepted and made out anew: the codes of the note that takes it back, which the tax authority may not have accepted (`isAnnulledBy`), and of the receipt that holds instead. */
  readonly correctedBy?: { readonly note: string; readonly noteState: TaxState; readonly receipt: string };
  /** Where it can be checked; earlier ones say where their buyer finds them. */
  readonly consultAt?: string;
}

/** By which one document is known among all of them; `refundId` is null of a credit note of no refund alone. */
export type TaxDocumentKey = Pick<TaxDocument, 'id' | 'type'> & { readonly refundId?: string | null | undefined };

/** A boleta or factura: what was sold. */
export interface Receipt extends TaxDocument {
  readonly type: ReceiptType;
  /** Of a factura alone, and only of one that has any. */
  readonly detraction?: Detraction;
}

/** Whoever answers for the school as who issues receipts; these keep the issuer of their day. */
export function issuerFrom({ ruc, name, address }: Pick<Provider, 'ruc' | 'name' | 'address'>): Issuer {
  return { ruc, legalName: name, address };
}

const SERIES: Readonly<Record<ReceiptType, string>> = { boleta: 'B001', factura: 'F001' };

/** The series in which a receipt of that type is numbered. Source: facts/peru.md, section 2.2. */
export function seriesOf(type: ReceiptType): string {
  return SERIES[type];
}

/** Series and number as they are printed: 'B001-1'. */
export function receiptCode({ series, number }: Pick<TaxDocument, 'series' | 'number'>): string {
  return `${series}-${number}`;
}

/**
 * What the QR of a receipt says: RUC, type, series, number, IGV, total, day of issue in Lima, type and number of the buyer's
 * document, each followed by a bar. Source: facts/peru.md, section 2.4.
 */
export function receiptQrText(receipt: TaxDocument): string {
  const { issuer, type, series, number, totals, issuedAt, buyer } = receipt;
  const parts = [
    issuer.ruc,
    typeCodes[type],
    series,
    String(number),
    decimalText(totals.tax),
    decimalText(totals.total),
    limaDay(issuedAt),
    documentCodes[buyer.documentType],
    buyer.documentNumber,
  ];
  return `${parts.join('|')}|`;
}

/** What the hash of a receipt is taken of: the words of its QR, then each line, so that an amount or a name altered later shows. */
export function receiptHashText(receipt: TaxDocument & Pick<Receipt, 'detraction'>): string {
  const lines = receipt.lines.map(({ productId, quantity, unit, description, details, treatment, ...amounts }) =>
    [
      productId,
      quantity,
      unit,
      treatment,
      description,
      ...(details ?? []),
      ...[amounts.price, amounts.discount, amounts.net, amounts.base, amounts.tax].map(decimalText),
    ].join('|'),
  );
  const { detraction } = receipt;
  const detracted =
    detraction === undefined
      ? []
      : [[detraction.service, detraction.rate, decimalText(detraction.amount), detraction.account].join('|')];
  return [receiptQrText(receipt), receipt.buyer.name, ...lines, ...detracted].join('\n');
}

/** The name the tax authority gives a receipt's file: '20512333797-03-B001-1', without an ending. */
export function receiptFileName({ issuer, type, series, number }: TaxDocument): string {
  return [issuer.ruc, typeCodes[type], series, number].join('-');
}
