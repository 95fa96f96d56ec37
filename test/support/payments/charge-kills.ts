import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { AccessTokensByJose } from '#adapters/server/security/access-tokens-by-jose.ts';
import { secretNamed } from '#adapters/server/security/school-secrets.ts';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { openSqlite } from '#adapters/server/sql/shared/connection.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { boletaOfAna } from '#test/support/cart/shop.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';
import { KilledSchool } from './killed-school.ts';
import { type AroundCharge, serveGateway, stoodCulqi, type StoodGateway, stoodNiubiz } from './stood-gateways.ts';

type Db = Kysely<SchoolDatabase>;

/** Gateways whose charges are cut short: the school's own simulated one, and stand-ins of the real ones. */
export const killedGateways = ['simulada', 'niubiz', 'culqi'] as const;
export type KilledGateway = (typeof killedGateways)[number];

/**
 * Where the process ends: before the gateway does anything, while it does it, when it has done it and nobody was answered, a moment after
 * the answer, or a moment after the buyer came back, wherever that is: the simulated gateway is in the process itself.
 */
const steps = ['before', 'during', 'done', 'answered', 'anywhere'] as const;
type Step = (typeof steps)[number];

/** What was found after all of them. */
export interface KillFindings {
  readonly kills: number;
  /** How attempts stood in the books right after their process was killed. */
  readonly cutShort: Readonly<Record<string, number>>;
  readonly charged: number;
  /** Where the books of gateway and school part, in words. */
  readonly differences: readonly string[];
  /** All that the school wrote, at its most talkative. */
  readonly log: string;
  /** What nobody may find there: the school's keys at the gateway, what cards became, by which buyers are signed in. */
  readonly secrets: readonly string[];
}

/**
 * So many buyers pay by card, some of them at once, each at another step of the authorisation; the school's process is killed in the middle
 * of them, started again, and sent the same returns again. After forty minutes more the books of gateway and school are compared.
 * @param program the built `charging-process.ts`. @param atOnce how many each kill cuts short; 1: one kill for each payment.
 */
export async function killCharges(
  program: string,
  name: KilledGateway,
  payments: number,
  atOnce: number,
): Promise<KillFindings> {
  const stood = name === 'simulada' ? null : name === 'niubiz' ? stoodNiubiz() : stoodCulqi();
  const served = stood && (await serveGateway(stood));
  const settings = stood === null || served === null ? { PAYMENT_GATEWAYS: 'simulada' } : stood.settings(served.origin);
  const school = new KilledSchool(program, settings);
  try {
    await school.start();
    const { db, close } = openSqlite(join(school.dataDir, 'escuela.db'));
    try {
      const tokens = new AccessTokensByJose(await secretNamed(db, 'access-tokens', () => randomBytes(48), new Date()));
      await insertProduct(db, 10);
      const secrets = Object.entries(settings).flatMap(([key, value]) => (/PASSWORD|SECRET/.test(key) ? value : []));
      const parts: RoundParts = { db, school, stood, around: served?.around ?? new Map(), tokens, secrets };
      const cutShort: Record<string, number> = {};
      let kills = 0;
      for (let first = 1; first <= payments; first += atOnce) {
        const count = Math.min(atOnce, payments - first + 1);
        const numbers = Array.from({ length: count }, (_, index) => first + index);
        for (const state of await oneRound(parts, numbers)) cutShort[state] = (cutShort[state] ?? 0) + 1;
        kills += 1;
      }
      await school.kill();
      // What no gateway was asked for is known as such a quarter of an hour later.
      await school.start(40);
      await school.kill();
      return { kills, cutShort, ...(await compared(db, stood)), log: school.log, secrets };
    } finally {
      await close();
    }
  } finally {
    await school.dispose();
    await served?.close();
  }
}

interface RoundParts {
  readonly db: Db;
  readonly school: KilledSchool;
  readonly stood: StoodGateway | null;
  /** What happens around the charge of a purchase number. */
  readonly around: Map<string, AroundCharge>;
  readonly tokens: AccessTokensByJose;
  /** What comes up that is nobody else's; it grows. */
  readonly secrets: string[];
}

/** A buyer whose card was typed. */
interface Buyer {
  readonly attemptId: string;
  readonly purchaseNumber: string;
  readonly step: Step;
  /** The return of their browser. */
  readonly back: () => Promise<Response | null>;
  /** Their page asks. */
  readonly look: () => Promise<Response>;
}

/** Some buyers at once, and one kill; how their attempts stood then. */
async function oneRound(parts: RoundParts, numbers: readonly number[]): Promise<readonly string[]> {
  const { db, school } = parts;
  const buyers: Buyer[] = [];
  for (const number of numbers) buyers.push(await arrived(parts, number));
  await cutShortAll(parts, buyers);
  const ids = buyers.map(({ attemptId }) => attemptId);
  const rows = await db.selectFrom('payment_attempts').select('status').where('id', 'in', ids).execute();
  await school.start();
  await Promise.all(buyers.map(async ({ back, look }) => [await back(), await look()]));
  return rows.map(({ status }) => status);
}

/** A buyer of an order of their own, back from the gateway's page with what it posts. */
async function arrived({ db, school, stood, tokens, secrets }: RoundParts, number: number): Promise<Buyer> {
  const [userId, orderId] = [`buyer-${number}`, `order-${number}`];
  const ending = Math.floor(number / steps.length) % 4 === 3 ? 'declined' : 'approved';
  const headers = {
    authorization: await signedIn(db, tokens, userId),
    'x-forwarded-for': [10, ...randomBytes(3)].join('.'),
  };
  const order = anOrder(orderId, number, { userId, billing: boletaOfAna });
  await new OrdersInSql(db).add({ ...order, expiresAt: new Date(Date.now() + 86_400_000) });
  const call = (path: string, init: RequestInit = {}) =>
    fetch(school.origin + path, { redirect: 'manual', ...init, headers: { ...headers, ...init.headers } });
  const opened = await call('/api/v1/payment-attempts', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ orderId }),
  });
  if (opened.status !== 201) throw new Error(`No attempt was opened: ${await opened.text()}`);
  const { page } = (await opened.json()) as { page: string };
  const attempt = await db
    .selectFrom('payment_attempts')
    .select(['id', 'purchase_number', 'session_key', 'gateway'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { id: attemptId, purchase_number: purchaseNumber, session_key: sessionKey, gateway } = attempt;
  const form = stood === null ? await typedBySimulation(page) : stood.typed({ purchaseNumber, sessionKey }, ending);
  const posted = { method: 'POST', body: new URLSearchParams(form) };
  const typed = Object.entries(form).flatMap(([name, text]) => (name === 'correo' ? [] : text));
  secrets.push(headers.authorization.replace('Bearer ', ''), sessionKey ?? '', ...typed);
  return {
    attemptId,
    purchaseNumber,
    step: stood === null ? 'anywhere' : (steps[number % steps.length] ?? 'anywhere'),
    back: () => call(`/api/v1/payment-returns/${gateway}/${purchaseNumber}`, posted).catch(() => null),
    look: () => call(`/api/v1/payment-attempts/${attemptId}`),
  };

  async function typedBySimulation(path: string) {
    const card = ending === 'approved' ? '4111111111111111' : '4000000000000002';
    const typed = new URLSearchParams({ number: card, holder: 'ANA QUISPE', expiry: '08/39', securityCode: '123' });
    const { pathname, search } = new URL(path, school.origin);
    const html = await (await call(pathname + search, { method: 'POST', body: typed })).text();
    return { transactionToken: /name="transactionToken" value="([^"]+)"/.exec(html)?.[1] ?? '' };
  }
}

/** All come back; the process is killed once each of them is at its step. */
async function cutShortAll({ db, school, around }: RoundParts, buyers: readonly Buyer[]): Promise<void> {
  let kill = (): void => undefined;
  const killed = new Promise<void>((resolve) => {
    kill = resolve;
  });
  const atStep = buyers.map(({ purchaseNumber, step, attemptId }) =>
    step === 'anywhere' ? begun(db, attemptId) : reached(around, purchaseNumber, step, killed),
  );
  const backs = buyers.map(({ back }) => back());
  await Promise.all(atStep);
  await pause(Math.random() * 10);
  await school.kill();
  kill();
  await Promise.all(backs);
  around.clear();
}

/** Waits until a gateway was asked, and holds it at a step until the process is gone. */
function reached(
  around: Map<string, AroundCharge>,
  purchaseNumber: string,
  step: Exclude<Step, 'anywhere'>,
  killed: Promise<void>,
): Promise<void> {
  return new Promise((isThere) => {
    around.set(purchaseNumber, async (act) => {
      const answer = step === 'done' || step === 'answered' ? await act() : null;
      isThere();
      if (step === 'answered') return answer;
      await killed;
      if (step === 'during') await act();
      return null;
    });
  });
}

/** Waits a moment, or until an attempt is begun, whichever comes first: half of those that nobody holds are asked about too early. */
async function begun(db: Db, attemptId: string): Promise<void> {
  if (Math.random() < 0.3) return pause(Math.random() * 40);
  for (;;) {
    const { status } = await db
      .selectFrom('payment_attempts')
      .select('status')
      .where('id', '=', attemptId)
      .executeTakeFirstOrThrow();
    if (status !== 'session') return;
    await pause(1);
  }
}

async function signedIn(db: Db, tokens: AccessTokensByJose, userId: string): Promise<string> {
  const [sessionId, now] = [randomUUID(), new Date()];
  const at = now.toISOString();
  await insertUser(db, userId);
  const expires_at = new Date(now.getTime() + 86_400_000).toISOString();
  const session = { id: sessionId, user_id: userId, app: 'school', login_id: sessionId, created_at: at, expires_at };
  const open = { last_used_at: at, ended_at: null, ended_reason: null, user_agent: 'test', address: '127.0.0.1' };
  await db
    .insertInto('sessions')
    .values({ ...session, ...open })
    .execute();
  return `Bearer ${await tokens.issue({ userId, sessionId }, now)}`;
}

/** What each buyer was charged, beside what the school has of it. */
async function compared(db: Db, stood: StoodGateway | null): Promise<Pick<KillFindings, 'charged' | 'differences'>> {
  const charged = stood === null ? await chargedBySimulation(db) : stood.charged();
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'user_id'])
    .orderBy('number')
    .execute();
  const differences: string[] = [];
  for (const order of orders) {
    const attempts = await db.selectFrom('payment_attempts').selectAll().where('order_id', '=', order.id).execute();
    const grants = await db.selectFrom('grants').select('id').where('order_id', '=', order.id).execute();
    const letters = await db
      .selectFrom('outbox_mails')
      .select('id')
      .where('subject', 'like', 'Ya es tuyo%')
      .where('text_body', 'like', `%Pedido N.º ${order.number},%`)
      .execute();
    const times = charged.filter((number) => attempts.some((each) => each.purchase_number === number)).length;
    const isPaid = order.status === 'confirmed' || order.status === 'finished';
    const said = `${times} ${attempts.map(({ status }) => status).join()} ${isPaid} ${grants.length} ${letters.length}`;
    const right = times === 1 ? '1 paid true 1 1' : '0 refused false 0 0';
    if (said !== right) differences.push(`order ${order.number}: ${said}, not ${right}`);
  }
  const surplus = await db.selectFrom('surplus_payments').selectAll().execute();
  return {
    charged: charged.length,
    differences: [...differences, ...surplus.map(({ order_id: id }) => `surplus ${id}`)],
  };
}

async function chargedBySimulation(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('simulated_payments')
    .select('purchase_number')
    .where('action_code', '=', '000')
    .where('authorized_at', 'is not', null)
    .execute();
  return rows.map((row) => row.purchase_number);
}
