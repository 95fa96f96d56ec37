import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { Shopper } from '#test/support/cart/shop.ts';
import type { Books } from './money-books.ts';
import { backReference } from './money-gateways.ts';
import { byKey, dueOf, isPaidState, sum } from './money-audit-sums.ts';
import { detractionSaid, type MoneyScene } from './money-scene.ts';

type Db = Kysely<SchoolDatabase>;

/** What the bank told of pays the vouchers that were made of it, and nothing pays two orders. */
export async function faultsOfDeposits(db: Db, { vouchers }: Books): Promise<readonly string[]> {
  const movements = await db.selectFrom('bank_movements').selectAll().where('state', '=', 'confirmed').execute();
  return [...byKey(vouchers, (row) => row.order_id)].flatMap(([orderId, rows]) => {
    const ids = new Set(rows.map(({ id }) => id));
    const isOf = (row: (typeof movements)[number]): boolean =>
      row.voucher_id === null ? row.order_id === orderId : ids.has(row.voucher_id);
    const arrived = sum(movements.filter(isOf).map(({ amount }) => amount));
    const made = sum(rows.filter(({ file_key: file }) => file === '').map(({ amount }) => amount));
    const said = sum(rows.map(({ amount }) => amount));
    return made <= arrived && arrived <= said
      ? []
      : [
          `Of order ${orderId} ${arrived} came by the bank, its vouchers say ${made} without a proof and ${said} in all`,
        ];
  });
}

/** Nothing is settled that the gateway did not charge or give back, nor twice; a line is there as long as a file tells it. */
export async function faultsOfSettlements(db: Db, { gateways }: Books): Promise<readonly string[]> {
  const lines = await db.selectFrom('gateway_settlements').selectAll().execute();
  const files = await db.selectFrom('settlement_files').select('id').execute();
  const told = await db.selectFrom('settlement_file_lines').selectAll().execute();
  const moves = [
    ...gateways.charges.map(({ gateway, purchaseNumber, amount }) => ({
      key: `${gateway} charge ${purchaseNumber}`,
      amount,
    })),
    ...gateways.refunds.map((back) => ({ key: `${back.gateway} refund ${backReference(back)}`, amount: back.amount })),
  ];
  const settled = byKey(lines, ({ gateway, kind, reference }) => `${gateway} ${kind} ${reference}`);
  const wrong = [...settled].filter(
    ([key, rows]) => rows.length > 1 || moves.find((move) => move.key === key)?.amount !== rows[0]?.amount,
  );
  const fileIds = new Set(files.map(({ id }) => id));
  const untold = lines.filter(
    ({ id }) => !told.some(({ settlement_id: line, file_id: file }) => line === id && fileIds.has(file)),
  );
  return [
    ...wrong.map(([key, rows]) => `Settled of ${key}: ${rows.map(({ amount }) => amount).join(' ')}`),
    ...untold.map(({ identity }) => `No file tells ${identity}`),
  ];
}

interface Printed {
  readonly lines: readonly { readonly treatment: string; readonly unit: string; readonly net: number }[];
  readonly detraction?: { readonly amount: number };
}

/** Of what services a factura sold, once that is more than the limit, in whole soles; what is noted of it goes along to the factura that takes its place. */
export async function faultsOfDetractions(db: Db): Promise<readonly string[]> {
  const columns = ['id', 'order_id', 'type', 'series', 'number', 'content'] as const;
  const current = await db.selectFrom('receipts').select(columns).execute();
  const left = [...columns, 'replaced_at'] as const;
  const former = [
    ...(await db.selectFrom('replaced_receipts').select(left).execute()),
    ...(await db.selectFrom('corrected_receipts').select(left).execute()),
  ].toSorted((one, other) => (one.replaced_at < other.replaced_at ? -1 : 1));
  const owed = ({ type, content }: (typeof current)[number]): number => {
    const taxed = (JSON.parse(content) as Printed).lines.filter(
      ({ treatment, unit }) => treatment === 'taxed' && unit !== 'NIU',
    );
    const base = sum(taxed.map(({ net }) => net));
    const isOver = type === 'factura' && base > Number(detractionSaid.over) * 100;
    return isOver ? Math.floor((base * Number(detractionSaid.percent) + 5000) / 10_000) * 100 : 0;
  };
  const saidOf = ({ content }: { readonly content: string }): number =>
    (JSON.parse(content) as Printed).detraction?.amount ?? 0;
  const wrong = [...current, ...former].filter((row) => owed(row) !== saidOf(row));
  const words = await db.selectFrom('detraction_deposits').selectAll().orderBy('place').execute();
  const gaps = [...byKey(words, (word) => word.receipt_id)].filter(([, rows]) =>
    rows.some(({ place }, index) => place !== index + 1),
  );
  const lost = current.filter((row) => {
    const before = former.findLast(({ order_id: orderId }) => orderId === row.order_id);
    const said = words.filter(({ receipt_id: id }) => id === before?.id);
    if (before === undefined || said.some(({ noted_at: at }) => at === before.replaced_at)) return false;
    const last = said.findLast(({ noted_at: at }) => at < before.replaced_at);
    const isCarried = words.some(({ receipt_id: id, constancia }) => id === row.id && constancia === last?.constancia);
    return typeof last?.constancia === 'string' && saidOf(before) === saidOf(row) && !isCarried;
  });
  return [
    ...wrong.map((row) => `${row.series}-${row.number} leaves ${saidOf(row)} to be deposited, not ${owed(row)}`),
    ...gaps.map(([id]) => `What was said of the deposit of ${id} has gaps`),
    ...lost.map((row) => `The deposit of ${row.series}-${row.number} was lost with its number`),
  ];
}

interface Registered {
  readonly series: string;
  readonly number: number;
  readonly issuedOn: string;
  readonly amounts: { readonly total: number };
}

/** A closed month tells what was issued, each once and for as much, and its files are as they were made. */
export async function faultsOfClosedMonths(db: Db): Promise<readonly string[]> {
  const issued = new Map<string, number>();
  const since = new Map<string, string>();
  for (const [table, sign] of tablesOfDocuments) {
    const rows = await db.selectFrom(table).select(['series', 'number', 'total', 'issued_at', 'tax_state']).execute();
    for (const { series, number, total, issued_at: at, tax_state: state } of rows) {
      issued.set(`${series}-${number}`, sign * total);
      if (!table.startsWith('replaced') && state !== 'rejected') since.set(`${series}-${number}`, monthInLima(at));
    }
  }
  const months = await db.selectFrom('closed_months').select(['month', 'register']).execute();
  const files = await db.selectFrom('closed_month_files').selectAll().execute();
  const faults = files
    .filter(
      ({ content, sha256 }) => sha256 !== createHash('sha256').update(Buffer.from(content, 'base64')).digest('hex'),
    )
    .map(({ month, kind }) => `The file ${kind} of ${month} was changed`);
  for (const { month, register } of months) {
    const rows = JSON.parse(register) as readonly Registered[];
    const told = new Map(rows.map(({ series, number, amounts }) => [`${series}-${number}`, amounts.total]));
    if (told.size !== rows.length) faults.push(`The register of ${month} tells a document twice`);
    for (const [code, total] of told) {
      if (issued.get(code) !== total) faults.push(`The register of ${month} tells ${total} of ${code}`);
    }
    for (const [code, of] of since) {
      if (of === month && !told.has(code)) faults.push(`${code} is not in the register of ${month}`);
    }
  }
  return faults;
}

const tablesOfDocuments = [
  ['receipts', 1],
  ['replaced_receipts', 1],
  ['corrected_receipts', 1],
  ['credit_notes', -1],
  ['replaced_credit_notes', -1],
  ['correction_notes', -1],
  ['replaced_correction_notes', -1],
] as const;

/** Lima is five hours behind, all year. */
const monthInLima = (instant: string): string =>
  new Date(Date.parse(instant) - 5 * 3_600_000).toISOString().slice(0, 7);

const day = 86_400_000;

/** Of a plan nothing of which went back each purchase gives its whole time, after what was there or from now on. */
export async function faultsOfPlanTime(db: Db, { grants, lines, orders, refunds }: Books): Promise<readonly string[]> {
  const prices = await db.selectFrom('plan_prices').select(['id', 'duration_unit']).execute();
  const timed = grants.filter(({ ends_at: end }) => end !== null);
  const returned = new Set(refunds.filter(({ reason }) => reason !== 'lower-value').map(({ user_id: id }) => id));
  return timed.flatMap((grant) => {
    const order = orders.find(({ id }) => id === grant.order_id);
    const line = lines.find((each) => each.order_id === grant.order_id && each.product_id === grant.product_id);
    if (line?.kind !== 'plan' || order?.user_id !== grant.user_id || returned.has(grant.user_id)) return [];
    const { planPriceId } = JSON.parse(line.choices) as { readonly planPriceId: number };
    const [least, most] = prices.find(({ id }) => id === planPriceId)?.duration_unit === 'year' ? [365, 367] : [28, 32];
    const end = grant.ends_at ?? '';
    const before = timed
      .filter((each) => each.user_id === grant.user_id && each.product_id === grant.product_id)
      .flatMap(({ ends_at: other }) => (other !== null && other < end && other > grant.granted_at ? [other] : []));
    const from = [grant.granted_at, ...before].toSorted().at(-1) ?? '';
    const days = (Date.parse(end) - Date.parse(from)) / day;
    return days >= least && days <= most
      ? []
      : [`The plan of ${grant.user_id} by order ${order.number} lasts ${days} days`];
  });
}

interface MonthOfBooks {
  readonly months: readonly string[];
  readonly checks: Readonly<Record<'money' | 'receipts' | 'refunds', string>> & { readonly settlements: string | null };
}

/** By how much the school's own books say that their pairs of sums part, over all months together, is what they part by. */
export async function faultsOfMonths({ world, staff }: MoneyScene, books: Books): Promise<readonly string[]> {
  const reader = await new Shopper(world).signIn(staff);
  const read = async (month: string): Promise<MonthOfBooks> =>
    (await reader.call('GET', `/api/v1/staff/books?month=${month}`)).json();
  const { months } = await read('');
  const told = { money: 0, receipts: 0, refunds: 0, settlements: 0 };
  for (const month of months) {
    const { checks } = await read(month);
    for (const check of ['money', 'receipts', 'refunds', 'settlements'] as const) {
      told[check] += Math.round(Number(checks[check] ?? '0') * 100);
    }
  }
  const own = partedBy(books);
  return (Object.keys(told) as (keyof typeof told)[])
    .filter((check) => told[check] !== own[check])
    .map((check) => `The books' ${check} part by ${told[check]}, not ${own[check]}`);
}

function partedBy({
  attempts,
  charged,
  corrected,
  correctionNotes,
  gateways,
  lines,
  lost,
  notes,
  orders,
  receipts,
  refunds,
  surplus,
  vouchers,
}: Books) {
  const amounts = (rows: readonly { readonly amount: number }[]): number => sum(rows.map(({ amount }) => amount));
  const totals = (rows: readonly { readonly total: number; readonly tax_state: string }[]): number =>
    sum(rows.filter(({ tax_state: state }) => state !== 'rejected').map(({ total }) => total));
  const due = sum(orders.filter(({ status }) => isPaidState(status)).map(({ id }) => dueOf(lines, id)));
  const isPaid = new Set(attempts.filter(({ status }) => status === 'paid').map(({ id }) => id));
  const over = new Set(surplus.map(({ attempt_id: id }) => id));
  const known = charged.filter(({ id }) => isPaid.has(id) || over.has(id));
  const done = refunds.filter(({ state, dispute_id: dispute }) => state === 'done' && dispute === null);
  const byGateway = done.filter(({ attempt_id: id }) => id !== null);
  return {
    money: amounts(known) + amounts(vouchers) - amounts(surplus) - due,
    receipts: due - totals(receipts) - totals(corrected) + totals(correctionNotes),
    refunds: amounts(done) + amounts(lost) - totals(notes),
    settlements:
      amounts(gateways.charges) - amounts(gateways.refunds) - amounts(known) + amounts(byGateway) + amounts(lost),
  };
}
