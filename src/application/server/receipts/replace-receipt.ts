import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { type NotPermitted, permitted } from '#domain/office/permissions.ts';
import { receiptMadeOutTo } from '#domain/receipts/corrected-receipt.ts';
import { type CreditNote, creditNoteHashText } from '#domain/receipts/credit-note.ts';
import { detractionOf } from '#domain/receipts/detraction.ts';
import { issuerFrom, receiptCode, receiptHashText, seriesOf, type Receipt } from '#domain/receipts/receipt.ts';
import {
  type BuyerCorrection,
  correctedBuyer,
  correctedFields,
  type CorrectionKeepsType,
  type CorrectionRefusal,
  noteBehind,
  type ReplaceObstacle,
  replaceObstacle,
} from '#domain/receipts/replaced-receipt.ts';
import { isNumberTaken } from '#domain/receipts/sending.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { BillingRecord } from '#domain/orders/billing-record.ts';
import { detractionRuleOf } from '#domain/settings/detraction-settings.ts';
import { carryDetractionDeposit } from './books/carry-detraction-deposit.ts';
import type { DetractionDeposits } from './books/ports/detraction-deposits.ts';
import type { CreditNotes } from './ports/credit-notes.ts';
import type { ReceiptSendings } from './ports/receipt-sendings.ts';
import type { Receipts } from './ports/receipts.ts';
import type { TellReceipt } from './tell-receipt.ts';
import { untoldNotes } from './untold-notes.ts';

export type ReplaceReceiptRefusal =
  | NotPermitted
  | ReplaceObstacle
  | CorrectionRefusal
  | CorrectionKeepsType
  | { readonly kind: 'receipt-not-found' };

/**
 * Issues a receipt whose number serves no more, rejected or somebody else's, with another number, once whom it is made out to is corrected: over the same lines, by
 * who issues receipts now, to be signed and sent as any. The rejected one stays known as replaced; credit notes that waited behind it
 * correct the new one. One transaction under the lock of its order: of two who decide at once the second finds it replaced.
 * Source: decision 0087.
 */
export class ReplaceReceipt {
  constructor(
    private readonly guard: ChargeGuard,
    private readonly receipts: Receipts,
    private readonly notes: CreditNotes,
    private readonly deposits: DetractionDeposits,
    private readonly sendings: ReceiptSendings,
    private readonly fingerprints: Fingerprints,
    private readonly settings: SchoolSettings,
    private readonly tell: TellReceipt,
    private readonly team: Team,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** The new receipt. @param staffId the collaborator's account. */
  async execute(
    staffId: string,
    receiptId: string,
    correction: BuyerCorrection,
  ): Promise<Result<Receipt, ReplaceReceiptRefusal>> {
    const may = permitted(await this.team.rolesOf(staffId), 'replace-receipts');
    if (!may.ok) return may;
    const found = await this.receipts.find(receiptId);
    if (found === null) return refuse({ kind: 'receipt-not-found' });
    await this.guard.lock(found.orderId);
    const receipt = (await this.receipts.find(receiptId)) ?? found;
    const notes = await this.notes.ofOrder(receipt.orderId);
    const sending = await this.sendings.find(receipt);
    const isTaken = sending !== null && isNumberTaken(sending.state, sending.code);
    const obstacle = replaceObstacle(receipt, isTaken, await this.#isTold(notes));
    if (obstacle !== null) return refuse(obstacle);
    const buyer = correctedBuyer(receipt.buyer, correction, notes.length > 0);
    if (!buyer.ok) return buyer;
    const { issued, dropped } = await this.#issue(receipt, buyer.value);
    await carryDetractionDeposit(this.deposits, { from: receipt, to: issued, at: this.clock.now() });
    for (const note of notes) await this.#reissue(note, issued);
    const inPlaceOf = { code: receiptCode(receipt), notes: notes.map(receiptCode) };
    await this.tell.execute(issued, inPlaceOf, await untoldNotes(this.notes, dropped));
    await this.journal.note(
      staffId,
      'receipt-replaced',
      receipt.orderId,
      { receipt: receiptCode(receipt) },
      { receipt: receiptCode(issued), corrected: correctedFields(receipt.buyer, buyer.value).join(' ') },
    );
    return accept(issued);
  }

  /** Whether the tax authority was told of one of the notes. */
  async #isTold(notes: readonly CreditNote[]): Promise<boolean> {
    for (const note of notes) {
      if (note.taxState !== 'not-sent' || (await this.sendings.find(note)) !== null) return true;
    }
    return false;
  }

  async #issue(rejected: Receipt, buyer: BillingRecord) {
    const { receiptType: type } = buyer;
    const detraction = detractionOf(type, rejected.lines, detractionRuleOf(this.settings.of('detraction')));
    const plain = receiptMadeOutTo(rejected, buyer, detraction, {
      id: this.ids.newId(),
      number: await this.receipts.nextNumber(seriesOf(type)),
      issuedAt: this.clock.now(),
      issuer: issuerFrom(this.settings.provider()),
    });
    const issued = { ...plain, hash: this.fingerprints.of(receiptHashText(plain)) };
    return { issued, dropped: await this.receipts.replace(rejected.id, issued) };
  }

  async #reissue(note: CreditNote, receipt: Receipt): Promise<void> {
    const plain = noteBehind(note, receipt);
    await this.notes.reissue({ ...plain, hash: this.fingerprints.of(creditNoteHashText(plain)) });
  }
}
