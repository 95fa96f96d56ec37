import type { LightMyRequestResponse } from 'fastify';
import { ResolveRefunds } from '#application/server/payments/refunds/resolve-refunds.ts';
import { EraseAccount } from '#application/server/accounts/erase-account.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { TellSavedNews } from '#application/server/home/tell-saved-news.ts';
import { ForgetWhatIsOld } from '#application/server/legal/forget-what-is-old.ts';
import { KeepPlaces } from '#application/server/learning/seminars/keep-places.ts';
import { TellSeminarNews } from '#application/server/learning/seminars/tell-seminar-news.ts';
import { SendDueGifts } from '#application/server/orders/send-due-gifts.ts';
import { TellPlanEndings } from '#application/server/plans/tell-plan-endings.ts';
import { BankMovements } from '#application/server/vouchers/statements/ports/bank-movements.ts';
import { goRoundPayments, goRoundReceipts } from '#adapters/server/wiring/background.container.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { money } from '#domain/shared/money.ts';
import { aBankMovement } from '#test/ports/vouchers/statements/bank-movements.ts';
import { boletaOfAna, facturaOfStudio, onSale, planPrices, seminarSeat, Shopper } from '#test/support/cart/shop.ts';
import { acceptGift, approvedCard, putGift, secretsIn } from '#test/support/orders/giving.ts';
import { typedGift } from '#test/support/orders/gift-builders.ts';
import type { TestSchool } from '#test/support/school/test-school.ts';
import { consultancySold, examSold } from './money-scene.ts';
import { dieOf, type Die } from './money-die.ts';
import { sendVoucher } from '#test/support/vouchers/deposits.ts';

const cards = ['4111111111111111', '4111111111111111', '4000000000000002', '5200828282828210', '5105105105105100'];

/** What cashiers are told first, and may approve knowing it; never that places are gone, which lets in more people than there is room for. */
const toldFirst = new Set(['order-already-paid', 'bought-otherwise', 'account-erased']);

/** What operators are told of, as of an error, though all is as it must be. */
const owed = 'Money arrived that is not due';

interface OrderRow {
  readonly id: string;
  readonly number: number;
  readonly user_id: string;
  readonly status: string;
  readonly payment_method: string | null;
  readonly new_total: number;
}

/** What a refusal says of itself. */
function refusalIn(answer: LightMyRequestResponse): string {
  if (answer.statusCode < 400 || !String(answer.headers['content-type']).includes('json')) return '';
  const { kind = '', field = '', detail = '' } = answer.json<{ kind?: string; field?: string; detail?: string }>();
  return ` ${kind} ${field} ${kind === '' ? detail : ''}`.trimEnd();
}

const soles = (centimos: number): string => (centimos / 100).toFixed(2);

/** Everybody who moves money of a school, each act drawn by a die: students who buy, cashiers who decide, jobs, and time. */
export class MoneyWalk {
  /** Answers that no request may get, and acts that broke. */
  readonly broken: string[] = [];
  /** How many answers there were of each act and status: a walk that is refused everything shows nothing. */
  readonly tally = new Map<string, number>();
  readonly #comingBack: { readonly action: string; readonly token: string }[] = [];
  #acts = 0;

  constructor(
    private readonly world: TestSchool,
    private readonly students: string[],
    private readonly staff: string,
    private readonly seed: number,
  ) {}

  /** Draws acts and does them all at once. */
  async burst(width: number): Promise<void> {
    await Promise.all(Array.from({ length: width }, () => this.#act()));
    await this.world.school.settled();
    for (const { level, message, data } of this.world.logger.entries.splice(0)) {
      if (level === 'error' && !message.startsWith(owed)) this.broken.push(`${message}: ${JSON.stringify(data)}`);
    }
  }

  /** Everything that jobs do until nothing is left to be done. */
  async settle(): Promise<void> {
    const { school } = this.world;
    await goRoundPayments(school);
    await goRoundReceipts(school);
    await school.settled();
  }

  async #act(): Promise<void> {
    this.#acts += 1;
    this.world.clock.advance({ seconds: 1 });
    const die = dieOf(this.seed * 100_003 + this.#acts);
    const [name, act] = die.pick(this.#deeds);
    try {
      const answer = await act(die);
      if (answer === null) return;
      const key = `${name} ${answer.statusCode}${refusalIn(answer)}`;
      this.tally.set(key, (this.tally.get(key) ?? 0) + 1);
      if (answer.statusCode >= 500) this.broken.push(`${key}: ${answer.body}`);
    } catch (error) {
      this.broken.push(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
  }

  readonly #deeds: readonly (readonly [string, (die: Die) => Promise<LightMyRequestResponse | null>])[] = [
    ['buy', (die) => this.#buy(die)],
    ['buy', (die) => this.#buy(die)],
    ['buy', (die) => this.#buy(die)],
    ['give', (die) => this.#give(die)],
    ['pay', (die) => this.#pay(die)],
    ['pay', (die) => this.#pay(die)],
    ['pay', (die) => this.#pay(die)],
    ['pay at once', (die) => this.#payAtOnce(die)],
    ['come back', (die) => this.#comeBack(die)],
    ['come back', (die) => this.#comeBack(die)],
    ['give up', (die) => this.#giveUp(die)],
    ['send a voucher', (die) => this.#sendVoucher(die)],
    ['send a voucher', (die) => this.#sendVoucher(die)],
    ['decide a voucher', (die) => this.#decideVoucher(die)],
    ['decide a voucher', (die) => this.#decideVoucher(die)],
    ['bank', (die) => this.#bank(die)],
    ['decide a deposit', (die) => this.#decideDeposit(die)],
    ['decide a deposit', (die) => this.#decideDeposit(die)],
    ['open a gift', (die) => this.#openGift(die)],
    ['invite', (die) => this.#invite(die)],
    ['join', (die) => this.#join(die)],
    ['change a member', (die) => this.#changeMember(die)],
    ['lend a seat', (die) => this.#lend(die)],
    ['take a seat back', (die) => this.#takeBack(die)],
    ['ask for money back', (die) => this.#askBack(die)],
    ['give back', (die) => this.#giveBack(die)],
    ['give back', (die) => this.#giveBack(die)],
    ['decline', (die) => this.#decline(die)],
    ['give a surplus back', (die) => this.#giveSurplusBack(die)],
    ['arrange an hour', (die) => this.#arrange(die)],
    ['sit an exam', (die) => this.#sitExam(die)],
    ['replace a receipt', (die) => this.#replaceReceipt(die)],
    ['a job', (die) => this.#job(die)],
    ['a job', (die) => this.#job(die)],
    ['time', (die) => this.#timePasses(die)],
    ['erase an account', (die) => this.#erase(die)],
  ];

  #today(): string {
    return limaDay(this.world.clock.now());
  }

  /** A student's browser, signed in as of now. */
  #of(userId: string): Promise<Shopper> {
    return new Shopper(this.world).signIn(userId);
  }

  #student(die: Die): Promise<Shopper> {
    return this.#of(die.pick(this.students));
  }

  async #office(method: 'POST' | 'PUT', url: string, body: object): Promise<LightMyRequestResponse> {
    const by = await this.#of(this.staff);
    return by.call(method, url, body, { 'idempotency-key': `clave-de-la-oficina-${this.world.ids.newId()}` });
  }

  async #orders(die: Die, method: string, statuses: readonly string[]): Promise<OrderRow | null> {
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

  async #buy(die: Die): Promise<LightMyRequestResponse> {
    const buyer = await this.#student(die);
    if (die.isOneIn(3)) await buyer.call('DELETE', '/api/v1/cart');
    const slugs = [onSale.course, onSale.book, onSale.seminar, onSale.seminar, onSale.free, consultancySold];
    for (let put = die.below(2); put >= 0; put -= 1) await buyer.add(die.pick(slugs).slug);
    if (die.isOneIn(4)) {
      const chosen = { plan_id: onSale.proPlan.id, precio_id: die.pick([planPrices.month, planPrices.year]) };
      await buyer.add(onSale.proPlan.slug, { object: JSON.stringify(chosen) });
      await buyer.call('PATCH', `/api/v1/cart/lines/${onSale.proPlan.id}`, {
        options: [{ optionId: 0, count: die.below(3) }],
      });
    }
    if (die.isOneIn(3)) {
      const options = [{ optionId: seminarSeat, count: die.below(2) + 1 }];
      await buyer.call('PATCH', `/api/v1/cart/lines/${onSale.seminar.id}`, { options });
    }
    if (die.isOneIn(3)) await buyer.call('PUT', '/api/v1/cart/code', { word: die.pick(['QUINCE', 'QUINCE', 'BECA']) });
    const billing = die.isOneIn(3) ? facturaOfStudio : boletaOfAna;
    return this.#order(buyer, { billing, paymentMethod: die.pick(['card', 'card', 'deposit']) });
  }

  async #order(buyer: Shopper, changes: object): Promise<LightMyRequestResponse> {
    const cart = await buyer.cart();
    if (cart.statusCode !== 200) return cart;
    const total = cart.json<{ totals: { net: string } }>().totals.net;
    const paid = total === '0.00' ? { ...changes, paymentMethod: 'free' } : changes;
    return buyer.order(total, paid, `clave-del-pedido-${this.world.ids.newId()}`);
  }

  async #give(die: Die): Promise<LightMyRequestResponse> {
    const buyer = await this.#student(die);
    await buyer.call('DELETE', '/api/v1/cart');
    await putGift(buyer, die.pick([onSale.course, onSale.book, onSale.seminar]).slug);
    const sendOn = this.#today();
    return this.#order(buyer, { gift: typedGift({ sendOn }), paymentMethod: die.pick(['card', 'deposit']) });
  }

  async #pay(die: Die): Promise<LightMyRequestResponse | null> {
    const order = await this.#orders(die, 'card', ['continue', 'pending', 'expired', 'confirmed']);
    if (order === null) return null;
    const { begun, back } = await this.#typed(order, die.pick(cards));
    if (back === null) return begun;
    this.#comingBack.push(back);
    return die.isOneIn(4) ? begun : this.#comeBack(die, back);
  }

  /** An attempt whose card is typed; `back` is null where none is to be had. */
  async #typed({ id, user_id: userId }: Pick<OrderRow, 'id' | 'user_id'>, card: string) {
    const buyer = await this.#of(userId);
    const begun = await buyer.startPayment(id, `clave-del-pago-${this.world.ids.newId()}`);
    if (begun.statusCode !== 201) return { begun, back: null };
    const { page } = begun.json<{ page: string }>();
    const back = await buyer.typeCard(new URL(page, 'http://school').pathname, card);
    return { begun, back: back.token === '' ? null : back };
  }

  /** What a student has to pay by card, the newest twice, each in a tab of its own, which come back at one moment. */
  async #payAtOnce(die: Die): Promise<LightMyRequestResponse | null> {
    const one = await this.#orders(die, 'card', ['continue']);
    if (one === null) return null;
    const open = await this.world.db
      .selectFrom('orders')
      .select(['id', 'user_id'])
      .where('user_id', '=', one.user_id)
      .where('payment_method', '=', 'card')
      .where('status', '=', 'continue')
      .orderBy('number', 'desc')
      .limit(3)
      .execute();
    const backs = [];
    for (const order of [...open.slice(0, 1), ...open]) backs.push((await this.#typed(order, approvedCard)).back);
    const posted = await Promise.all(backs.filter((back) => back !== null).map((back) => this.#post(back)));
    return posted.find(({ statusCode }) => statusCode >= 500) ?? posted[0] ?? null;
  }

  #post({ action, token }: { readonly action: string; readonly token: string }): Promise<LightMyRequestResponse> {
    return new Shopper(this.world).post(new URL(action, 'http://school').pathname, { transactionToken: token });
  }

  /** By the form of the gateway's page, sometimes twice at one moment, or late. */
  async #comeBack(die: Die, given = this.#comingBack.at(-1)): Promise<LightMyRequestResponse | null> {
    const back = given ?? null;
    if (back === null) return null;
    const post = () => this.#post(back);
    if (!die.isOneIn(4)) this.#comingBack.splice(this.#comingBack.indexOf(back), 1);
    const [one, other] = await Promise.all(die.isOneIn(3) ? [post(), post()] : [post()]);
    return [one, other].find((each) => (each?.statusCode ?? 0) >= 500) ?? one ?? null;
  }

  async #giveUp(die: Die): Promise<LightMyRequestResponse | null> {
    const rows = await this.world.db
      .selectFrom('payment_attempts')
      .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
      .select(['payment_attempts.id', 'orders.user_id'])
      .where('payment_attempts.status', 'in', ['created', 'session', 'unknown'])
      .execute();
    if (rows.length === 0) return null;
    const { id, user_id } = die.pick(rows);
    return (await this.#of(user_id)).call('POST', `/api/v1/payment-attempts/${id}/cancellations`);
  }

  async #sendVoucher(die: Die): Promise<LightMyRequestResponse | null> {
    const order = await this.#orders(die, 'deposit', ['continue', 'pending', 'expired', 'confirmed']);
    if (order === null) return null;
    const amount = die.isOneIn(4) ? order.new_total + die.below(4000) - 2000 : order.new_total;
    return sendVoucher(
      this.world,
      { userId: order.user_id },
      {
        orderId: order.id,
        operationNumber: `9000${die.below(40)}`,
        amount: soles(Math.max(amount, 1)),
        paidOn: this.#today(),
      },
      { key: `clave-de-la-constancia-${this.world.ids.newId()}` },
    );
  }

  async #decideVoucher(die: Die): Promise<LightMyRequestResponse | null> {
    const rows = await this.world.db
      .selectFrom('vouchers')
      .select('id')
      .where('state', 'in', ['sent', 'review'])
      .execute();
    if (rows.length === 0) return null;
    const path = `/api/v1/staff/vouchers/${die.pick(rows).id}`;
    if (die.isOneIn(5)) return this.#office('POST', `${path}/rejections`, { reason: 'No llegó' });
    return this.#knowing(`${path}/approvals`, { note: die.isOneIn(2) ? 'Lo vi en el banco' : '' });
  }

  /** Approves, and once more where there is something to be known first. */
  async #knowing(url: string, body: object): Promise<LightMyRequestResponse> {
    const first = await this.#office('POST', url, body);
    if (first.statusCode !== 409 || !toldFirst.has(first.json<{ kind: string }>().kind)) return first;
    return this.#office('POST', url, { ...body, knowing: true });
  }

  async #bank(die: Die): Promise<null> {
    const order = await this.#orders(die, 'deposit', ['continue', 'pending', 'expired']);
    const whole = order?.new_total ?? 5000;
    const amount = die.pick([whole, whole, Math.ceil(whole / 2), whole + 500]);
    const id = this.world.ids.newId();
    const told = { operation: `9000${die.below(40)}`, amount: money(Math.max(amount, 1)) };
    await this.world.school.write(BankMovements, (movements) =>
      movements.add(aBankMovement(id, told), this.world.clock.now()),
    );
    return null;
  }

  async #decideDeposit(die: Die): Promise<LightMyRequestResponse | null> {
    const rows = await this.world.db
      .selectFrom('bank_movements')
      .select(['id', 'state'])
      .where('state', 'in', ['open', 'held', 'ignored'])
      .execute();
    const order = await this.#orders(die, 'deposit', ['continue', 'pending', 'expired', 'confirmed']);
    if (rows.length === 0 || order === null) return null;
    const { id, state } = die.pick(rows);
    const path = `/api/v1/staff/deposits/${id}`;
    if (state === 'ignored') return this.#office('POST', `${path}/reopenings`, {});
    const said = { order: String(order.number) };
    if (die.isOneIn(6)) return this.#office('POST', `${path}/dismissals`, { reason: 'No es una venta' });
    if (die.isOneIn(4)) return this.#office('POST', `${path}/returns`, { ...said, operation: 'TR-1' });
    if (die.isOneIn(3)) return this.#office('POST', `${path}/rest-requests`, said);
    return this.#knowing(`${path}/confirmations`, { ...said, note: 'Coincide' });
  }

  async #openGift(die: Die): Promise<LightMyRequestResponse | null> {
    await this.world.school.get(SendDueGifts).execute(() => false);
    const secrets = await secretsIn(this.world.db);
    return secrets.length === 0 ? null : acceptGift(await this.#student(die), die.pick(secrets), die.isOneIn(2));
  }

  async #invite(die: Die): Promise<LightMyRequestResponse> {
    const owner = await this.#student(die);
    const path = `/api/v1/managed-plans/${onSale.proPlan.id}/invitations`;
    const list = `${die.pick(this.students)}@correo.pe, ${die.pick(this.students)}@correo.pe`;
    return owner.call('POST', path, { list }, { 'idempotency-key': `clave-de-invitar-${this.world.ids.newId()}` });
  }

  async #join(die: Die): Promise<LightMyRequestResponse | null> {
    const mails = await this.world.db.selectFrom('outbox_mails').select(['text_body', 'recipient']).execute();
    const invited = mails.flatMap(({ text_body: text, recipient }) => {
      const [, token] = /registro-invitado\?token=([\w-]+)/.exec(text) ?? [];
      const [, userId] = /<([\w-]+)@correo\.pe>/.exec(recipient) ?? /^([\w-]+)@correo\.pe$/.exec(recipient) ?? [];
      return token === undefined || userId === undefined ? [] : [{ token, userId }];
    });
    if (invited.length === 0) return null;
    const { token, userId } = die.pick(invited);
    return (await this.#of(userId)).call('POST', '/api/v1/invitation-acceptances', { token });
  }

  async #changeMember(die: Die): Promise<LightMyRequestResponse | null> {
    const rows = await this.world.db.selectFrom('plan_members').select(['id', 'owner_id']).execute();
    if (rows.length === 0) return null;
    const { id, owner_id } = die.pick(rows);
    const owner = await this.#of(owner_id);
    if (die.isOneIn(2)) return owner.call('DELETE', `/api/v1/plan-members/${id}`);
    return owner.call('PATCH', `/api/v1/plan-members/${id}`, { enabled: die.isOneIn(2) });
  }

  async #lend(die: Die): Promise<LightMyRequestResponse> {
    const owner = await this.#student(die);
    const path = `/api/v1/my-seminars/${onSale.seminar.slug}/seats`;
    const key = { 'idempotency-key': `clave-de-prestar-${this.world.ids.newId()}` };
    return owner.call('POST', path, { email: `${die.pick(this.students)}@correo.pe` }, key);
  }

  async #takeBack(die: Die): Promise<LightMyRequestResponse> {
    const owner = await this.#student(die);
    const guest = { email: `${die.pick(this.students)}@correo.pe`, slug: onSale.seminar.slug };
    return owner.form('/api/seminarios/remove-invitado', guest);
  }

  /** An order that was paid, and a product of it. */
  async #sold(die: Die) {
    const rows = await this.world.db
      .selectFrom('orders')
      .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
      .select(['orders.id', 'orders.number', 'orders.user_id', 'order_lines.product_id', 'order_lines.net'])
      .where('orders.status', 'in', ['confirmed', 'finished'])
      .execute();
    return rows.length === 0 ? null : die.pick(rows);
  }

  async #askBack(die: Die): Promise<LightMyRequestResponse | null> {
    const sold = await this.#sold(die);
    if (sold === null) return null;
    const asked = { orderId: sold.id, productIds: [sold.product_id], words: 'No es lo mío' };
    const key = { 'idempotency-key': `clave-de-pedir-${this.world.ids.newId()}` };
    return (await this.#of(sold.user_id)).call('POST', '/api/v1/refunds', asked, key);
  }

  async #giveBack(die: Die): Promise<LightMyRequestResponse | null> {
    const sold = await this.#sold(die);
    if (sold === null) return null;
    const lines = await this.world.db
      .selectFrom('order_lines')
      .select('product_id')
      .where('order_id', '=', sold.id)
      .execute();
    const all = lines.map(({ product_id: productId }) => ({ productId }));
    const part = { productId: sold.product_id, amount: soles(die.below(Math.max(sold.net, 2)) + 1) };
    const decided = die.pick([
      { reason: 'item-return', lines: [{ productId: sold.product_id }] },
      { reason: 'total-return', lines: all },
      { reason: 'annulled', lines: all },
      { reason: 'lower-value', lines: [part] },
    ]);
    const operation = die.isOneIn(2) ? {} : { operation: `TR-${die.below(1000)}` };
    const answer = await this.#office('POST', `/api/v1/staff/orders/${sold.number}/refunds`, {
      ...decided,
      ...operation,
      keepsAccess: die.isOneIn(5),
    });
    if (die.isOneIn(2)) await this.world.school.get(ResolveRefunds).execute();
    return answer;
  }

  async #decline(die: Die): Promise<LightMyRequestResponse | null> {
    const rows = await this.world.db.selectFrom('refunds').select('id').where('state', '=', 'requested').execute();
    if (rows.length === 0) return null;
    const path = `/api/v1/staff/refund-requests/${die.pick(rows).id}/refusals`;
    return this.#office('POST', path, { answer: 'Ya lo leíste entero' });
  }

  async #giveSurplusBack(die: Die): Promise<LightMyRequestResponse | null> {
    const rows = await this.world.db.selectFrom('surplus_payments').select('id').execute();
    if (rows.length === 0) return null;
    return this.#office('POST', `/api/v1/staff/surplus-payments/${die.pick(rows).id}/returns`, { note: 'TR-7' });
  }

  async #arrange(die: Die): Promise<LightMyRequestResponse | null> {
    const { db, clock } = this.world;
    const grants = db.selectFrom('grants').select('id').where('product_id', '=', consultancySold.id);
    const rows = await grants.execute();
    if (rows.length === 0) return null;
    const { id } = die.pick(rows);
    const [last] = await db.selectFrom('appointments').selectAll().where('grant_id', '=', id).execute();
    if (last !== undefined && die.isOneIn(2)) {
      const held = `/api/v1/staff/consultancies/${id}/appointments/${last.id}/held`;
      return this.#office('PUT', held, { isHeld: die.isOneIn(2) });
    }
    const startsAt = `${new Date(clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)}T10:00`;
    const seen = last === undefined ? null : { id: last.id, sequence: last.sequence };
    const hour = { startsAt, minutes: '45', place: '', room: 'https://sala.example/una', seen };
    return this.#office('PUT', `/api/v1/staff/consultancies/${id}/appointment`, hour);
  }

  async #sitExam(die: Die): Promise<LightMyRequestResponse> {
    const owners = this.world.db.selectFrom('grants').select('user_id').where('product_id', '=', onSale.course.id);
    const had = (await owners.execute()).map(({ user_id: userId }) => userId);
    const student = await this.#of(die.pick(had.length === 0 || die.isOneIn(5) ? this.students : had));
    const begin = () => student.call('POST', '/api/v1/exam-attempts', { examId: examSold });
    const [one, other] = await Promise.all(die.isOneIn(3) ? [begin(), begin()] : [begin()]);
    const given = one?.statusCode === 201 && die.isOneIn(2) ? one.json<{ id: string }>().id : null;
    if (given !== null) {
      // Handed in by its time running out.
      const over = { deadline_at: this.world.clock.now().toISOString() };
      await this.world.db.updateTable('exam_attempts').set(over).where('id', '=', given).execute();
    }
    const answers = [one, other].filter((each) => each !== undefined);
    return answers.find(({ statusCode }) => statusCode >= 500) ?? (answers[0] as LightMyRequestResponse);
  }

  /** The tax authority has refused it for its buyer's name. */
  async #replaceReceipt(die: Die): Promise<LightMyRequestResponse | null> {
    const { db } = this.world;
    const rows = await db.selectFrom('receipts').select('id').where('type', '=', 'boleta').execute();
    if (rows.length === 0) return null;
    const { id } = die.pick(rows);
    await db
      .updateTable('receipts')
      .set({ tax_state: 'rejected', tax_answer: 'Nombre' })
      .where('id', '=', id)
      .execute();
    const corrected = { ...boletaOfAna, name: `Ana Quispe ${die.below(9)}`, reason: 'Nombre mal escrito' };
    return this.#office('POST', `/api/v1/staff/receipts/${id}/replacements`, corrected);
  }

  async #job(die: Die): Promise<null> {
    const { school } = this.world;
    const isStopping = () => false;
    await die.pick([
      () => goRoundPayments(school),
      () => goRoundReceipts(school),
      () => goRoundReceipts(school),
      () => school.get(KeepPlaces).execute(isStopping),
      () => school.get(TellSeminarNews).execute(isStopping),
      () => school.get(TellPlanEndings).execute(isStopping),
      () => school.get(TellSavedNews).execute(isStopping),
      () => school.get(ForgetWhatIsOld).execute(isStopping),
      () => school.get(SendDueGifts).execute(isStopping),
    ])();
    return null;
  }

  /** Minutes mostly; days now and then, at whose end a month may be closed. */
  async #timePasses(die: Die): Promise<LightMyRequestResponse | null> {
    const { clock } = this.world;
    clock.advance(
      die.pick([
        { minutes: 2 },
        { minutes: 2 },
        { minutes: 40 },
        { minutes: 40 },
        { hours: 13 },
        { days: 2 },
        { days: 9 },
      ]),
    );
    if (!die.isOneIn(3)) return null;
    const before = new Date(clock.now().getTime() - 20 * 86_400_000).toISOString().slice(0, 7);
    return this.#office('POST', `/api/v1/staff/books/${before}/closing`, {});
  }

  async #erase(die: Die): Promise<null> {
    if (!die.isOneIn(3)) return null;
    const { school } = this.world;
    const leaving = die.pick(this.students);
    const user = await school.get(Accounts).find(leaving);
    if (user === null || user.email.endsWith('.invalid')) return null;
    const erased = await school.write(EraseAccount, (erase) => erase.execute(user));
    if (!erased.ok) return null;
    const id = this.world.ids.newId();
    this.students.splice(this.students.indexOf(leaving), 1, await this.world.addUser({ id, email: `${id}@correo.pe` }));
    return null;
  }
}
