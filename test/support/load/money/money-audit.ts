import type { Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import {
  faultsOfClosedMonths,
  faultsOfDeposits,
  faultsOfDetractions,
  faultsOfMonths,
  faultsOfPlanTime,
  faultsOfSettlements,
} from './money-audit-of-books.ts';
import { byKey, dueOf, isPaidState, sum } from './money-audit-sums.ts';
import { type Books, booksOf } from './money-books.ts';
import type { MoneyScene } from './money-scene.ts';

type Db = Kysely<SchoolDatabase>;
type Row = Readonly<Record<string, unknown>>;

/**
 * What is wrong with the money of a school; nothing when it is as it must be. It does its own sums and knows no rule of the source.
 * @param isSettled whether the jobs have done all there was to do: until then receipts may be missing, and codes be paid that nobody told of.
 */
export async function auditMoney(scene: MoneyScene, isSettled: boolean): Promise<readonly string[]> {
  const books = await booksOf(scene);
  const { db } = scene.world;
  return [
    ...faultsOfGateways(books, isSettled),
    ...[...scene.asked].flatMap(([what, times]) => (times > 1 ? [`The gateway was asked ${times} times ${what}`] : [])),
    ...faultsOfOrders(books, isSettled),
    ...faultsOfSeries(books),
    ...faultsOfCorrections(books),
    ...faultsOfRefunds(books, isSettled),
    ...faultsOfGrants(books),
    ...faultsOfTwice(books),
    ...(await faultsOfPlaces(scene, books)),
    ...(await faultsOfSeats(db, books)),
    ...(await faultsOfCodes(db)),
    ...(await faultsOfExams(db)),
    ...(await faultsOfDeposits(db, books)),
    ...(await faultsOfSettlements(db, books)),
    ...(await faultsOfDetractions(db)),
    ...(await faultsOfClosedMonths(db)),
    ...(await faultsOfPlanTime(db, books)),
    ...(isSettled ? await faultsOfMonths(scene, books) : []),
  ];
}

/** Whether the school knows that it came. */
const isKnown = ({ isCode, status }: Books['charged'][number]): boolean => !isCode || status === 'paid';

function faultsOfGateways({ gateways, charged }: Books, isSettled: boolean): readonly string[] {
  const faults: string[] = [];
  for (const [purchase, rows] of byKey(
    gateways.charges,
    ({ gateway, purchaseNumber }) => `${gateway} ${purchaseNumber}`,
  )) {
    if (rows.length > 1) faults.push(`The purchase ${purchase} was charged ${rows.length} times`);
    const isOurs = charged.some(({ gateway, purchaseNumber }) => `${gateway} ${purchaseNumber}` === purchase);
    if (!isOurs) faults.push(`The purchase ${purchase} was charged, and no order has it`);
  }
  const unknown = isSettled ? charged.filter((each) => !isKnown(each)) : [];
  return [...faults, ...unknown.map(({ purchaseNumber }) => `The code of ${purchaseNumber} is paid, and nobody knows`)];
}

function faultsOfOrders(books: Books, isSettled: boolean): readonly string[] {
  return books.orders.flatMap((order) => {
    const of = <T extends { readonly order_id: string }>(rows: readonly T[]) =>
      rows.filter(({ order_id: id }) => id === order.id);
    const isPaid = isPaidState(order.status);
    const due = isPaid ? dueOf(books.lines, order.id) : 0;
    const charged = of(books.charged).filter(isKnown);
    const [vouchers, receipts] = [of(books.vouchers), of(books.receipts)];
    const byCard = charged.filter(({ isCode }) => !isCode);
    const isUnknown = of(books.attempts).some(({ status }) => ['authorizing', 'unknown'].includes(status));
    const arrived = sum([...charged, ...vouchers].map(({ amount }) => amount));
    const kept = arrived - sum(of(books.surplus).map(({ amount }) => amount));
    // Less than the total is due of a deposit that somebody took knowingly.
    const isShort = vouchers.some(({ amount, decision_reason: note }) => amount < order.new_total && note !== '');
    const name = `Order ${order.number} (${order.status}, ${order.payment_method})`;
    const faults: string[] = [];
    if (byCard.length > 1) faults.push(`${name} was charged ${byCard.length} times`);
    if (!isUnknown && kept !== due && !(isShort && kept < due)) {
      faults.push(`${name}: ${arrived} arrived, ${kept} is kept, ${due} is due`);
    }
    if (receipts.length > (isPaid ? 1 : 0)) faults.push(`${name} has ${receipts.length} receipts for ${due}`);
    if (isSettled && isPaid && receipts.length === 0) faults.push(`${name} has no receipt`);
    for (const { total } of receipts) if (total !== due) faults.push(`${name}: a receipt of ${total} for ${due}`);
    return faults;
  });
}

function faultsOfSeries(books: Books): readonly string[] {
  const documents = [
    ...books.receipts,
    ...books.formerReceipts,
    ...books.corrected,
    ...books.notes,
    ...books.formerNotes,
    ...books.correctionNotes,
    ...books.formerCorrectionNotes,
  ];
  return [...byKey(documents, ({ series }) => series)].flatMap(([series, rows]) => {
    const numbers = rows.map(({ number }) => number).toSorted((one, other) => one - other);
    return numbers.every((number, index) => number === index + 1) ? [] : [`${series} is numbered ${numbers.join(' ')}`];
  });
}

/** What was made out anew said what was due, one note takes it back whole, and no note of a refund is over it: that is over what holds. */
function faultsOfCorrections({ corrected, correctionNotes, lines, notes, receipts }: Books): readonly string[] {
  const faults = corrected.flatMap(({ id, order_id: orderId, series, number, total }) => {
    const name = `${series}-${number}, which was made out anew,`;
    const over = correctionNotes.filter(({ receipt_id }) => receipt_id === id).map((note) => note.total);
    const isTold = receipts.some(({ order_id }) => order_id === orderId) && total === dueOf(lines, orderId);
    return [
      ...(isTold ? [] : [`${name} says ${total} of order ${orderId}, or nothing holds instead`]),
      ...(over.length === 1 && over[0] === total ? [] : [`${name} of ${total} has notes of ${over.join(' ')}`]),
    ];
  });
  const taken = new Set(corrected.map(({ series, number }) => `${series} ${number}`));
  const wrong = notes.filter(({ content }) => {
    const { corrects } = JSON.parse(content) as { readonly corrects: { readonly series: string; number: number } };
    return taken.has(`${corrects.series} ${corrects.number}`);
  });
  return [...faults, ...wrong.map(({ series, number }) => `${series}-${number} is over what was made out anew`)];
}

function faultsOfRefunds(books: Books, isSettled: boolean): readonly string[] {
  const faults: string[] = [];
  for (const [orderId, refunds] of byKey(books.refunds, ({ order_id }) => order_id)) {
    const given = refunds.filter(({ state }) => ['sending', 'unknown', 'done'].includes(state));
    const amount = sum(given.map((each) => each.amount));
    if (amount > dueOf(books.lines, orderId))
      faults.push(`Order ${orderId}: ${amount} given back of ${dueOf(books.lines, orderId)}`);
  }
  for (const { id, state, amount } of books.refunds) {
    const notes = books.notes.filter(({ refund_id }) => refund_id === id);
    if (notes.length !== (state === 'done' ? 1 : 0)) faults.push(`Refund ${id} (${state}) has ${notes.length} notes`);
    for (const { total } of notes)
      if (total !== amount) faults.push(`Refund ${id} of ${amount} has a note of ${total}`);
  }
  for (const { id, order_id: orderId, gateway, purchaseNumber: number, amount } of books.charged) {
    const ofIt = books.gateways.refunds.filter((row) => row.gateway === gateway && row.purchaseNumber === number);
    const back = sum(ofIt.map((row) => row.amount));
    if (back > amount) faults.push(`Of the charge ${number} of ${amount} ${back} was given back`);
    const decided = books.refunds.filter((row) => row.order_id === orderId && row.attempt_id === id);
    const isOpen = decided.some(({ state }) => state === 'sending' || state === 'unknown');
    const done = decided.filter(({ state, dispute_id: dispute }) => state === 'done' && dispute === null);
    const noted = sum([...done, ...books.lost.filter((row) => row.attempt_id === id)].map((row) => row.amount));
    if (isSettled && !isOpen && back !== noted)
      faults.push(`Of the charge ${number} ${back} went back, ${noted} is noted`);
  }
  return faults;
}

function faultsOfGrants(books: Books): readonly string[] {
  const orders = new Map(books.orders.map((order) => [order.id, order]));
  const own = books.grants.filter(({ order_id, user_id }) => orders.get(order_id ?? '')?.user_id === user_id);
  return books.grants.flatMap((grant) => {
    const { user_id: userId, product_id: productId, order_id: orderId } = grant;
    const order = orders.get(orderId ?? '');
    const what = `What ${userId} has of ${productId} by order ${order?.number ?? 'none'}`;
    if (order === undefined) return [`${what} has no order`];
    if (!isPaidState(order.status)) return [`${what} is not paid`];
    const isOfOrder = books.lines.some((line) => line.order_id === order.id && line.product_id === productId);
    if (!isOfOrder) return [`${what} is not of that order`];
    const isBack = books.refunds.some(
      (refund) =>
        refund.order_id === order.id &&
        refund.state === 'done' &&
        refund.keeps_access === 0 &&
        refund.reason !== 'lower-value' &&
        refund.products.has(productId),
    );
    if (isBack) return [`${what} went back`];
    if (order.user_id === userId) return [];
    const gift = books.gifts.find(({ order_id }) => order_id === order.id);
    if (gift !== undefined) return gift.accepted_by === userId ? [] : [`${what} is somebody else's gift`];
    const lent = books.grants.filter(
      (each) => each.order_id === order.id && each.product_id === productId && each.user_id !== order.user_id,
    );
    const seats = sum(
      own.filter((each) => each.order_id === order.id && each.product_id === productId).map((each) => each.extra_seats),
    );
    return lent.length <= seats ? [] : [`${what} is one of ${lent.length} lent seats, of ${seats}`];
  });
}

/** What is had once, for ever, and paid twice by one account, not counting what it gave to others and what went back. */
function faultsOfTwice({ orders, lines, gifts, refunds }: Books): readonly string[] {
  const paid = orders.filter(({ id, status }) => isPaidState(status) && !gifts.some(({ order_id }) => order_id === id));
  const sold = paid.flatMap(({ id, user_id: userId, number }) =>
    lines.flatMap((line) => {
      const isOnce = ['course', 'book', 'seminar'].includes(line.kind) && !line.choices.includes('"seatsAlone":true');
      const isBack = refunds.some(
        (refund) =>
          refund.order_id === id &&
          ['sending', 'unknown', 'done'].includes(refund.state) &&
          refund.reason !== 'lower-value' &&
          refund.products.has(line.product_id),
      );
      const counts = line.order_id === id && line.is_never_due === 0 && isOnce && !isBack;
      return counts ? [{ key: `${userId} paid ${line.product_id}`, number }] : [];
    }),
  );
  return [...byKey(sold, ({ key }) => key)].flatMap(([key, rows]) =>
    rows.length > 1 ? [`${key} by the orders ${rows.map(({ number }) => number).join(', ')}`] : [],
  );
}

/**
 * Only orders that somebody confirmed knowing what they did are over the room there is; nothing else is sold meanwhile. What is sold
 * once it was held is its recording, which has room for everybody.
 */
async function faultsOfPlaces({ world: { db }, knowingly }: MoneyScene, books: Books): Promise<readonly string[]> {
  const sessions = await db.selectFrom('seminar_sessions').select(['product_id', 'capacity', 'ends_at']).execute();
  const left = new Set(
    (await db.selectFrom('users').select('id').where('disabled_at', 'is not', null).execute()).map(({ id }) => id),
  );
  return sessions.flatMap(({ product_id: productId, capacity, ends_at: end }) => {
    const taken = books.grants.filter(
      (grant) =>
        grant.product_id === productId &&
        grant.granted_at < end &&
        !left.has(grant.user_id) &&
        !knowingly.has(grant.order_id ?? ''),
    );
    const holders = new Set(taken.map((grant) => grant.user_id));
    const orders = new Map(books.orders.map((order) => [order.id, order]));
    const lent = taken.filter(
      (grant) => grant.is_gift === 0 && orders.get(grant.order_id ?? '')?.user_id !== grant.user_id,
    );
    const places = holders.size + sum(taken.map((grant) => grant.extra_seats)) - lent.length;
    return places <= (capacity ?? places) ? [] : [`${places} places of ${productId} are taken, of ${capacity}`];
  });
}

/** A seat that was lent stays written down when what it was bought with went back; nobody lends more than was ever bought. */
async function faultsOfSeats(db: Db, { orders, lines }: Books): Promise<readonly string[]> {
  const members = await db.selectFrom('plan_members').selectAll().where('seat', 'is not', null).execute();
  const plans = await db.selectFrom('products').select(['id', 'plan_seats']).where('kind', '=', 'plan').execute();
  return [...byKey(members, (row) => `${row.owner_id} ${row.plan_id}`)].flatMap(([of, rows]) => {
    const bought = lines.filter(({ order_id: orderId, product_id: productId }) => {
      const order = orders.find(({ id }) => id === orderId);
      return order !== undefined && isPaidState(order.status) && `${order.user_id} ${productId}` === of;
    });
    const seats = bought.map(({ product_id: productId, choices }) => {
      const included = plans.find(({ id }) => id === productId)?.plan_seats ?? 1;
      return included + (JSON.parse(choices) as { readonly seats: number }).seats;
    });
    const numbers = rows.map(({ seat }) => seat ?? 0);
    const isSound = new Set(numbers).size === numbers.length && numbers.every((seat) => seat >= 2);
    const most = Math.max(0, ...seats);
    return isSound && numbers.every((seat) => seat <= most)
      ? []
      : [`Of the plan of ${of} for ${most} the seats ${numbers.join(' ')} are lent`];
  });
}

async function faultsOfCodes(db: Db): Promise<readonly string[]> {
  const codes = await db.selectFrom('discount_codes').selectAll().execute();
  const uses = await db.selectFrom('code_uses').selectAll().execute();
  const counts = await db.selectFrom('code_counts').selectAll().execute();
  return codes.flatMap(({ id, word, limit_in_all: inAll, limit_per_account: each }) => {
    const used = uses.filter((use) => use.code_id === id);
    const ofAccounts = [...byKey(used, (use) => use.user_id)].map(([userId, rows]) => [userId, rows.length] as const);
    const told = new Map(counts.filter((count) => count.code_id === id).map((count) => [count.user_id, count.uses]));
    const isCounted = [['', used.length] as const, ...ofAccounts].every(([of, times]) => (told.get(of) ?? 0) === times);
    const isWithin = used.length <= (inAll ?? used.length) && ofAccounts.every(([, times]) => times <= (each ?? times));
    return isCounted && isWithin ? [] : [`${word} is used ${used.length} times, counted ${JSON.stringify([...told])}`];
  });
}

async function faultsOfExams(db: Db): Promise<readonly string[]> {
  const attempts = await db.selectFrom('exam_attempts').selectAll().execute();
  const allowances = await db.selectFrom('exam_allowances').selectAll().execute();
  const exams = await db.selectFrom('exams').selectAll().execute();
  const of = (row: Row) => `${String(row['exam_id'])} ${String(row['user_id'])}`;
  const faults = [...byKey(attempts, of)].flatMap(([key, rows]) => {
    const most = exams.find(({ id }) => key.startsWith(`${id} `))?.attempts_a_day ?? 0;
    const days = [
      ...byKey(
        rows.filter(({ additional }) => additional === 0),
        ({ day }) => day,
      ).values(),
    ];
    return days.some((ofDay) => ofDay.length > most) ? [`${key} began more than ${most} attempts a day`] : [];
  });
  const unequal = allowances.filter((row) => {
    const used = attempts.filter((attempt) => attempt.additional === 1 && of(attempt) === of(row)).length;
    return used !== row.consumed || row.consumed > row.granted;
  });
  return [...faults, ...unequal.map((row) => `${of(row)} used other additional attempts than ${row.consumed}`)];
}
