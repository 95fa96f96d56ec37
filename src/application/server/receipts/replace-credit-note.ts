import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import type { TellReplacedNote } from '#application/server/payments/refunds/tell-replaced-note.ts';
import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { type NotPermitted, permitted } from '#domain/office/permissions.ts';
import { reasonAnew } from '#domain/receipts/corrected-receipt.ts';
import { type CreditNote, creditNoteHashText, creditSeriesOf } from '#domain/receipts/credit-note.ts';
import { issuerFrom, type Receipt, receiptCode } from '#domain/receipts/receipt.ts';
import { noteInPlaceOf, type NumberObstacle, numberObstacle } from '#domain/receipts/replaced-receipt.ts';
import { isNumberTaken } from '#domain/receipts/sending.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { CreditNotes } from './ports/credit-notes.ts';
import type { ReceiptSendings } from './ports/receipt-sendings.ts';
import type { Receipts } from './ports/receipts.ts';

export type ReplaceNoteRefusal = NotPermitted | NumberObstacle | { readonly kind: 'credit-note-not-found' };

/**
 * Issues a credit note whose number serves no more, rejected or somebody else's, with another number: over the same lines and for the same
 * reason (`reasonAnew`), by who issues receipts now, to be signed and sent as any. The rejected one stays known as replaced. One transaction under the lock of its
 * order: of two who decide at once the second finds it replaced. Source: decision 0098.
 */
export class ReplaceCreditNote {
  constructor(
    private readonly guard: ChargeGuard,
    private readonly receipts: Receipts,
    private readonly notes: CreditNotes,
    private readonly sendings: ReceiptSendings,
    private readonly fingerprints: Fingerprints,
    private readonly settings: SchoolSettings,
    private readonly tell: TellReplacedNote,
    private readonly team: Team,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** The new note. @param staffId the collaborator's account. @throws when its order has no receipt. */
  async execute(staffId: string, noteId: string): Promise<Result<CreditNote, ReplaceNoteRefusal>> {
    const may = permitted(await this.team.rolesOf(staffId), 'replace-receipts');
    if (!may.ok) return may;
    const found = await this.notes.find(noteId);
    if (found === null) return refuse({ kind: 'credit-note-not-found' });
    await this.guard.lock(found.orderId);
    const note = (await this.notes.find(noteId)) ?? found;
    const sending = await this.sendings.find(note);
    const obstacle = numberObstacle(note, sending !== null && isNumberTaken(sending.state, sending.code));
    if (obstacle !== null) return refuse(obstacle);
    const { series, number } = note.corrects;
    // What one of no refund takes back stays so, whatever holds of its order now.
    const receipt =
      note.refundId === null ? await this.receipts.named(series, number) : await this.receipts.ofOrder(note.orderId);
    if (receipt === null) throw new Error(`Credit note ${note.id} has no receipt to correct`);
    const issued = await this.#issue(note, receipt);
    await this.tell.execute(issued, receiptCode(note));
    await this.journal.note(
      staffId,
      'credit-note-replaced',
      note.orderId,
      { note: receiptCode(note) },
      { note: receiptCode(issued) },
    );
    return accept(issued);
  }

  async #issue(rejected: CreditNote, receipt: Receipt): Promise<CreditNote> {
    const issuedAt = this.clock.now();
    const other = {
      receipt,
      id: this.ids.newId(),
      number: await this.receipts.nextNumber(creditSeriesOf(receipt.type)),
      issuedAt,
      issuer: issuerFrom(this.settings.provider()),
    };
    const plain = { ...noteInPlaceOf(rejected, other), reason: reasonAnew(rejected, issuedAt) };
    const issued = { ...plain, hash: this.fingerprints.of(creditNoteHashText(plain)) };
    await this.notes.replace(rejected.id, issued);
    return issued;
  }
}
