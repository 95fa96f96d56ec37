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
import { money } from '#domain/shared/money.ts';
import { aBankMovement } from '#test/ports/vouchers/statements/bank-movements.ts';
import { boletaOfAna, facturaOfStudio, onSale, planPrices, seminarSeat } from '#test/support/cart/shop.ts';
import { acceptGift, putGift, secretsIn } from '#test/support/orders/giving.ts';
import { typedGift } from '#test/support/orders/gift-builders.ts';
import type { TestSchool } from '#test/support/school/test-school.ts';
import { cashDeeds, tellOfCodes } from './money-cash.ts';
import { clashes } from './money-clashes.ts';
import { dieOf, type Die } from './money-die.ts';
import { type Answer, cards, type ComingBack, type Deed, MoneyHands, soles } from './money-hands.ts';
import { Killed } from './money-mortal.ts';
import { bringSettlements, officeDeeds } from './money-office.ts';
import { consultancySold, examSold, type MoneyScene } from './money-scene.ts';
import { sendVoucher } from '#test/support/vouchers/deposits.ts';

/** What operators are told of, as of an error, though all is as it must be: money to give back, and what Culqi said wrongly, on purpose. */
const told = ['Money arrived that is not due', 'Culqi gave no clear answer'];

/** One of so many bursts has a clash that is aimed. */
const aimedEvery = 2;

/** What a refusal says of itself. */
function refusalIn(answer: LightMyRequestResponse): string {
  if (answer.statusCode < 400 || !String(answer.headers['content-type']).includes('json')) return '';
  const { kind = '', field = '', detail = '' } = answer.json<{ kind?: string; field?: string; detail?: string }>();
  return ` ${kind} ${field} ${kind === '' ? detail : ''}`.trimEnd();
}

/** Everybody who moves money of a school, each act drawn by a die: students who buy, cashiers who decide, jobs, and time. */
export class MoneyWalk extends MoneyHands {
  /** Answers that no request may get, and acts that broke. */
  readonly broken: string[] = [];
  /** How many answers there were of each act and status: a walk that is refused everything shows nothing. */
  readonly tally = new Map<string, number>();
  readonly #comingBack: ComingBack[] = [];
  #acts = 0;
  #bursts = 0;

  constructor(
    scene: MoneyScene,
    private readonly seed: number,
  ) {
    super(scene);
  }

  /** Draws acts and does them all at once. */
  async burst(width: number): Promise<void> {
    const isAimed = (this.#bursts += 1) % aimedEvery === 0;
    const aimed = clashes[(this.#bursts / aimedEvery - 1) % clashes.length];
    const drawn = Array.from({ length: isAimed ? width - 1 : width }, () => this.#act());
    await Promise.all(isAimed && aimed !== undefined ? [...drawn, this.#act(aimed)] : drawn);
    for (const { school, logger } of this.#processes) {
      await school.settled();
      for (const { level, message, data } of logger.entries.splice(0)) {
        const isTold = told.some((each) => message.startsWith(each));
        if (level === 'error' && !isTold) this.broken.push(`${message}: ${JSON.stringify(data)}`);
      }
    }
  }

  /** Everything that jobs do until nothing is left to be done. @param isAfterDeath whether a process was killed since the last time. */
  async settle(isAfterDeath = false): Promise<void> {
    const { school } = this.world;
    await tellOfCodes(this);
    // Gateways are asked again about what they did not know only once it can no longer come.
    for (const minutes of isAfterDeath ? [20, 20, 20] : [3]) {
      this.world.clock.advance({ minutes });
      await goRoundPayments(school);
    }
    await goRoundReceipts(school);
    for (const gateway of ['simulada', 'culqi'] as const) {
      const answer = await bringSettlements(this, gateway, () => true);
      if ((answer?.statusCode ?? 200) !== 200) this.broken.push(`Settlements of ${gateway}: ${answer?.body}`);
    }
    await school.settled();
  }

  get #processes(): readonly TestSchool[] {
    return [this.world, this.scene.other];
  }

  async #act(aimed: Deed | null = null): Promise<void> {
    this.#acts += 1;
    this.world.clock.advance({ seconds: 1 });
    const die = dieOf(this.seed * 100_003 + this.#acts);
    const [name, act] = aimed ?? die.pick(this.#deeds);
    try {
      const answer = await act(this, die);
      if (answer === null) return;
      const key = `${name} ${answer.statusCode}${refusalIn(answer)}`;
      this.tally.set(key, (this.tally.get(key) ?? 0) + 1);
      if (answer.statusCode >= 500) this.broken.push(`${key}: ${answer.body}`);
    } catch (error) {
      if (error instanceof Killed) this.tally.set(`${name} killed`, (this.tally.get(`${name} killed`) ?? 0) + 1);
      else this.broken.push(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
  }

  readonly #deeds: readonly Deed[] = [
    ['buy', (_, die) => this.#buy(die)],
    ['buy', (_, die) => this.#buy(die)],
    ['buy', (_, die) => this.#buy(die)],
    ['give', (_, die) => this.#give(die)],
    ['pay', (_, die) => this.#pay(die)],
    ['pay', (_, die) => this.#pay(die)],
    ['pay', (_, die) => this.#pay(die)],
    ['come back', (_, die) => this.#comeBack(die)],
    ['come back', (_, die) => this.#comeBack(die)],
    ['give up', (_, die) => this.#giveUp(die)],
    ['send a voucher', (_, die) => this.#sendVoucher(die)],
    ['send a voucher', (_, die) => this.#sendVoucher(die)],
    ['decide a voucher', (_, die) => this.#decideVoucher(die)],
    ['decide a voucher', (_, die) => this.#decideVoucher(die)],
    ['bank', (_, die) => this.#bank(die)],
    ['decide a deposit', (_, die) => this.#decideDeposit(die)],
    ['decide a deposit', (_, die) => this.#decideDeposit(die)],
    ['open a gift', (_, die) => this.#openGift(die)],
    ['invite', (_, die) => this.#invite(die)],
    ['join', (_, die) => this.#join(die)],
    ['change a member', (_, die) => this.#changeMember(die)],
    ['lend a seat', (_, die) => this.#lend(die)],
    ['take a seat back', (_, die) => this.#takeBack(die)],
    ['ask for money back', (_, die) => this.#askBack(die)],
    ['give back', (_, die) => this.#giveBack(die)],
    ['give back', (_, die) => this.#giveBack(die)],
    ['decline', (_, die) => this.#decline(die)],
    ['give a surplus back', (_, die) => this.#giveSurplusBack(die)],
    ['arrange an hour', (_, die) => this.#arrange(die)],
    ['sit an exam', (_, die) => this.#sitExam(die)],
    ['a job', (_, die) => this.#job(die)],
    ['a job', (_, die) => this.#job(die)],
    ['time', (_, die) => this.#timePasses(die)],
    ['erase an account', (_, die) => this.#erase(die)],
    ...cashDeeds,
    ...officeDeeds,
  ];

  async #buy(die: Die): Promise<LightMyRequestResponse> {
    const buyer = await this.student(die);
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
    return this.order(buyer, { billing, paymentMethod: die.pick(['card', 'card', 'deposit']) });
  }

  async #give(die: Die): Promise<LightMyRequestResponse> {
    const buyer = await this.student(die);
    await buyer.call('DELETE', '/api/v1/cart');
    await putGift(buyer, die.pick([onSale.course, onSale.book, onSale.seminar]).slug);
    const sendOn = this.today();
    return this.order(buyer, { gift: typedGift({ sendOn }), paymentMethod: die.pick(['card', 'deposit']) });
  }

  async #pay(die: Die): Promise<LightMyRequestResponse | null> {
    const order = await this.orders(die, 'card', ['continue', 'pending', 'expired', 'confirmed']);
    if (order === null) return null;
    const { begun, back } = await this.typed(order, die.pick(cards), this.process(die));
    if (back === null) return begun;
    this.#comingBack.push(back);
    return die.isOneIn(4) ? begun : this.#comeBack(die, back);
  }

  /** By the form of the gateway's page, sometimes twice at one moment, or late. */
  async #comeBack(die: Die, given = this.#comingBack.at(-1)): Promise<Answer> {
    const back = given ?? null;
    if (back === null) return null;
    const post = () => this.post(back, this.process(die));
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
    return (await this.of(user_id)).call('POST', `/api/v1/payment-attempts/${id}/cancellations`);
  }

  async #sendVoucher(die: Die): Promise<LightMyRequestResponse | null> {
    const order = await this.orders(die, 'deposit', ['continue', 'pending', 'expired', 'confirmed']);
    if (order === null) return null;
    const amount = die.isOneIn(4) ? order.new_total + die.below(4000) - 2000 : order.new_total;
    return sendVoucher(
      this.world,
      { userId: order.user_id },
      {
        orderId: order.id,
        operationNumber: `9000${die.below(40)}`,
        amount: soles(Math.max(amount, 1)),
        paidOn: this.today(),
      },
      { key: `clave-de-la-constancia-${this.world.ids.newId()}` },
    );
  }

  async #decideVoucher(die: Die): Promise<LightMyRequestResponse | null> {
    const rows = await this.world.db
      .selectFrom('vouchers')
      .select(['id', 'order_id'])
      .where('state', 'in', ['sent', 'review'])
      .execute();
    if (rows.length === 0) return null;
    const { id, order_id: orderId } = die.pick(rows);
    const path = `/api/v1/staff/vouchers/${id}`;
    if (die.isOneIn(5)) return this.office('POST', `${path}/rejections`, { reason: 'No llegó' });
    const note = die.isOneIn(2) ? 'Lo vi en el banco' : '';
    return this.knowing(`${path}/approvals`, { note }, orderId, die.isOneIn(4));
  }

  async #bank(die: Die): Promise<null> {
    const order = await this.orders(die, 'deposit', ['continue', 'pending', 'expired']);
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
    const order = await this.orders(die, 'deposit', ['continue', 'pending', 'expired', 'confirmed']);
    if (rows.length === 0 || order === null) return null;
    const { id, state } = die.pick(rows);
    const path = `/api/v1/staff/deposits/${id}`;
    if (state === 'ignored') return this.office('POST', `${path}/reopenings`, {});
    const said = { order: String(order.number) };
    if (die.isOneIn(6)) return this.office('POST', `${path}/dismissals`, { reason: 'No es una venta' });
    if (die.isOneIn(4)) return this.office('POST', `${path}/returns`, { ...said, operation: 'TR-1' });
    if (die.isOneIn(3)) return this.office('POST', `${path}/rest-requests`, said);
    return this.knowing(`${path}/confirmations`, { ...said, note: 'Coincide' }, order.id, die.isOneIn(4));
  }

  async #openGift(die: Die): Promise<LightMyRequestResponse | null> {
    await this.world.school.get(SendDueGifts).execute(() => false);
    const secrets = await secretsIn(this.world.db);
    return secrets.length === 0 ? null : acceptGift(await this.student(die), die.pick(secrets), die.isOneIn(2));
  }

  async #invite(die: Die): Promise<LightMyRequestResponse> {
    const owner = await this.student(die);
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
    return (await this.of(userId)).call('POST', '/api/v1/invitation-acceptances', { token });
  }

  async #changeMember(die: Die): Promise<LightMyRequestResponse | null> {
    const rows = await this.world.db.selectFrom('plan_members').select(['id', 'owner_id']).execute();
    if (rows.length === 0) return null;
    const { id, owner_id } = die.pick(rows);
    const owner = await this.of(owner_id);
    if (die.isOneIn(2)) return owner.call('DELETE', `/api/v1/plan-members/${id}`);
    return owner.call('PATCH', `/api/v1/plan-members/${id}`, { enabled: die.isOneIn(2) });
  }

  async #lend(die: Die): Promise<LightMyRequestResponse> {
    const owner = await this.student(die);
    const path = `/api/v1/my-seminars/${onSale.seminar.slug}/seats`;
    const key = { 'idempotency-key': `clave-de-prestar-${this.world.ids.newId()}` };
    return owner.call('POST', path, { email: `${die.pick(this.students)}@correo.pe` }, key);
  }

  async #takeBack(die: Die): Promise<LightMyRequestResponse> {
    const owner = await this.student(die);
    const guest = { email: `${die.pick(this.students)}@correo.pe`, slug: onSale.seminar.slug };
    return owner.form('/api/seminarios/remove-invitado', guest);
  }

  async #askBack(die: Die): Promise<LightMyRequestResponse | null> {
    const sold = await this.sold(die);
    if (sold === null) return null;
    const asked = { orderId: sold.id, productIds: [sold.product_id], words: 'No es lo mío' };
    const key = { 'idempotency-key': `clave-de-pedir-${this.world.ids.newId()}` };
    return (await this.of(sold.user_id)).call('POST', '/api/v1/refunds', asked, key);
  }

  async #giveBack(die: Die): Promise<LightMyRequestResponse | null> {
    const sold = await this.sold(die);
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
    const answer = await this.office('POST', `/api/v1/staff/orders/${sold.number}/refunds`, {
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
    return this.office('POST', path, { answer: 'Ya lo leíste entero' });
  }

  async #giveSurplusBack(die: Die): Promise<LightMyRequestResponse | null> {
    const rows = await this.world.db.selectFrom('surplus_payments').select('id').execute();
    if (rows.length === 0) return null;
    return this.office('POST', `/api/v1/staff/surplus-payments/${die.pick(rows).id}/returns`, { note: 'TR-7' });
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
      return this.office('PUT', held, { isHeld: die.isOneIn(2) });
    }
    const startsAt = `${new Date(clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)}T10:00`;
    const seen = last === undefined ? null : { id: last.id, sequence: last.sequence };
    const hour = { startsAt, minutes: '45', place: '', room: 'https://sala.example/una', seen };
    return this.office('PUT', `/api/v1/staff/consultancies/${id}/appointment`, hour);
  }

  async #sitExam(die: Die): Promise<LightMyRequestResponse> {
    const owners = this.world.db.selectFrom('grants').select('user_id').where('product_id', '=', onSale.course.id);
    const had = (await owners.execute()).map(({ user_id: userId }) => userId);
    const student = await this.of(die.pick(had.length === 0 || die.isOneIn(5) ? this.students : had));
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

  async #job(die: Die): Promise<null> {
    const { school } = this.process(die);
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
    return this.office('POST', `/api/v1/staff/books/${before}/closing`, {});
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
