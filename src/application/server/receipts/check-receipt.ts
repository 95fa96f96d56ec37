import type { CheckedReceipt, ReceiptQuestion } from '#application/read-models/receipts/checked-receipt.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { parseMoney } from '#domain/shared/money.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { IssuedDocument } from '#domain/receipts/credit-note.ts';
import { isAnnulledBy, receiptCode } from '#domain/receipts/receipt.ts';
import type { CreditNotes } from './ports/credit-notes.ts';
import type { Receipts } from './ports/receipts.ts';

export type ReceiptCheckRefusal =
  | { readonly kind: 'receipt-code-malformed' }
  | { readonly kind: 'receipt-total-malformed' }
  | { readonly kind: 'receipt-unknown' };

/**
 * Whether the school issued a receipt or a credit note, for whoever has its type, number, day and total: all of them fit, or nothing is said. Whose it
 * is, and what for, stays with its buyer. Source: facts/peru.md, section 2.4.
 */
export class CheckReceipt {
  constructor(
    private readonly receipts: Receipts,
    private readonly notes: CreditNotes,
  ) {}

  async execute({ type, code, day, total }: ReceiptQuestion): Promise<Result<CheckedReceipt, ReceiptCheckRefusal>> {
    const parts = /^([A-Z0-9]{4})-0*([1-9][0-9]{0,7})$/.exec(code.replaceAll(/\s/g, '').toUpperCase());
    if (parts === null) return refuse({ kind: 'receipt-code-malformed' });
    const amount = parseMoney(total.replace(/^\s*S\/\.?\s*/i, '').trim());
    if (!amount.ok) return refuse({ kind: 'receipt-total-malformed' });
    const issued = type === 'credit-note' ? this.notes : this.receipts;
    const receipt = await issued.named(parts[1] ?? '', Number(parts[2]));
    const fits = receipt?.type === type && daysOf(receipt).includes(day) && receipt.totals.total === amount.value;
    if (receipt === null || !fits) return refuse({ kind: 'receipt-unknown' });
    const { issuer, taxState, replacedBy } = receipt;
    return accept({
      type: receipt.type,
      code: receiptCode(receipt),
      issuer: { ruc: issuer.ruc, legalName: issuer.legalName },
      taxState,
      replacedBy: replacedBy ?? null,
      ...annulmentOf(receipt),
    });
  }
}

/** By which note it is annulled, or will be. */
function annulmentOf({ correctedBy }: IssuedDocument): Pick<CheckedReceipt, 'annulledBy' | 'annulling'> {
  if (correctedBy === undefined) return {};
  const { note, noteState: taxState } = correctedBy;
  return isAnnulledBy(taxState) ? { annulledBy: note } : { annulling: { note, taxState } };
}

/** The day of issue; of a note that was issued anew over another receipt the earlier ones as well. */
const daysOf = (issued: IssuedDocument): readonly string[] => [
  limaDay(issued.issuedAt),
  ...(issued.type === 'credit-note' ? (issued.earlierDays ?? []) : []),
];
