import type { Clock } from '#application/ports/clock.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { Orders } from '#application/server/orders/ports/orders.ts';
import type { Receipts } from '#application/server/receipts/ports/receipts.ts';
import { type NotPermitted, permitted } from '#domain/office/permissions.ts';
import {
  type DetractionDeposit,
  detractionDeposit,
  type DetractionDepositRefusal,
} from '#domain/receipts/detraction-deposit.ts';
import { owesDetraction } from '#domain/receipts/owed-detractions.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { DetractionDeposits, FoundDetractionWord } from './ports/detraction-deposits.ts';

export type NoteDetractionDepositRefusal =
  | NotPermitted
  | DetractionDepositRefusal
  /** There is no such factura, or it owes no deposit. */
  | { readonly kind: 'detraction-not-found' }
  /** Another constancia is noted: it is taken back first. */
  | { readonly kind: 'detraction-deposited' }
  /** Another than the one that is to be taken back is noted by now. */
  | { readonly kind: 'detraction-differs'; readonly constancia: string };

/**
 * A collaborator's word that the detracción of a factura was deposited, by which constancia and when, or that what was noted is wrong;
 * each word stands beside those before. The month of the factura may be closed: what it keeps says nothing of deposits, most of which are
 * made after it. Source: decision 0107.
 */
export class NoteDetractionDeposit {
  constructor(
    private readonly receipts: Receipts,
    private readonly orders: Orders,
    private readonly deposits: DetractionDeposits,
    private readonly team: Team,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
  ) {}

  /**
   * The same said again changes nothing. @param typed null: what was noted is taken back. @param by the collaborator's account. @param seen the
   * constancia that is taken back, as it was shown; null: whichever is noted.
   */
  async execute(
    receiptId: string,
    typed: DetractionDeposit | null,
    by: string,
    seen: string | null = null,
  ): Promise<Result<void, NoteDetractionDepositRefusal>> {
    const may = permitted(await this.team.rolesOf(by), 'close-books');
    if (!may.ok) return may;
    const found = await this.receipts.find(receiptId);
    // Whoever gives it another number waits, and takes along what is deposited: nobody is to deposit twice.
    if (found !== null) await this.orders.lock(found.orderId);
    const receipt = await this.receipts.find(receiptId);
    const last = (await this.deposits.last([receiptId])).get(receiptId) ?? null;
    if (receipt === null || (last === null && !owesDetraction(receipt)))
      return refuse({ kind: 'detraction-not-found' });
    const noted = last?.deposit ?? null;
    if (typed === null) {
      if (noted === null) return accept(undefined);
      const { constancia } = noted;
      const isMeant = seen === null || seen === constancia;
      return isMeant ? this.#say(receiptId, last, null, by) : refuse({ kind: 'detraction-differs', constancia });
    }
    const deposit = detractionDeposit(typed, limaDay(receipt.issuedAt), limaDay(this.clock.now()));
    if (!deposit.ok) return deposit;
    if (noted === null) return this.#say(receiptId, last, deposit.value, by);
    const isSame = depositText(noted) === depositText(deposit.value);
    return isSame ? accept(undefined) : refuse({ kind: 'detraction-deposited' });
  }

  async #say(
    receiptId: string,
    last: FoundDetractionWord | null,
    deposit: DetractionDeposit | null,
    by: string,
  ): Promise<Result<void, NoteDetractionDepositRefusal>> {
    const word = { receiptId, place: (last?.place ?? 0) + 1, deposit, by, at: this.clock.now() };
    // The place decides, not the look beforehand.
    if (!(await this.deposits.add(word))) return refuse({ kind: 'detraction-deposited' });
    const action = deposit === null ? 'detraction-taken-back' : 'detraction-deposited';
    await this.journal.note(by, action, receiptId, factsOf(last?.deposit ?? null), factsOf(deposit));
    return accept(undefined);
  }
}

const depositText = ({ constancia, depositedOn }: DetractionDeposit): string =>
  `constancia ${constancia} del ${formatDayMonthYear(depositedOn)}`;

const factsOf = (deposit: DetractionDeposit | null) => (deposit === null ? {} : { state: depositText(deposit) });
