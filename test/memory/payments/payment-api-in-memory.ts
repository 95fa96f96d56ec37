import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { PaymentApi } from '#application/browser/payments/ports/payment-api.ts';
import type { CardPayment, PaymentOutcome } from '#application/read-models/payments/card-payment.ts';
import type { PaymentWay } from '#domain/payments/payment-way.ts';
import type { OrderState } from '#domain/orders/order.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { OrderApiInMemory } from '#test/memory/orders/order-api-in-memory.ts';

/** How a test lets a payment end. */
export type Ending = 'approved' | 'refused' | 'silent';

/** The card payments of one account in this process's memory; a test says how the gateway ends them. */
export class PaymentApiInMemory extends PaymentApi {
  readonly #payments = new Map<string, CardPayment>();
  readonly #byKey = new Map<string, string>();
  /** When set, no payment is begun: the school refuses with it. */
  refusal: CallRefusal | null = null;
  /** What the gateway takes. */
  taken: readonly PaymentWay[] = ['card'];
  /** How often somebody asked how a payment stands. */
  asked = 0;

  constructor(private readonly orders: OrderApiInMemory) {
    super();
  }

  ways(): Answer<readonly PaymentWay[]> {
    return Promise.resolve(accept(this.taken));
  }

  start(orderId: string, key: string): Answer<{ readonly payment: CardPayment; readonly page: string }> {
    const order = this.orders.orders.get(orderId);
    if (this.refusal !== null) return Promise.resolve(refuse(this.refusal));
    if (order === undefined) return Promise.resolve(refuse(refusal('order-not-found', 404)));
    const id = this.#byKey.get(key) ?? `payment-${this.#payments.size + 1}`;
    const payment = this.#payments.get(id) ?? newPayment(id, order);
    this.#byKey.set(key, id);
    this.#payments.set(id, payment);
    return Promise.resolve(accept({ payment, page: `/pasarela-simulada/${id}` }));
  }

  /** The gateway makes it at once, unless it is silent. */
  isSilentAboutCodes = false;

  async askForCode(orderId: string, key: string, again: boolean): Answer<PaymentOutcome> {
    const codes = [...this.#payments.values()].filter((each) => each.orderId === orderId && each.code !== undefined);
    const there = codes.find(({ state }) => state !== 'refused') ?? (again ? undefined : codes.at(-1));
    if (there !== undefined) return this.#outcome(there.id);
    const started = await this.start(orderId, key);
    if (!started.ok) return started;
    const { id } = started.value.payment;
    const number = this.isSilentAboutCodes ? null : String(13_642_064 + codes.length);
    const state = number === null ? 'created' : 'waiting';
    const code = { number, until: '2026-03-12T15:00:00.000Z' };
    this.#payments.set(id, { ...started.value.payment, state, code });
    return this.#outcome(id);
  }

  /** What becomes of a code, and of its order where that is not said. `number`, null: none was made. */
  endCode(
    paymentId: string,
    state: 'paid' | 'refused' | 'waiting',
    orderIs?: OrderState,
    number: string | null = '13642064',
  ): void {
    const payment = this.#payments.get(paymentId);
    const order = payment === undefined ? undefined : this.orders.orders.get(payment.orderId);
    if (payment?.code === undefined || order === undefined) throw new Error(`There is no code of ${paymentId}`);
    const buyerText = state === 'refused' ? 'Tu código venció sin que se pagara. No se te cobró nada.' : null;
    const code = { ...payment.code, number: payment.code.number ?? number };
    this.#payments.set(paymentId, { ...payment, state, code, buyerText });
    const orderState = state === 'paid' ? 'confirmed' : state === 'refused' ? 'expired' : 'continue';
    this.orders.orders.set(order.id, { ...order, state: orderIs ?? orderState });
  }

  find(paymentId: string): Answer<PaymentOutcome> {
    this.asked += 1;
    return Promise.resolve(this.#outcome(paymentId));
  }

  latest(): Answer<PaymentOutcome> {
    return Promise.resolve(this.#outcome([...this.#payments.keys()].at(-1) ?? ''));
  }

  cancel(paymentId: string): Answer<PaymentOutcome> {
    const payment = this.#payments.get(paymentId);
    if (payment?.state === 'session') this.#payments.set(paymentId, { ...payment, state: 'refused' });
    return Promise.resolve(this.#outcome(paymentId));
  }

  /** What the gateway does with a payment. */
  end(paymentId: string, ending: Ending): void {
    const payment = this.#payments.get(paymentId);
    const order = payment === undefined ? undefined : this.orders.orders.get(payment.orderId);
    if (payment === undefined || order === undefined) throw new Error(`There is no payment ${paymentId}`);
    const card = { cardMask: '•••• 1111', cardBrand: 'Visa' };
    if (ending === 'approved') {
      this.#payments.set(paymentId, { ...payment, ...card, state: 'paid', transactionId: 'SIM-1' });
      this.orders.orders.set(order.id, { ...order, state: 'confirmed', confirmedAt: payment.updatedAt });
    } else if (ending === 'refused') {
      const buyerText = 'Tu tarjeta no tiene fondos suficientes. Usa otra tarjeta o inténtalo más tarde.';
      this.#payments.set(paymentId, { ...payment, ...card, state: 'refused', buyerText });
      this.orders.orders.set(order.id, { ...order, state: 'continue' });
    } else {
      this.#payments.set(paymentId, { ...payment, state: 'unknown' });
      this.orders.orders.set(order.id, { ...order, state: 'pending' });
    }
  }

  #outcome(paymentId: string): Result<PaymentOutcome, CallRefusal> {
    const payment = this.#payments.get(paymentId);
    const order = payment === undefined ? undefined : this.orders.orders.get(payment.orderId);
    if (payment === undefined || order === undefined) return refuse(refusal('attempt-not-found', 404));
    return accept({ payment, order });
  }
}

function newPayment(id: string, { id: orderId, totals }: PlacedOrder): CardPayment {
  return {
    id,
    orderId,
    state: 'session',
    amount: totals.net,
    purchaseNumber: `1010000${id.replaceAll(/\D/g, '')}`,
    buyerText: null,
    cardMask: null,
    cardBrand: null,
    transactionId: null,
    createdAt: '2026-03-10T15:00:00.000Z',
    updatedAt: '2026-03-10T15:00:00.000Z',
  };
}

function refusal(kind: string, status: number): CallRefusal {
  return { kind, status, detail: `Refused: ${kind}`, field: null, data: {} };
}
