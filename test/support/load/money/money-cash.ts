import { facturaOfStudio, boletaOfAna, onSale } from '#test/support/cart/shop.ts';
import type { Die } from './money-die.ts';
import type { Answer, MoneyHands, Deed } from './money-hands.ts';
import { consultancySold } from './money-scene.ts';

/** Somebody orders something that is to be paid in cash, and asks for its code, now and then in two tabs. */
async function buyInCash(hands: MoneyHands, die: Die): Promise<Answer> {
  const { other } = hands.scene;
  const buyer = await hands.student(die, other);
  await buyer.call('DELETE', '/api/v1/cart');
  await buyer.add(die.pick([onSale.course, onSale.book, onSale.seminar, onSale.seminar, consultancySold]).slug);
  if (die.isOneIn(3)) await buyer.call('PUT', '/api/v1/cart/code', { word: die.pick(['QUINCE', 'BECA']) });
  const billing = die.isOneIn(4) ? facturaOfStudio : boletaOfAna;
  const placed = await hands.order(buyer, { billing, paymentMethod: 'cash-code' });
  if (placed.statusCode !== 201 || die.isOneIn(4)) return placed;
  return askFor(hands, die, placed.json<{ id: string; userId: string }>().id, buyer.userId ?? '');
}

/** Something is wrong with Culqi's answer now and then: the code may be there all the same. */
async function askFor(hands: MoneyHands, die: Die, orderId: string, userId: string): Promise<Answer> {
  const { other, culqi } = hands.scene;
  if (die.isOneIn(6)) culqi.faults.push(die.pick(['broken-before', 'broken-after'] as const));
  const ask = async () =>
    (await hands.of(userId, other)).call(
      'POST',
      '/api/v1/cash-codes',
      { orderId },
      { 'idempotency-key': hands.key('de-codigo') },
    );
  const [one, two] = await Promise.all(die.isOneIn(3) ? [ask(), ask()] : [ask()]);
  return one?.statusCode === 201 ? one : (two ?? one ?? null);
}

/** The code of an order that waits, or waited, asked for once more. */
async function askAgain(hands: MoneyHands, die: Die): Promise<Answer> {
  const order = await hands.orders(die, 'cash-code', ['continue', 'expired', 'confirmed', 'finished']);
  return order === null ? null : askFor(hands, die, order.id, order.user_id);
}

/**
 * At an agent: a code is paid, whatever became of it at the school meanwhile, or runs out; Culqi tells of it, twice, to either process, or nobody.
 * What Culqi deleted or let run out may have been paid a moment before.
 */
async function atTheAgent(hands: MoneyHands, die: Die): Promise<Answer> {
  const { culqi, world, other } = hands.scene;
  const open = culqi.orders.filter(({ state }) => state === 'pending' || (state !== 'paid' && die.isOneIn(4)));
  if (open.length === 0) return null;
  const code = die.pick(open.slice(-6));
  const ending = code.state === 'pending' && die.isOneIn(4) ? 'expired' : 'paid';
  const notice = culqi.orderNotice(culqi.endOrder(code.order_number, ending));
  if (die.isOneIn(4)) return null;
  const tell = ({ app }: typeof world) =>
    app.inject({ method: 'POST', url: '/api/v1/payment-notices/culqi', payload: notice });
  const [one] = await Promise.all(die.isOneIn(2) ? [tell(world), tell(other)] : [tell(die.pick([world, other]))]);
  return one;
}

export const cashDeeds: readonly Deed[] = [
  ['buy in cash', buyInCash],
  ['buy in cash', buyInCash],
  ['ask for a code', askAgain],
  ['at the agent', atTheAgent],
  ['at the agent', atTheAgent],
];

/** Culqi tells again of every code that was paid. */
export async function tellOfCodes({ scene: { culqi, world } }: MoneyHands): Promise<void> {
  for (const order of culqi.orders) {
    if (order.state !== 'paid') continue;
    await world.app.inject({
      method: 'POST',
      url: '/api/v1/payment-notices/culqi',
      payload: culqi.orderNotice(order),
    });
  }
}
