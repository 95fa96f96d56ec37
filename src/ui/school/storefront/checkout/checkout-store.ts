import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { billingProblems, problemsLeft, type BillingProblems } from '#application/browser/orders/billing-problems.ts';
import {
  billingOf,
  blankDraft,
  type CheckoutDraft,
  type CheckoutDrafts,
} from '#application/browser/orders/checkout-drafts.ts';
import { billingToBeginWith, chooseReceipt, onlyBilling } from '#application/browser/orders/billing-draft.ts';
import type { PlaceOrder } from '#application/browser/orders/place-order.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { OrderApi } from '#application/browser/orders/ports/order-api.ts';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { cartTotals } from '#domain/cart/cart-totals.ts';
import { totalChange, type TotalChange } from '#domain/cart/total-change.ts';
import type { BillingRecord, ReceiptType } from '#domain/orders/billing-record.ts';
import {
  checkoutStep,
  choosePaymentMethod,
  completeStep,
  firstStep,
  returnToStep,
  type OrderSteps,
  type PaymentMethod,
} from '#domain/orders/order-steps.ts';
import type { PricedCart } from '#domain/pricing/totals.ts';
import type { Money } from '#domain/shared/money.ts';
import type { ChosenWay, PaymentChoice } from './ways/payment-choice.ts';
import { isOfOtherCart, type GiftFormStore } from './gift-form-store.ts';
import type { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';

/** Checkout: what is typed, what stands in its way, and the order that comes of it. Source: PAY-1, PAY-5. */
export class CheckoutStore {
  draft: CheckoutDraft = blankDraft;
  steps: OrderSteps = firstStep(2);
  problems: BillingProblems = {};
  /** Counts failed submits: each puts the focus on what is wrong. */
  failedSubmits = 0;
  needsTerms = false;
  isPlacing = false;
  /** Why the school made no order. */
  refusal: CallRefusal | null = null;
  /** The total changed between what was shown and what the school asks. */
  totalChange: TotalChange | null = null;
  isPrepared = false;
  /** The ways to pay. */
  readonly choice: PaymentChoice;
  readonly #api: OrderApi;
  readonly #placeOrder: PlaceOrder;
  readonly #drafts: CheckoutDrafts;
  readonly #cart: CartStore;
  readonly #gift: GiftFormStore;

  constructor(
    api: OrderApi,
    choice: PaymentChoice,
    placeOrder: PlaceOrder,
    drafts: CheckoutDrafts,
    cart: CartStore,
    gift: GiftFormStore,
  ) {
    this.#api = api;
    this.choice = choice;
    this.#placeOrder = placeOrder;
    this.#drafts = drafts;
    this.#cart = cart;
    this.#gift = gift;
    makeAutoObservable(this, { draft: observableRef, problems: observableRef, refusal: observableRef });
  }

  /** The cart's price by the school's own rules; null when it cannot be computed. */
  get priced(): PricedCart | null {
    const { cart, view } = this.#cart;
    const priced = cartTotals(cart, view.terms);
    return priced.ok ? priced.value : null;
  }

  /** How the buyer pays: as chosen, or the one way that fits a total of 0.00. */
  get method(): PaymentMethod {
    if (this.priced?.net === 0) return 'free';
    const { way } = this.choice;
    return way === 'deposit' || way === 'cash-code' ? way : 'card';
  }

  choose(way: ChosenWay): void {
    this.choice.choose(way);
    this.refusal = null;
  }

  /** Takes up what this buyer typed before, else what the school knows of them. */
  async prepare(buyer: Profile): Promise<void> {
    this.#gift.prepare(buyer);
    const kept = this.#drafts.read(buyer.id);
    if (kept !== null) this.draft = kept;
    else if (this.draft.userId !== buyer.id)
      this.draft = { ...this.draft, userId: buyer.id, billing: billingOf(buyer) };
    const isNew = kept === null && !this.isPrepared;
    const cart = isNew ? this.#cart.restore() : null;
    const [records] = await Promise.all([isNew ? this.#api.billingRecords() : null, this.choice.load(), cart]);
    runInAction(() => {
      const last = records?.ok ? billingToBeginWith(records.value, this.#cart.cart.items) : undefined;
      const isUntouched = this.#drafts.read(buyer.id) === null;
      if (last !== undefined && isUntouched) this.draft = { ...this.draft, billing: onlyBilling(last) };
      this.isPrepared = true;
    });
  }

  type(change: Partial<BillingRecord>): void {
    this.keep({ ...this.draft, billing: { ...this.draft.billing, ...change } });
    this.problems = problemsLeft(this.problems, change);
  }

  chooseReceipt(receiptType: ReceiptType): void {
    if (this.draft.billing.receiptType === receiptType) return;
    this.problems = {};
    this.keep(chooseReceipt(this.draft, receiptType));
  }

  acceptTerms(acceptsTerms: boolean): void {
    this.needsTerms = false;
    this.keep({ ...this.draft, acceptsTerms });
  }

  /** Whether the billing data, and what is said of a gift, let the buyer go on to paying; if not, the problems of both say why. */
  submitBilling(): boolean {
    this.problems = billingProblems(this.draft.billing);
    if (!this.#gift.judge() || Object.keys(this.problems).length > 0) {
      this.failedSubmits += 1;
      return false;
    }
    if (this.steps.current === checkoutStep.billing) this.steps = completeStep(this.steps);
    return true;
  }

  /** Whether the step may be shown: paying asks for complete billing data. */
  goTo(step: number): boolean {
    if (step === checkoutStep.billing) {
      this.steps = returnToStep(this.steps, step);
      return true;
    }
    return this.#gift.isFine && Object.keys(billingProblems(this.draft.billing)).length === 0 && this.submitBilling();
  }

  /** Makes the order. Null when something stands in the way: terms, a total that changed, a refusal. */
  async placeOrder(): Promise<PlacedOrder | null> {
    const { priced } = this;
    this.needsTerms = !this.draft.acceptsTerms;
    if (this.needsTerms || priced === null || this.isPlacing) return null;
    [this.isPlacing, this.refusal, this.totalChange] = [true, null, null];
    this.steps = choosePaymentMethod(this.steps, this.method);
    const { billing } = this.draft;
    const request = { billing, paymentMethod: this.method, expectedTotal: priced.net, ...this.#gift.inRequest };
    const placed = await this.#placeOrder.execute(this.#cart.cart, request);
    if (!placed.ok) await this.readAgain(placed.refusal, priced.net);
    else this.finish();
    runInAction(() => (this.isPlacing = false));
    return placed.ok ? placed.value : null;
  }

  /** The school's cart is read anew, so that what is shown next is what would be paid. */
  private async readAgain(refusal: CallRefusal, shown: Money): Promise<void> {
    const before = this.#cart.view;
    if (isOfOtherCart(refusal)) {
      this.#placeOrder.startAnew();
      await this.#cart.read();
      await this.#cart.totals.compared;
    }
    runInAction(() => {
      if (refusal.kind === 'deposit-not-offered') this.choice.withoutDeposit();
      const to = this.priced?.net;
      if (refusal.kind === 'total-changed' && to !== undefined) {
        // Said once, where it stands in the way of paying.
        this.totalChange = { from: shown, to, reasons: totalChange(before, this.#cart.view)?.reasons ?? [] };
        this.#cart.totals.dismiss();
      } else this.refusal = refusal;
    });
  }

  private finish(): void {
    this.steps = completeStep(this.steps);
    this.keep({ ...this.draft, acceptsTerms: false });
  }

  dismissRefusal(): void {
    this.refusal = null;
  }

  private keep(draft: CheckoutDraft): void {
    this.draft = draft;
    this.refusal = null;
    this.#drafts.write(draft);
  }
}
