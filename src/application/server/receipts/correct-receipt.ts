import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import type { Refunds } from '#application/server/payments/ports/refunds.ts';
import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { BillingRecord } from '#domain/orders/billing-record.ts';
import { type NotPermitted, permitted } from '#domain/office/permissions.ts';
import {
  correctionReason,
  correctObstacle,
  type CorrectObstacle,
  noteOverWhole,
  receiptMadeOutTo,
  type WrongCorrection,
} from '#domain/receipts/corrected-receipt.ts';
import { type CreditNote, creditNoteHashText, creditSeriesOf, type NoteReason } from '#domain/receipts/credit-note.ts';
import { detractionOf } from '#domain/receipts/detraction.ts';
import { issuerFrom, type Receipt, receiptCode, receiptHashText, seriesOf } from '#domain/receipts/receipt.ts';
import {
  type BuyerCorrection,
  buyerMadeRight,
  correctedFields,
  type CorrectionRefusal,
} from '#domain/receipts/replaced-receipt.ts';
import { detractionRuleOf } from '#domain/settings/detraction-settings.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { carryDetractionDeposit } from './books/carry-detraction-deposit.ts';
import type { DetractionDeposits } from './books/ports/detraction-deposits.ts';
import type { CreditNotes } from './ports/credit-notes.ts';
import type { Receipts } from './ports/receipts.ts';
import type { TellCorrectedReceipt } from './tell-corrected-receipt.ts';
import { untoldNotes } from './untold-notes.ts';

export type CorrectReceiptRefusal =
  | NotPermitted
  | CorrectObstacle
  | CorrectionRefusal
  | WrongCorrection
  | { readonly kind: 'receipt-not-found' };

/** A receipt that was made out anew. */
export interface CorrectedReceipt {
  readonly receipt: Receipt;
  /** By which the one before is taken back. */
  readonly note: CreditNote;
}

/**
 * Makes an accepted receipt out anew, to whom it should have been: a credit note takes it back whole, and another receipt says the same sale to
 * the same céntimo, both by who issues them now, to be signed and sent as any. No money moves, and nothing of what was bought changes. One
 * transaction under the lock of its order, as giving back: of two who decide at once the second is told what the first issued.
 * Source: decision 0132.
 */
export class CorrectReceipt {
  constructor(
    private readonly guard: ChargeGuard,
    private readonly receipts: Receipts,
    private readonly notes: CreditNotes,
    private readonly refunds: Refunds,
    private readonly deposits: DetractionDeposits,
    private readonly fingerprints: Fingerprints,
    private readonly settings: SchoolSettings,
    private readonly tell: TellCorrectedReceipt,
    private readonly team: Team,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** Both documents. @param staffId the collaborator's account. */
  async execute(
    staffId: string,
    receiptId: string,
    correction: BuyerCorrection,
  ): Promise<Result<CorrectedReceipt, CorrectReceiptRefusal>> {
    const may = permitted(await this.team.rolesOf(staffId), 'replace-receipts');
    if (!may.ok) return may;
    const found = await this.receipts.find(receiptId);
    if (found === null) return refuse({ kind: 'receipt-not-found' });
    await this.guard.lock(found.orderId);
    const old = (await this.receipts.find(receiptId)) ?? found;
    const obstacle = correctObstacle(old, await this.refunds.ofOrder(old.orderId));
    if (obstacle !== null) return refuse(obstacle);
    const buyer = buyerMadeRight(old.buyer, correction);
    if (!buyer.ok) return buyer;
    const reason = correctionReason(old, buyer.value, this.clock.now());
    if (!reason.ok) return reason;
    const { dropped, ...issued } = await this.#issue(old, buyer.value, reason.value);
    await carryDetractionDeposit(this.deposits, { from: old, to: issued.receipt, at: this.clock.now() });
    await this.tell.execute(issued.receipt, issued.note, await untoldNotes(this.notes, dropped));
    await this.journal.note(
      staffId,
      'receipt-corrected',
      old.orderId,
      { receipt: receiptCode(old) },
      {
        receipt: receiptCode(issued.receipt),
        note: receiptCode(issued.note),
        corrected: correctedFields(old.buyer, buyer.value).join(' '),
      },
    );
    return accept(issued);
  }

  async #issue(old: Receipt, buyer: BillingRecord, reason: NoteReason) {
    const by = { issuedAt: this.clock.now(), issuer: issuerFrom(this.settings.provider()) };
    const numbered = async (series: string) => ({
      ...by,
      id: this.ids.newId(),
      number: await this.receipts.nextNumber(series),
    });
    const detraction = detractionOf(buyer.receiptType, old.lines, detractionRuleOf(this.settings.of('detraction')));
    const plain = receiptMadeOutTo(old, buyer, detraction, await numbered(seriesOf(buyer.receiptType)));
    const receipt = { ...plain, hash: this.fingerprints.of(receiptHashText(plain)) };
    const dropped = await this.receipts.correct(old.id, receipt);
    const over = noteOverWhole(old, reason, await numbered(creditSeriesOf(old.type)));
    const note = { ...over, hash: this.fingerprints.of(creditNoteHashText(over)) };
    await this.notes.add(note);
    return { receipt, note, dropped };
  }
}
