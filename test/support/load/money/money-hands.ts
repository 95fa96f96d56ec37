import type { LightMyRequestResponse } from 'fastify';
import { limaDay } from '#domain/shared/dates.ts';
import { Shopper } from '#test/support/cart/shop.ts';
import type { TestSchool } from '#test/support/school/test-school.ts';
import type { Die } from './money-die.ts';
import type { MoneyScene } from './money-scene.ts';

/** Numbers of test cards: approved twice as often as anything else, refused, silent and approved, silent and refused. */
export const cards = [
  '4111111111111111',
  '4111111111111111',
  '4000000000000002',
  '5200828282828210',
  '5105105105105100',
];

/** What cashiers are told first, and may approve knowing it. */
const toldFirst = new Set(['order-already-paid', 'bought-otherwise', 'account-erased', 'places-gone']);

export interface OrderRow {
  readonly id: string;
  readonly number: number;
  readonly user_id: string;
  readonly status: string;
  readonly payment_method: string | null;
  readonly new_total: number;
}

/** What a browser brings back from a gateway's page: to where, and which fields. */
export interface ComingBack {
  readonly action: string;
  readonly fields: Record<string, string>;
}

export type Answer = LightMyRequestResponse | null;

export const soles = (centimos: number): string => (centimos / 100).toFixed(2);

/** The worst of several answers, else the first. */
export function worstOf(answers: readonly Answer[]): Answer {
  return answers.find((each) => (each?.statusCode ?? 0) >= 500) ?? answers.find((each) => each !== null) ?? null;
}

/** What everybody of a money walk can do: sign in, order, type cards, decide in the office. */
export class MoneyHands {
  readonly world: TestSchool;
  readonly students: string[];

  constructor(readonly scene: MoneyScene) {
    this.world = scene.world;
    this.students = scene.students;
  }

  today(): string {
    return limaDay(this.world.clock.now());
  }

  /** Which of the school's processes answers. */
  process(die: Die): TestSchool {
    return die.isOneIn(3) ? this.scene.other : this.world;
  }

  /** A key that nobody had before. */
  key(of: string): string {
    return `clave-${of}-${this.world.ids.newId()}`;
  }

  /** A student's browser, signed in as of now. @param school whose process answers it. */
  of(userId: string, school: TestSchool = this.world): Promise<Shopper> {
    return new Shopper(school).signIn(userId);
  }

  student(die: Die, school: TestSchool = this.world): Promise<Shopper> {
    return this.of(die.pick(this.students), school);
  }

  /** A call of the office, by either process of the school. */
  async office(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object): Promise<LightMyRequestResponse> {
    const by = await this.of(this.scene.staff);
    return by.call(method, url, body, { 'idempotency-key': this.key('de-la-oficina') });
  }

  /**
   * Approves, and once more where there is something to be known first.
   * @param orderId whose confirmation may let in more people than there is room for: the auditor is told, since another may take
   *   the last place between the two.
   * @param isCrowding whether it is said all the same where places are gone.
   */
  async knowing(url: string, body: object, orderId: string, isCrowding = false): Promise<LightMyRequestResponse> {
    const first = await this.office('POST', url, body);
    const told = first.statusCode === 409 ? first.json<{ kind: string; left?: number }>() : { kind: '' };
    if (!toldFirst.has(told.kind) || ('left' in told && !isCrowding)) return first;
    this.scene.knowingly.add(orderId);
    return this.office('POST', url, { ...body, knowing: true });
  }

  /** One of the newest orders that are to be paid so. */
  async orders(die: Die, method: string, statuses: readonly string[]): Promise<OrderRow | null> {
    const rows = await this.world.db
      .selectFrom('orders')
      .select(['id', 'number', 'user_id', 'status', 'payment_method', 'new_total'])
      .where('payment_method', '=', method)
      .where('status', 'in', statuses)
      .orderBy('number', 'desc')
      .limit(8)
      .execute();
    return rows.length === 0 ? null : die.pick(rows);
  }

  /** Orders what is in the cart; for nothing where it costs nothing. */
  async order(buyer: Shopper, changes: object): Promise<LightMyRequestResponse> {
    const cart = await buyer.cart();
    if (cart.statusCode !== 200) return cart;
    const total = cart.json<{ totals: { net: string } }>().totals.net;
    const paid = total === '0.00' ? { ...changes, paymentMethod: 'free' } : changes;
    return buyer.order(total, paid, this.key('del-pedido'));
  }

  /**
   * An attempt whose card is typed; `back` is null where none is to be had.
   * @param school whose gateway for new payments takes it: of the first it is the simulated one, of the other Culqi.
   */
  async typed({ id, user_id: userId }: Pick<OrderRow, 'id' | 'user_id'>, card: string, school = this.world) {
    const buyer = await this.of(userId, school);
    const begun = await buyer.startPayment(id, this.key('del-pago'));
    if (begun.statusCode !== 201) return { begun, back: null };
    const { page, attempt } = begun.json<{ page: string; attempt: { purchaseNumber: string } }>();
    if (school === this.scene.other) {
      const ficha = this.scene.culqi.token(card === cards[0] ? 'approved' : 'declined');
      const fields = { ficha, correo: 'ana@correo.example', verificacion: '' };
      return { begun, back: { action: `/api/v1/payment-returns/culqi/${attempt.purchaseNumber}`, fields } };
    }
    const { action, token } = await buyer.typeCard(new URL(page, 'http://school').pathname, card);
    return { begun, back: token === '' ? null : { action, fields: { transactionToken: token } } };
  }

  /** Posts it, to either process. */
  post({ action, fields }: ComingBack, school = this.world): Promise<LightMyRequestResponse> {
    return new Shopper(school).post(new URL(action, 'http://school').pathname, fields);
  }

  /** An order that was paid, and a product of it. */
  async sold(die: Die) {
    const rows = await this.world.db
      .selectFrom('orders')
      .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
      .select(['orders.id', 'orders.number', 'orders.user_id', 'order_lines.product_id', 'order_lines.net'])
      .where('orders.status', 'in', ['confirmed', 'finished'])
      .execute();
    return rows.length === 0 ? null : die.pick(rows);
  }
}

/** Something that is done, and how it is called. */
export type Deed = readonly [string, (hands: MoneyHands, die: Die) => Promise<Answer>];
