import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { CartAssembly, OpenCart } from '#application/server/cart/cart-assembly.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import type { Order, Orders } from '#application/server/orders/ports/orders.ts';
import { mustLeaveGuestStatus } from '#domain/plans/guest-removal.ts';
import { billingRecord, type BillingRecord, type BillingRefusal } from '#domain/orders/billing-record.ts';
import { takeSnapshot, type OrderSnapshot } from '#domain/orders/order-snapshot.ts';
import type { PaymentMethod } from '#domain/orders/order-steps.ts';
import type { GiftDetails, TypedGift } from '#domain/orders/gift.ts';
import type { PricingRefusal } from '#domain/pricing/request-check.ts';
import type { Amounts } from '#domain/pricing/totals.ts';
import type { Money } from '#domain/shared/money.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { PlaceGuard } from '#application/server/learning/seminars/place-guard.ts';
import type { SoldOut } from '#domain/learning/seminars/places.ts';
import type { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { askedGift, type AskedGiftRefusal } from './asked-gift.ts';
import type { ConfirmOrder } from './confirm-order.ts';
import type { KeepBilling } from './keep-billing.ts';
import type { DepositLetters } from './deposit-letters.ts';
import type { MethodNotOffered, OfferedMethods } from './offered-methods.ts';
import { orderLinesOf, newOrder } from './new-order.ts';

export interface OrderToCreate {
  readonly userId: string;
  /** Names this request, so that it creates one order however often it is sent. */
  readonly creationKey: string;
  readonly billing: BillingRecord;
  readonly paymentMethod: PaymentMethod;
  readonly termsVersion: string;
  /** The total that the buyer was shown. */
  readonly expectedTotal: Money;
  /** For whom it is a gift, as typed; null, or not said: for the buyer. */
  readonly gift?: TypedGift | null | undefined;
}

export type CreateOrderRefusal =
  | { readonly kind: 'guest-must-leave' }
  | { readonly kind: 'cart-empty' }
  | { readonly kind: 'total-changed'; readonly shown: Money; readonly totals: Amounts }
  | { readonly kind: 'payment-method-unfit' }
  | MethodNotOffered
  | {
      readonly kind: 'billing-invalid';
      readonly reason: BillingRefusal['kind'];
      readonly field: BillingRefusal['field'];
    }
  | AskedGiftRefusal
  | CodeUsedUp
  | SoldOut
  | PricingRefusal;

export interface CodeUsedUp {
  readonly kind: 'code-used-up';
  readonly word: string;
}

/**
 * Turns the account's cart into an order at the school's own prices. The buyer must have seen that very total; one with nothing
 * to pay is confirmed at once, and one that is to be deposited, or paid by a code of cash, holds its places while it waits; a depositor
 * has a letter with the code and the accounts. Source: decisions.md, The server decides.
 */
export class CreateOrder {
  constructor(
    private readonly assembly: CartAssembly,
    private readonly orders: Orders,
    private readonly codes: DiscountCodes,
    private readonly billing: KeepBilling,
    private readonly accounts: Accounts,
    private readonly offered: OfferedMethods,
    private readonly guard: ChargeGuard,
    private readonly places: PlaceGuard,
    private readonly confirm: ConfirmOrder,
    private readonly settings: SchoolSettings,
    private readonly deposits: DepositLetters,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  async execute(request: OrderToCreate): Promise<Result<Order, CreateOrderRefusal>> {
    const buyer = await this.accounts.find(request.userId);
    if (buyer !== null && mustLeaveGuestStatus(buyer)) return refuse({ kind: 'guest-must-leave' });
    const billing = billingRecord(request.billing);
    if (!billing.ok) {
      const { kind: reason, field } = billing.refusal;
      return refuse({ kind: 'billing-invalid', reason, field });
    }
    await this.guard.lockAccount(request.userId);
    const open = await this.assembly.open({ kind: 'account', userId: request.userId });
    const made = await this.orders.findByCreationKey(request.creationKey);
    if (made !== null) return accept(made);
    const priced = priceAsShown(open, request);
    if (!priced.ok) return priced;
    const gift = askedGift(open.cart, priced.value, request.gift ?? null, this.clock.now());
    if (!gift.ok) return gift;
    const unoffered = await this.offered.obstacle(request.paymentMethod);
    if (unoffered !== null) return refuse(unoffered);
    return this.#place(open, priced.value, { ...request, billing: billing.value, details: gift.value });
  }

  async #place(
    { cart }: OpenCart,
    snapshot: OrderSnapshot,
    request: OrderToCreate & { readonly details: GiftDetails | null },
  ): Promise<Result<Order, CreateOrderRefusal>> {
    const now = this.clock.now();
    const { creationKey, userId, billing, paymentMethod, termsVersion, details } = request;
    const id = this.ids.newId();
    const isFree = snapshot.totals.net === 0;
    const gift = details === null ? {} : { gift: details };
    const full = await this.places.obstacle({ id, userId, lines: orderLinesOf(cart, snapshot), ...gift });
    if (full !== null) return refuse(full);
    if (isFree && cart.code !== null && !(await this.codes.claim(cart.code, { orderId: id, userId, at: now }))) {
      return refuse({ kind: 'code-used-up', word: cart.code.word });
    }
    const number = await this.orders.nextNumber();
    const given = { id, number, userId, paymentMethod, billing, termsVersion, creationKey, ...gift };
    const order = newOrder(cart, snapshot, given, now, Number(this.settings.of('deposits').unpaidHours));
    await this.orders.add(order);
    await this.billing.execute(userId, billing);
    const made = isFree ? await this.#confirmed(order, now) : order;
    await this.places.keepFor(made);
    if (paymentMethod === 'deposit') await this.deposits.post(made);
    return accept(made);
  }

  async #confirmed(order: Order, now: Date): Promise<Order> {
    const confirmed = await this.confirm.execute(order, 'nothing-to-pay');
    if (!confirmed.ok) throw new Error(`A new order could not be confirmed: ${confirmed.refusal.kind}`);
    return { ...order, state: 'confirmed', confirmedAt: now };
  }
}

/** The cart's price frozen, if the buyer was shown that total and the way to pay fits it. */
function priceAsShown({ cart, terms }: OpenCart, request: OrderToCreate): Result<OrderSnapshot, CreateOrderRefusal> {
  if (cart.items.length === 0) return refuse({ kind: 'cart-empty' });
  const snapshot = takeSnapshot(cart, terms);
  if (!snapshot.ok) return snapshot;
  const { totals } = snapshot.value;
  if (totals.net !== request.expectedTotal) {
    return refuse({ kind: 'total-changed', shown: request.expectedTotal, totals });
  }
  const fits = (request.paymentMethod === 'free') === (totals.net === 0);
  return fits ? snapshot : refuse({ kind: 'payment-method-unfit' });
}
