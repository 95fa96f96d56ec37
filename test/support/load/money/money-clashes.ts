import { SendDueGifts } from '#application/server/orders/send-due-gifts.ts';
import { SendRefund } from '#application/server/payments/refunds/send-refund.ts';
import { BankMovements } from '#application/server/vouchers/statements/ports/bank-movements.ts';
import { goRoundReceipts } from '#adapters/server/wiring/background.container.ts';
import { money } from '#domain/shared/money.ts';
import { aBankMovement } from '#test/ports/vouchers/statements/bank-movements.ts';
import { facturaOfStudio, onSale, planPrices, seminarSeat, type Shopper } from '#test/support/cart/shop.ts';
import { acceptGift, putGift, secretsIn } from '#test/support/orders/giving.ts';
import { typedGift } from '#test/support/orders/gift-builders.ts';
import type { Die } from './money-die.ts';
import {
  type Answer,
  cards,
  type ComingBack,
  type MoneyHands,
  type OrderRow,
  worstOf,
  type Deed,
} from './money-hands.ts';
import { bringSettlements } from './money-office.ts';
import { consultancySold, examSold } from './money-scene.ts';

const [approved = ''] = cards;

type Placed = Pick<OrderRow, 'id' | 'number' | 'user_id' | 'new_total'>;

/** A new order of some things; null where they are not to be had. */
async function ordered(
  hands: MoneyHands,
  buyer: Shopper,
  slugs: readonly string[],
  changes: object = {},
): Promise<Placed | null> {
  await buyer.call('DELETE', '/api/v1/cart');
  for (const slug of slugs) await buyer.add(slug);
  return placedBy(buyer, await hands.order(buyer, { paymentMethod: 'card', ...changes }));
}

function placedBy(buyer: Shopper, answer: Answer): Placed | null {
  if (answer?.statusCode !== 201) return null;
  const { id, number, totals } = answer.json<{ id: string; number: number; totals: { net: string } }>();
  return { id, number, user_id: buyer.userId ?? '', new_total: Math.round(Number(totals.net) * 100) };
}

/** Everything that was typed comes back at one moment, each by another process than the one before. */
async function backAtOnce(hands: MoneyHands, backs: readonly (ComingBack | null)[]): Promise<Answer> {
  const { world, other } = hands.scene;
  const those = backs.filter((back) => back !== null);
  return worstOf(await Promise.all(those.map((back, place) => hands.post(back, place % 2 === 0 ? world : other))));
}

/** Students who have nothing of a product. */
async function without(hands: MoneyHands, productId: number): Promise<readonly string[]> {
  const { db } = hands.world;
  const rows = await db.selectFrom('grants').select('user_id').where('product_id', '=', productId).execute();
  return hands.students.filter((id) => !rows.some(({ user_id: had }) => had === id));
}

/** One student, one thing, two orders of it in two tabs, and the first one paid in two tabs as well; each is posted twice. */
async function payTwice(hands: MoneyHands, die: Die): Promise<Answer> {
  const product = die.pick([onSale.course, onSale.book]);
  const students = await without(hands, product.id);
  if (students.length === 0) return null;
  const buyer = await hands.of(die.pick(students));
  const orders = [await ordered(hands, buyer, [product.slug]), await ordered(hands, buyer, [product.slug])];
  const [first = null] = orders;
  if (first === null) return null;
  const backs = [];
  for (const order of [first, ...orders]) if (order !== null) backs.push((await hands.typed(order, approved)).back);
  return backAtOnce(hands, [...backs, ...backs]);
}

/** What waits for a deposit is bought by card in part, and then two cashiers say at one moment that the deposit came, and more than it should. */
async function payAndDeposit(hands: MoneyHands, die: Die): Promise<Answer> {
  const students = await without(hands, onSale.book.id);
  if (students.length === 0) return null;
  const buyer = await hands.of(die.pick(students));
  const waiting = await ordered(hands, buyer, [onSale.book.slug, consultancySold.slug], { paymentMethod: 'deposit' });
  const order = await ordered(hands, buyer, [onSale.book.slug]);
  if (waiting === null || order === null) return null;
  const paid = await backAtOnce(hands, [(await hands.typed(order, approved)).back]);
  const movement = await arrived(hands, waiting.new_total + 700);
  const confirm = () =>
    hands.knowing(
      `/api/v1/staff/deposits/${movement}/confirmations`,
      { order: String(waiting.number), note: 'Coincide' },
      waiting.id,
    );
  return worstOf([paid, ...(await Promise.all([confirm(), confirm()]))]);
}

/** What waits for its code of cash is paid at the agent and by card at one moment, and Culqi tells both processes. */
async function codeAndCard(hands: MoneyHands, die: Die): Promise<Answer> {
  const { world, other, culqi } = hands.scene;
  const buyer = await hands.student(die, other);
  const order = await ordered(hands, buyer, [consultancySold.slug], { paymentMethod: 'cash-code' });
  if (order === null) return null;
  const key = { 'idempotency-key': hands.key('de-codigo') };
  const asked = await buyer.call('POST', '/api/v1/cash-codes', { orderId: order.id }, key);
  const code = culqi.orders.at(-1);
  if (asked.statusCode !== 201 || code === undefined) return asked;
  const { back } = await hands.typed(order, approved);
  const payload = culqi.orderNotice(culqi.endOrder(code.order_number, 'paid'));
  const tell = ({ app }: typeof world) => app.inject({ method: 'POST', url: '/api/v1/payment-notices/culqi', payload });
  return worstOf(await Promise.all([tell(world), tell(other), backAtOnce(hands, [back])]));
}

/** A movement of the bank; its id. */
async function arrived(hands: MoneyHands, amount: number): Promise<string> {
  const { ids, school, clock } = hands.world;
  const id = ids.newId();
  const told = { operation: `7000${id.slice(-6)}`, amount: money(amount) };
  await school.write(BankMovements, (movements) => movements.add(aBankMovement(id, told), clock.now()));
  return id;
}

/** One movement of the bank is said to pay two orders. */
async function oneDepositForTwo(hands: MoneyHands, die: Die): Promise<Answer> {
  const [one, two] = [await hands.student(die), await hands.student(die)];
  const bought = [consultancySold.slug];
  const changes = { paymentMethod: 'deposit' };
  const orders = [
    await ordered(hands, one, bought, { ...changes, billing: facturaOfStudio }),
    await ordered(hands, two, bought, changes),
  ];
  const movement = await arrived(hands, (orders[0]?.new_total ?? 9000) + 300);
  const confirm = async (order: Placed | null): Promise<Answer> =>
    order === null
      ? null
      : hands.office('POST', `/api/v1/staff/deposits/${movement}/confirmations`, {
          order: String(order.number),
          note: 'Coincide',
        });
  return worstOf(await Promise.all(orders.map(confirm)));
}

/** As many as there are want a place of the seminar, some with a seat besides, and all pay at one moment. */
async function placesAtOnce(hands: MoneyHands, die: Die): Promise<Answer> {
  const students = (await without(hands, onSale.seminar.id)).slice(0, 4);
  const backs = [];
  for (const id of students) {
    const buyer = await hands.of(id);
    await buyer.call('DELETE', '/api/v1/cart');
    await buyer.add(onSale.seminar.slug);
    if (id === students[0] || die.isOneIn(3)) {
      const options = [{ optionId: seminarSeat, count: 1 }];
      await buyer.call('PATCH', `/api/v1/cart/lines/${onSale.seminar.id}`, { options });
    }
    const order = placedBy(buyer, await hands.order(buyer, { paymentMethod: 'card' }));
    if (order !== null) backs.push((await hands.typed(order, approved)).back);
  }
  return backAtOnce(hands, backs);
}

/** The last uses of a code: everybody has it on an order, and all order, or pay, at one moment. */
async function codeAtOnce(hands: MoneyHands): Promise<Answer> {
  const orderWith = async (id: string): Promise<Placed | null> => {
    const buyer = await hands.of(id);
    await buyer.call('DELETE', '/api/v1/cart');
    await buyer.add(consultancySold.slug);
    await buyer.call('PUT', '/api/v1/cart/code', { word: 'BECA' });
    return placedBy(buyer, await hands.order(buyer, { paymentMethod: 'card' }));
  };
  const backs = [];
  for (const order of await Promise.all(hands.students.slice(0, 5).map(orderWith))) {
    if (order !== null && order.new_total > 0) backs.push((await hands.typed(order, approved)).back);
  }
  return backAtOnce(hands, backs);
}

/** Several collaborators give back the same at one moment: all by transfer, all by the gateway, and a part; what was sent is sent again. */
async function refundAtOnce(hands: MoneyHands, die: Die): Promise<Answer> {
  const buyer = await hands.student(die);
  await buyer.call('DELETE', '/api/v1/cart');
  await buyer.add(consultancySold.slug);
  const chosen = { plan_id: onSale.proPlan.id, precio_id: planPrices.month };
  await buyer.add(onSale.proPlan.slug, { object: JSON.stringify(chosen) });
  const order = placedBy(buyer, await hands.order(buyer, { paymentMethod: 'card' }));
  if (order === null) return null;
  await backAtOnce(hands, [(await hands.typed(order, approved)).back]);
  const path = `/api/v1/staff/orders/${order.number}/refunds`;
  const lines = [{ productId: consultancySold.id }, { productId: onSale.proPlan.id }];
  const whole = { reason: 'total-return', lines, keepsAccess: false };
  const part = {
    reason: 'lower-value',
    lines: [{ productId: consultancySold.id, amount: '88.00' }],
    keepsAccess: true,
  };
  const answer = worstOf(
    await Promise.all([
      hands.office('POST', path, whole),
      hands.office('POST', path, whole),
      ...(die.isOneIn(2) ? [hands.office('POST', path, { ...whole, operation: 'TR-8' })] : []),
      hands.office('POST', path, { ...part, operation: 'TR-9' }),
    ]),
  );
  const { db, school } = hands.world;
  const decided = await db.selectFrom('refunds').select('id').where('order_id', '=', order.id).execute();
  for (const { id } of decided) await Promise.all([1, 2].map(() => school.get(SendRefund).execute(id)));
  return answer;
}

/** A gift whose money two collaborators give back at one moment is gone; one that several open at one moment is opened, or goes back at that moment. */
async function openAtOnce(hands: MoneyHands, die: Die): Promise<Answer> {
  const answers: Answer[] = [];
  for (const isGivenBack of [true, false]) {
    const buyer = await hands.student(die);
    await buyer.call('DELETE', '/api/v1/cart');
    await putGift(buyer, die.pick([onSale.course, onSale.book]).slug);
    const gift = typedGift({ sendOn: hands.today() });
    const order = placedBy(buyer, await hands.order(buyer, { gift, paymentMethod: 'card' }));
    if (order === null) continue;
    await backAtOnce(hands, [(await hands.typed(order, approved)).back]);
    await hands.world.school.get(SendDueGifts).execute(() => false);
    const secret = (await secretsIn(hands.world.db)).at(-1);
    if (secret === undefined) continue;
    const open = async () => acceptGift(await hands.student(die, hands.process(die)), secret, true);
    const giveBack = () => giveAllBack(hands, order);
    const more = die.isOneIn(2) ? [giveBack] : [];
    const atOnce = isGivenBack ? [giveBack, giveBack] : [open, open, ...more];
    answers.push(...(await Promise.all(atOnce.map((act) => act()))), await open());
  }
  return worstOf(answers);
}

async function giveAllBack(hands: MoneyHands, { id, number }: Placed): Promise<Answer> {
  const rows = await hands.world.db.selectFrom('order_lines').select('product_id').where('order_id', '=', id).execute();
  const lines = rows.map(({ product_id: productId }) => ({ productId }));
  const back = { reason: 'total-return', lines, keepsAccess: false, operation: 'TR-6' };
  return hands.office('POST', `/api/v1/staff/orders/${number}/refunds`, back);
}

/** One student begins an exam in several tabs; what is begun is handed in at once, so that the next one uses up what is left. */
async function sitAtOnce(hands: MoneyHands, die: Die): Promise<Answer> {
  const { db, clock } = hands.world;
  const owners = await db.selectFrom('grants').select('user_id').where('product_id', '=', onSale.course.id).execute();
  const had = owners.filter(({ user_id: id }) => hands.students.includes(id));
  if (had.length === 0) return null;
  const student = await hands.of(die.pick(had).user_id);
  const begin = () => student.call('POST', '/api/v1/exam-attempts', { examId: examSold });
  const answers = [];
  for (const _ of [1, 2, 3]) {
    const begun = await Promise.all([begin(), begin(), begin()]);
    answers.push(...begun);
    const over = { deadline_at: new Date(clock.now().getTime() - 120_000).toISOString() };
    await db
      .updateTable('exam_attempts')
      .set(over)
      .where('user_id', '=', student.userId ?? '')
      .where('status', '=', 'open')
      .execute();
  }
  return worstOf(answers);
}

/** Seats of a seminar are lent to several at one moment. */
async function lendAtOnce(hands: MoneyHands, die: Die): Promise<Answer> {
  const { db } = hands.world;
  const rows = await db
    .selectFrom('grants')
    .select('user_id')
    .where('product_id', '=', onSale.seminar.id)
    .where('extra_seats', '>', 0)
    .execute();
  const had = rows.filter(({ user_id: id }) => hands.students.includes(id));
  if (had.length === 0) return placesAtOnce(hands, die);
  const owner = await hands.of(die.pick(had).user_id);
  const path = `/api/v1/my-seminars/${onSale.seminar.slug}/seats`;
  const lend = (id: string) =>
    owner.call('POST', path, { email: `${id}@correo.pe` }, { 'idempotency-key': hands.key('de-prestar') });
  return worstOf(await Promise.all(hands.students.map(lend)));
}

/** A factura gets another number in two tabs at one moment; what was deposited of it was noted before, or is at that moment. */
async function replaceAtOnce(hands: MoneyHands, die: Die): Promise<Answer> {
  const { db, school } = hands.world;
  const buyer = await hands.student(die);
  await buyer.call('DELETE', '/api/v1/cart');
  const chosen = { plan_id: onSale.proPlan.id, precio_id: planPrices.year };
  await buyer.add(onSale.proPlan.slug, { object: JSON.stringify(chosen) });
  const order = placedBy(buyer, await hands.order(buyer, { paymentMethod: 'card', billing: facturaOfStudio }));
  if (order === null) return null;
  const paid = await backAtOnce(hands, [(await hands.typed(order, approved)).back]);
  await goRoundReceipts(school);
  const [factura] = await db.selectFrom('receipts').select('id').where('order_id', '=', order.id).execute();
  if (factura === undefined) return paid;
  const typed = { constancia: '80001', depositedOn: hands.today() };
  const deposit = () => hands.office('POST', `/api/v1/staff/detractions/${factura.id}/deposits`, typed);
  const isNoted = !die.isOneIn(3);
  if (isNoted) await deposit();
  hands.world.clock.advance({ minutes: 1 });
  await db.updateTable('receipts').set({ tax_state: 'rejected' }).where('id', '=', factura.id).execute();
  const corrected = { ...facturaOfStudio, name: 'Estudio Quispe y Asociados S.A.C.', reason: 'Nombre mal escrito' };
  const replace = () => hands.office('POST', `/api/v1/staff/receipts/${factura.id}/replacements`, corrected);
  return worstOf(await Promise.all(isNoted ? [replace(), replace()] : [deposit(), replace(), replace()]));
}

/** A month is over, and is closed in two tabs at one moment, while somebody brings what a gateway settled, and another takes it away. */
async function closeAtOnce(hands: MoneyHands, _: Die): Promise<Answer> {
  const { clock } = hands.world;
  const month = hands.today().slice(0, 7);
  while (hands.today().startsWith(month)) clock.advance({ days: 1 });
  const close = () => hands.office('POST', `/api/v1/staff/books/${month}/closing`, {});
  const [file] = await hands.world.db.selectFrom('settlement_files').select('id').execute();
  const takeAway = () => hands.office('DELETE', `/api/v1/staff/settlements/files/${file?.id ?? 'ninguno'}`);
  return worstOf(await Promise.all([close(), close(), bringSettlements(hands, 'simulada', () => true), takeAway()]));
}

/**
 * What happens by chance too seldom to be seen: the same wanted, paid, opened or given back by several at one moment. One of them comes with every
 * few bursts, each in its turn.
 */
export const clashes: readonly Deed[] = [
  ['pay twice', payTwice],
  ['places at once', placesAtOnce],
  ['refund at once', refundAtOnce],
  ['a code at once', codeAtOnce],
  ['a card and a deposit', payAndDeposit],
  ['a code and a card', codeAndCard],
  ['lend at once', lendAtOnce],
  ['one deposit for two', oneDepositForTwo],
  ['open at once', openAtOnce],
  ['sit at once', sitAtOnce],
  ['replace at once', replaceAtOnce],
  ['close at once', closeAtOnce],
];
