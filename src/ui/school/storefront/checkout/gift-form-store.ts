import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { GiftDrafts } from '#application/browser/orders/gift-drafts.ts';
import type { PlaceOrder } from '#application/browser/orders/place-order.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { cartTotals } from '#domain/cart/cart-totals.ts';
import { giftDays, giftProblems, type GiftField, type GiftProblem, type TypedGift } from '#domain/orders/gift.ts';
import { giftLines, giftRefusal, type NotGivable } from '#domain/orders/gift-refusal.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import type { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';

type Problems = Partial<Record<GiftField, GiftProblem>>;

const blank: TypedGift = { recipientName: '', recipientEmail: '', message: '', sendOn: '', giverName: '' };

/** Refusals after which the cart is another than the one that is shown. */
const otherCart: ReadonlySet<string> = new Set(['total-changed', 'cart-empty', 'cart-not-a-gift', 'gift-unnamed']);

/** Whether the school refused an order because its cart is another: in another tab it was emptied, or turned into a gift. */
export const isOfOtherCart = ({ kind }: CallRefusal): boolean => otherCart.has(kind);

/** Whether the cart is bought for somebody else, for whom, and what its letter is to say. */
export class GiftFormStore {
  typed: TypedGift = blank;
  problems: Problems = {};
  /** What was pressed last, while the school is being told; null: it knows. */
  private wanted: boolean | null = null;
  /** Why the cart was not turned into a gift, or back. */
  refusal: CallRefusal | null = null;
  #userId = '';
  readonly #drafts: GiftDrafts;
  readonly #cart: CartStore;
  readonly #placeOrder: PlaceOrder;
  readonly #clock: Clock;

  constructor(drafts: GiftDrafts, cart: CartStore, placeOrder: PlaceOrder, clock: Clock) {
    this.#drafts = drafts;
    this.#cart = cart;
    this.#placeOrder = placeOrder;
    this.#clock = clock;
    makeAutoObservable<this, 'wanted'>(this, {
      typed: observableRef,
      problems: observableRef,
      refusal: observableRef,
      wanted: observableRef,
    });
  }

  /** Being told to the school. */
  get isTurning(): boolean {
    return this.wanted !== null;
  }

  /** What the box shows: what was pressed, before the school has answered too. */
  get isTicked(): boolean {
    return this.wanted ?? this.isGift;
  }

  get isGift(): boolean {
    return this.#cart.cart.isGift === true;
  }

  /** The first and the last day that can be chosen. */
  get days(): { readonly first: PlainDate; readonly last: PlainDate } {
    return giftDays(this.#clock.now());
  }

  /** What of the cart cannot be given; null: all of it can. */
  get notGivable(): NotGivable | null {
    const { cart, view } = this.#cart;
    const priced = cartTotals(cart, view.terms);
    return this.isGift && priced.ok ? giftRefusal(giftLines(cart, priced.value)) : null;
  }

  /** What is asked of the school with the order; null: it is for the buyer. */
  get asked(): TypedGift | null {
    return this.isGift ? this.typed : null;
  }

  /** The same as it goes along with what else is asked. */
  get inRequest(): { readonly gift?: TypedGift } {
    return this.isGift ? { gift: this.typed } : {};
  }

  /** Whether nothing of it stands in the way of paying. */
  get isFine(): boolean {
    if (!this.isGift) return true;
    return this.notGivable === null && Object.keys(giftProblems(this.typed, this.#clock.now())).length === 0;
  }

  /** Takes up what this buyer typed before; else the letter goes out today, in their name. */
  prepare({ id, fullName }: Profile): void {
    if (this.#userId === id) return;
    this.#userId = id;
    this.typed = this.#drafts.read(id) ?? { ...blank, sendOn: this.days.first, giverName: fullName };
  }

  /** Tells the school; a press before it has answered the last one is told to it after that, so that the later one stands. */
  async turn(isGift: boolean): Promise<void> {
    const { isTurning } = this;
    this.wanted = isGift;
    this.refusal = null;
    if (isTurning) return;
    let told: boolean;
    do {
      told = this.isTicked;
      const turned = await this.#cart.turnIntoGift(told);
      if (!turned.ok) runInAction(() => (this.refusal = turned.refusal));
    } while (this.refusal === null && this.isTicked !== told);
    runInAction(() => {
      this.wanted = null;
      this.problems = {};
    });
  }

  type(change: Partial<TypedGift>): void {
    this.typed = { ...this.typed, ...change };
    const left = Object.entries(this.problems).filter(([field]) => !(field in change));
    this.problems = Object.fromEntries(left);
    this.#drafts.write(this.#userId, this.typed);
  }

  /** Looks for what is wrong and says it; whether nothing is. */
  judge(): boolean {
    this.problems = this.isGift ? giftProblems(this.typed, this.#clock.now()) : {};
    return this.isFine;
  }

  /** The gift was bought: the next one is another, also for the same person in the same words. */
  forget(): void {
    this.#drafts.forget();
    this.#placeOrder.startAnew();
    this.#userId = '';
    this.typed = blank;
  }
}
