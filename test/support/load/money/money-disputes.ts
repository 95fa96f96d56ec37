import type { Die } from './money-die.ts';
import { cards, type MoneyHands, soles } from './money-hands.ts';
import { onSale } from '#test/support/cart/shop.ts';
import { goRoundReceipts } from '#adapters/server/wiring/background.container.ts';
import { correctReceipt } from './money-office.ts';
import { consultancySold } from './money-scene.ts';

const [approved = ''] = cards;

/** A new order of a student, paid by card at the simulated gateway; null where nothing is sold. */
async function paidByCard(hands: MoneyHands, die: Die) {
  const buyer = await hands.student(die);
  await buyer.call('DELETE', '/api/v1/cart');
  for (const slug of die.isOneIn(2) ? [consultancySold.slug, onSale.book.slug] : [consultancySold.slug])
    await buyer.add(slug);
  const placed = await hands.order(buyer, { paymentMethod: 'card' });
  if (placed.statusCode !== 201) return null;
  const order = placed.json<{ id: string; number: number; totals: { net: string } }>();
  const { back } = await hands.typed({ id: order.id, user_id: buyer.userId ?? '' }, approved);
  if (back !== null) await hands.post(back);
  return { id: order.id, number: order.number, total: Math.round(Number(order.totals.net) * 100) };
}

/**
 * A bank takes back what a student paid a moment ago, all or a part: noted twice at one moment, then lost by two colleagues of two processes while
 * a third gives the same back. Answers what each said: 'note 201', 'outcome 200'.
 */
export async function bankTakesBack(hands: MoneyHands, die: Die): Promise<readonly string[]> {
  const { scene, world } = hands;
  const order = await paidByCard(hands, die);
  if (order === null) return ['nothing is sold'];
  const { total } = order;
  // Of two céntimos of an hour no note can tell.
  const part = die.isOneIn(3) ? 2 : Math.floor(total / 2) + 1;
  const amount = die.isOneIn(2) ? total : part;
  const day = hands.today();
  const noted = { amount: soles(amount), reason: 'fraud', openedOn: day, answerBy: day };
  const post = async (path: string, body: object, school = world) => {
    const by = await hands.of(scene.staff, school);
    return by.call('POST', `/api/v1/staff/${path}`, body, { 'idempotency-key': hands.key('del-contracargo') });
  };
  // Of so few a second note is one more dispute.
  const notes = await Promise.all(
    (amount === 2 ? [world] : [world, scene.other]).map((school) =>
      post(`orders/${order.number}/disputes`, noted, school),
    ),
  );
  const number = notes.find(({ statusCode }) => statusCode === 201)?.json<{ number: number }>().number;
  const said = notes.map(({ statusCode }) => `note ${statusCode}`);
  if (number === undefined) return said;
  const accepted = { outcome: 'accepted' };
  const operation = { operation: 'TR-9', reason: 'item-return', lines: [{ productId: consultancySold.id }] };
  const giveBack = (school = world) => post(`orders/${order.number}/refunds`, operation, school);
  // Nobody gives back what a bank may take: before it is decided, and at the moment in which it is.
  const early = await giveBack();
  // Its receipt is made out anew at the same moment: then what is lost is told of the one that holds.
  await goRoundReceipts(world.school);
  const { id: receipt } = await world.db
    .selectFrom('receipts')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const [correction, ...ends] = await Promise.all([
    correctReceipt(hands, receipt, die),
    post(`disputes/${number}/outcomes`, accepted),
    giveBack(scene.other),
    post(`disputes/${number}/outcomes`, accepted, scene.other),
  ]);
  const attempt = await world.db
    .selectFrom('payment_attempts')
    .select('purchase_number')
    .where('order_id', '=', order.id)
    .where('status', '=', 'paid')
    .executeTakeFirstOrThrow();
  // The bank's own books: it takes once what it takes, whatever the school makes of it.
  scene.taken.push({ gateway: 'simulada', purchaseNumber: attempt.purchase_number, amount, at: world.clock.now() });
  return [
    ...said,
    `early refund ${early.statusCode}`,
    `correction ${correction.statusCode}`,
    ...ends.map(({ statusCode }, place) => `${place === 1 ? 'refund' : 'outcome'} ${statusCode}`),
  ];
}
