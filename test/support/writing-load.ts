import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AccessTokensByJose } from '#adapters/server/security/access-tokens-by-jose.ts';
import { secretNamed } from '#adapters/server/security/school-secrets.ts';
import type { OpenDatabase } from '#adapters/server/sql/connection.ts';
import { aComplaintDraft } from './complaint-drafts.ts';
import { insertGrant, insertProduct, insertUser } from './rows.ts';
import { boletaOfAna } from './shop.ts';

const course = { id: 990_001, slug: 'curso-de-la-carga' };
const mostAccounts = 4_000;

/** What the school said that it has. */
interface Acknowledged {
  /** Texts of sheets in the complaints book, each once. */
  readonly sheets: string[];
  /** Texts of notes in a book, each once. */
  readonly notes: string[];
  /** Accounts that bought the course, each once. */
  readonly purchases: string[];
}

/**
 * Writes to a running school over HTTP as consumers, readers and buyers do, and notes what was acknowledged. Whoever gets no answer,
 * or 503, sends the same again under the same key, as browsers do, until it is acknowledged.
 */
export class WritingLoad {
  readonly acknowledged: Acknowledged = { sheets: [], notes: [], purchases: [] };
  /** How often a request got no answer or 503, and anything else that was no success. */
  readonly failures = new Map<string, number>();
  readonly #origin: string;
  readonly #tokens: AccessTokensByJose;
  readonly #section: number;
  #isGoing = true;
  #accounts = 0;
  #writers: Promise<void>[] = [];

  private constructor(origin: string, tokens: AccessTokensByJose, section: number) {
    this.#origin = origin;
    this.#tokens = tokens;
    this.#section = section;
  }

  /** Gets a school's database ready: accounts, a course for sale, and a book that the readers have. */
  static async prepare(origin: string, { db }: OpenDatabase): Promise<WritingLoad> {
    const now = new Date();
    await insertProduct(db, course.id, { slug: course.slug, title: 'Curso de la carga' });
    const { id: section, product_id: book } = await db
      .selectFrom('book_sections')
      .select(['id', 'product_id'])
      .where('has_text', '=', 1)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await db.transaction().execute(async (transaction) => {
      for (let each = 0; each < mostAccounts; each += 1) {
        const id = `carga-${each}`;
        await insertUser(transaction, id);
        await insertGrant(transaction, id, book);
        await transaction
          .insertInto('sessions')
          .values({
            id,
            user_id: id,
            app: 'school',
            login_id: id,
            created_at: now.toISOString(),
            last_used_at: now.toISOString(),
            expires_at: new Date(now.getTime() + 24 * 60 * 60_000).toISOString(),
            ended_at: null,
            ended_reason: null,
            user_agent: '',
            address: '',
          })
          .execute();
      }
    });
    const secret = await secretNamed(db, 'access-tokens', () => new Uint8Array(), now);
    return new WritingLoad(origin, new AccessTokensByJose(secret), section);
  }

  /** How many writes were acknowledged so far. */
  get count(): number {
    const { sheets, notes, purchases } = this.acknowledged;
    return sheets.length + notes.length + purchases.length;
  }

  /** @param writers of each of the three kinds. */
  start(writers: number): void {
    const kinds = [() => this.#complain(), () => this.#note(), () => this.#buy()];
    this.#writers = Array.from({ length: writers * kinds.length }, async (_, each) => {
      const write = kinds[each % kinds.length];
      while (this.#isGoing) await write?.();
    });
  }

  /** Lets everybody finish what they have begun. */
  async stop(): Promise<void> {
    this.#isGoing = false;
    await Promise.all(this.#writers);
  }

  async #complain(): Promise<void> {
    const detail = `Hoja ${randomUUID()}`;
    const email = `${randomUUID()}@correo.pe`;
    await this.#until(201, '/api/v1/complaints', { json: aComplaintDraft({ detail, email }), key: randomUUID() });
    this.acknowledged.sheets.push(detail);
  }

  async #note(): Promise<void> {
    const user = this.#account();
    const nota = `Nota ${randomUUID()}`;
    const json = { modulo_id: this.#section, seleccion: 'la', tipo: 1, inicio: 0, fin: 2, nota, clave: randomUUID() };
    await this.#until(200, '/api/resaltados-notas', { json, user });
    this.acknowledged.notes.push(nota);
  }

  async #buy(): Promise<void> {
    const user = this.#account();
    const form = { slug: course.slug, revista: 'ES' };
    await this.#until(200, '/api/clientes/add-carrito', { form, user });
    const asked = { billing: boletaOfAna, paymentMethod: 'card', acceptedTerms: true, expectedTotal: '118.00' };
    const order = await this.#until(201, '/api/v1/orders', { json: asked, user, key: randomUUID() });
    const orderId = String(field(order.body, 'id'));
    const payment = await this.#until(201, '/api/v1/payment-attempts', { json: { orderId }, user, key: randomUUID() });
    const card = { number: '4111 1111 1111 1111', holder: 'ANA QUISPE', expiry: '12/39', securityCode: '123' };
    const page =
      new URL(String(field(payment.body, 'page')), this.#origin).pathname +
      new URL(String(field(payment.body, 'page')), this.#origin).search;
    const typed = await this.#until(200, page, { posted: card });
    const back = new URL(/action="([^"]+)"/.exec(typed.text)?.[1] ?? '', this.#origin).pathname;
    const transactionToken = /name="transactionToken" value="([^"]+)"/.exec(typed.text)?.[1] ?? '';
    await this.#until(303, back, { posted: { transactionToken } });
    this.acknowledged.purchases.push(user);
  }

  #account(): string {
    this.#accounts = (this.#accounts + 1) % mostAccounts;
    return `carga-${this.#accounts}`;
  }

  /** Sends a request until it is answered with that status. */
  async #until(
    status: number,
    path: string,
    sent: {
      json?: object;
      form?: Record<string, string>;
      posted?: Record<string, string>;
      user?: string;
      key?: string;
    },
  ): Promise<{ readonly body: unknown; readonly text: string }> {
    for (;;) {
      const headers: Record<string, string> = { 'x-forwarded-for': anyAddress() };
      if (sent.json !== undefined) headers['content-type'] = 'application/json';
      if (sent.key !== undefined) headers['idempotency-key'] = sent.key;
      if (sent.user !== undefined) {
        headers['authorization'] =
          `Bearer ${await this.#tokens.issue({ userId: sent.user, sessionId: sent.user }, new Date())}`;
      }
      const answer = await fetch(this.#origin + path, {
        method: 'POST',
        headers,
        body: bodyOf(sent),
        redirect: 'manual',
        signal: AbortSignal.timeout(30_000),
      })
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch(() => null);
      if (answer?.status === status) {
        return { text: answer.text, body: answer.text.startsWith('{') ? JSON.parse(answer.text) : null };
      }
      const what =
        answer === null ? 'no answer' : answer.status === 503 ? '503' : `${path} ${answer.status} ${answer.text}`;
      this.failures.set(what.slice(0, 300), (this.failures.get(what.slice(0, 300)) ?? 0) + 1);
      await pause(20);
    }
  }
}

/** What a school has lost, or made twice, of what it acknowledged; empty when all is well. */
export async function lossesOf({ acknowledged }: WritingLoad, { db }: OpenDatabase): Promise<readonly string[]> {
  const details = (await db.selectFrom('complaints').select('detail').execute()).map(({ detail }) => detail);
  const notes = (await db.selectFrom('annotations').select('note').execute()).map(({ note }) => note);
  const bought = await db.selectFrom('grants').select('user_id').where('product_id', '=', course.id).execute();
  const buyers = bought.map(({ user_id }) => user_id);
  const paid = await db
    .selectFrom('simulated_payments')
    .innerJoin('payment_attempts', 'payment_attempts.purchase_number', 'simulated_payments.purchase_number')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .select(['orders.user_id', 'orders.status'])
    .where('simulated_payments.authorized_at', 'is not', null)
    .execute();
  const payers = paid.map(({ user_id }) => user_id);
  return [
    ...missing('sheet lost', acknowledged.sheets, details),
    ...missing('note lost', acknowledged.notes, notes),
    ...missing('purchase lost', acknowledged.purchases, buyers),
    ...missing('charged without a grant', payers, buyers),
    ...missing('granted without a charge', buyers, payers),
    ...twice('sheet made twice', details),
    ...twice('note made twice', notes),
    ...twice('charged twice', payers),
    ...twice('granted twice', buyers),
  ];
}

function missing(what: string, wanted: readonly string[], there: readonly string[]): readonly string[] {
  const found = new Set(there);
  return wanted.filter((each) => !found.has(each)).map((each) => `${what}: ${each}`);
}

function twice(what: string, there: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return there.filter((each) => seen.has(each) || !seen.add(each)).map((each) => `${what}: ${each}`);
}

function bodyOf(sent: { json?: object; form?: Record<string, string>; posted?: Record<string, string> }) {
  if (sent.json !== undefined) return JSON.stringify(sent.json);
  if (sent.posted !== undefined) return new URLSearchParams(sent.posted);
  const form = new FormData();
  for (const [name, value] of Object.entries(sent.form ?? {})) form.append(name, value);
  return form;
}

function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
}

const byte = (): number => Math.floor(Math.random() * 256);
const anyAddress = (): string => `10.${byte()}.${byte()}.${byte()}`;
