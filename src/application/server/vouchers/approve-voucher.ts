import type { Clock } from '#application/ports/clock.ts';
import type { BoughtOtherwise, ChargeGuard } from '#application/server/payments/charge-guard.ts';
import type { OrderAudit, OrderDiffers } from '#application/server/payments/order-audit.ts';
import type { TakePayment } from '#application/server/payments/take-payment.ts';
import type { PlaceGuard } from '#application/server/learning/seminars/place-guard.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { Order } from '#application/server/orders/ports/orders.ts';
import type { Voucher, Vouchers } from '#application/server/vouchers/ports/vouchers.ts';
import type { UnderWayState } from '#domain/orders/order-under-way.ts';
import { isPaid, type TransitionRefusal } from '#domain/orders/order.ts';
import { type NotPermitted, permitted } from '#domain/office/permissions.ts';
import type { Approval } from '#domain/vouchers/voucher.ts';
import type { Money } from '#domain/shared/money.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { severalLines } from '#domain/shared/typed-text.ts';

export type ApproveVoucherRefusal =
  | NotPermitted
  | { readonly kind: 'voucher-not-found' }
  | { readonly kind: 'voucher-rejected-already'; readonly reason: string }
  /** Its amount is not the order's, or its code is past its limit: approving it needs a written note. */
  | { readonly kind: 'note-missing' }
  /** The buyer was asked for what is missing: nothing is granted before it arrived, or went back. */
  | { readonly kind: 'rest-awaited' }
  /** Another payment confirmed the order meanwhile. */
  | { readonly kind: 'order-already-paid'; readonly giveBack: Money }
  | BoughtByOthers
  /** Its buyer's account is erased: nobody could have what it pays for. */
  | { readonly kind: 'account-erased'; readonly giveBack: Money }
  /** What the order held was let go, and somebody else has it: confirming it lets in more people than there is room for. */
  | ({ readonly kind: 'places-gone' } & PlacesGone)
  | OrderDiffers
  | TransitionRefusal;

/** Of which seminar, and how many places of it are left. */
export interface PlacesGone {
  readonly seminar: string;
  readonly left: number;
}

/** What the order is for is the buyer's already, or another of their orders is paying for it: who decides has to know. */
export interface BoughtByOthers {
  readonly kind: 'bought-otherwise';
  readonly products: readonly {
    readonly title: string;
    /** Null: the buyer has it. */
    readonly order: { readonly number: number; readonly state: UnderWayState } | null;
    /** Seats alone of what is theirs no more; false when not said. */
    readonly isWithoutOwn?: true;
  }[];
  /** How much approving it leaves to be given back. */
  readonly giveBack: Money;
  /** What else there is to know, since both are overruled by one word: of the rest of the order the places are gone. Null: they are not. */
  readonly soldOut: PlacesGone | null;
}

/**
 * A collaborator's word that the money of a voucher has arrived: confirms its order, once however often it is said. What of it is
 * not due is kept to be given back. Source: PAY-3; decisions.md, One product, one payment.
 */
export class ApproveVoucher {
  constructor(
    private readonly vouchers: Vouchers,
    private readonly guard: ChargeGuard,
    private readonly places: PlaceGuard,
    private readonly team: Team,
    private readonly take: TakePayment,
    private readonly audit: OrderAudit,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
  ) {}

  /** @param staffId the collaborator's account. */
  async execute(
    voucherId: string,
    staffId: string,
    { note, knowing }: Approval,
  ): Promise<Result<Voucher, ApproveVoucherRefusal>> {
    const may = permitted(await this.team.rolesOf(staffId), 'decide-vouchers');
    if (!may.ok) return may;
    const found = await this.vouchers.find(voucherId);
    const order = found === null ? null : await this.guard.lock(found.orderId);
    const voucher = await this.vouchers.find(voucherId);
    if (voucher === null || order === null) return refuse({ kind: 'voucher-not-found' });
    if (voucher.state === 'approved') return accept(voucher);
    if (voucher.state === 'rejected') {
      return refuse({ kind: 'voucher-rejected-already', reason: voucher.decision?.reason ?? '' });
    }
    const bought = await this.guard.boughtOtherwise(order);
    const obstacle = await this.#obstacle(order, voucher, { note, knowing }, bought);
    if (obstacle !== null) return refuse(obstacle);
    const { id, operationNumber: number, amount } = voucher;
    const taken = await this.take.execute(order, { source: { kind: 'voucher', id, number }, amount }, bought);
    if (!taken.ok) return taken;
    const decision = { by: staffId, at: this.clock.now(), reason: severalLines(note) };
    if (!(await this.vouchers.decide(voucher.id, 'approved', decision))) {
      throw new Error(`Voucher ${voucher.id} was decided beside its order's lock`);
    }
    await this.journal.note(staffId, 'voucher-approved', id, { state: voucher.state }, { state: 'approved' });
    return accept({ ...voucher, state: 'approved', decision });
  }

  /** Why a voucher of a locked order, kept already or about to be, is not approved so; null: it is. */
  async obstacle(order: Order, voucher: Voucher, approval: Approval): Promise<ApproveVoucherRefusal | null> {
    return this.#obstacle(order, voucher, approval, await this.guard.boughtOtherwise(order));
  }

  async #obstacle(
    order: Order,
    voucher: Voucher,
    { note, knowing }: Approval,
    bought: readonly BoughtOtherwise[],
  ): Promise<ApproveVoucherRefusal | null> {
    if (voucher.restAskedAt !== undefined) return { kind: 'rest-awaited' };
    if (voucher.state === 'review' && note.trim() === '') return { kind: 'note-missing' };
    return (knowing ? null : await this.#toldFirst(order, voucher, bought)) ?? this.audit.execute(order);
  }

  /** What a collaborator must know before the money is said to have arrived; null: it is due, and nothing else is being paid. */
  async #toldFirst(
    order: Order,
    { amount }: Voucher,
    bought: readonly BoughtOtherwise[],
  ): Promise<Extract<ApproveVoucherRefusal, { readonly giveBack: Money } | { readonly kind: 'places-gone' }> | null> {
    const { surplus: giveBack, reason } = await this.take.shareOf(order, amount, bought);
    if (isPaid(order.state)) return { kind: 'order-already-paid', giveBack };
    if (reason === 'account-erased') return { kind: 'account-erased', giveBack };
    const soldOut = await this.#placesGone(order);
    if (bought.length === 0) return soldOut === null ? null : { kind: 'places-gone', ...soldOut };
    const products = bought.map(({ line, order: other }) => ({
      title: line.title,
      order: other === null ? null : { number: other.number, state: other.state },
      ...(line.choices.seatsAlone === true && { isWithoutOwn: true as const }),
    }));
    return { kind: 'bought-otherwise', products, giveBack, soldOut };
  }

  async #placesGone(order: Order): Promise<PlacesGone | null> {
    const soldOut = await this.places.obstacle(order);
    return soldOut === null ? null : { seminar: soldOut.seminar, left: soldOut.left };
  }
}
