import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AccessTokensByJose } from '#adapters/server/security/access-tokens-by-jose.ts';
import { secretNamed } from '#adapters/server/security/school-secrets.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { aComplaintDraft } from '#test/support/complaints/complaint-drafts.ts';
import { photo } from '#test/support/vouchers/deposits.ts';
import { type LoadPrepared, loadCourse, loadExam, prepareLoad } from './load-rows.ts';
import { boletaOfAna } from '#test/support/cart/shop.ts';

/** What is written. */
export const kinds = ['sheets', 'notes', 'purchases', 'vouchers', 'answers'] as const;
type Kind = (typeof kinds)[number];

/**
 * How many write at once, by what they write. A payment takes six requests, and one that a kill cut short waits a minute for the
 * claim of its key: buyers are many, so that some are always at it.
 */
export const usualWriters: Readonly<Record<Kind, number>> = {
  sheets: 2,
  notes: 2,
  purchases: 20,
  vouchers: 8,
  answers: 4,
};

interface Sent {
  readonly method?: 'GET' | 'PUT';
  readonly json?: object;
  readonly form?: Readonly<Record<string, string | Blob>>;
  readonly posted?: Readonly<Record<string, string>>;
  readonly user?: string;
  readonly key?: string;
}

interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly text: string;
}

/**
 * Writes to a running school over HTTP as consumers, readers, buyers and students do, and notes what was acknowledged. Whoever gets
 * no answer, or is told to come again, sends the same again under the same key, as browsers do, until it is acknowledged.
 */
export class WritingLoad {
  /** What the school said that it has: texts of sheets, notes and answers, accounts that paid, numbers of deposits; each once. */
  readonly acknowledged: Readonly<Record<Kind, string[]>> = {
    sheets: [],
    notes: [],
    purchases: [],
    vouchers: [],
    answers: [],
  };
  /** How often a request got no answer or was told to come again, and anything else that was no success. */
  readonly failures = new Map<string, number>();
  /** Told of each answer: which request it was, and how many milliseconds it took. */
  onAnswer: (request: string, milliseconds: number) => void = () => undefined;
  #isGoing = true;
  readonly #accounts = { reader: 0, buyer: 0, depositor: 0, student: 0 };
  #writers: Promise<void>[] = [];

  private constructor(
    private readonly origin: string,
    private readonly tokens: AccessTokensByJose,
    private readonly prepared: LoadPrepared,
    private readonly voucher: Blob,
  ) {}

  /** Gets a school's database ready: so many accounts, a course for sale, an exam, and a book that the readers have. */
  static async prepare(
    origin: string,
    { db }: OpenDatabase,
    accounts?: LoadPrepared['accounts'],
  ): Promise<WritingLoad> {
    const now = new Date();
    const prepared = await prepareLoad(db, now, accounts);
    const secret = await secretNamed(db, 'access-tokens', () => new Uint8Array(), now);
    const voucher = new Blob([new Uint8Array(await photo())]);
    return new WritingLoad(origin, new AccessTokensByJose(secret), prepared, voucher);
  }

  /** How many writes were acknowledged so far. */
  get count(): number {
    return kinds.reduce((sum, kind) => sum + this.acknowledged[kind].length, 0);
  }

  /** How many of each kind were acknowledged so far, in words. */
  get told(): string {
    return kinds.map((kind) => `${this.acknowledged[kind].length} ${kind}`).join(', ');
  }

  start(writers: Readonly<Record<Kind, number>> = usualWriters): void {
    this.#writers = kinds.flatMap((kind) =>
      Array.from({ length: writers[kind] }, async () => {
        while (this.#isGoing) await this.once(kind);
      }),
    );
  }

  /** Writes one of a kind, from its first request to the last that is acknowledged. */
  once(kind: Kind): Promise<void> {
    switch (kind) {
      case 'sheets':
        return this.#complain();
      case 'notes':
        return this.#note();
      case 'purchases':
        return this.#buy();
      case 'vouchers':
        return this.#deposit();
      case 'answers':
        return this.#sitExam();
    }
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
    const user = this.#account('reader');
    const nota = `Nota ${randomUUID()}`;
    const place = { modulo_id: this.prepared.section, seleccion: 'la', tipo: 1, inicio: 0, fin: 2 };
    await this.#until(200, '/api/resaltados-notas', { json: { ...place, nota, clave: randomUUID() }, user });
    this.acknowledged.notes.push(nota);
  }

  async #order(user: string, paymentMethod: 'card' | 'deposit'): Promise<string> {
    await this.#until(200, '/api/clientes/add-carrito', { form: { slug: loadCourse.slug, revista: 'ES' }, user });
    const asked = { billing: boletaOfAna, paymentMethod, acceptedTerms: true, expectedTotal: '118.00' };
    const order = await this.#until(201, '/api/v1/orders', { json: asked, user, key: randomUUID() });
    return textOf(order.body, 'id');
  }

  async #buy(): Promise<void> {
    const user = this.#account('buyer');
    const orderId = await this.#order(user, 'card');
    while (!(await this.#pay(user, orderId)));
    this.acknowledged.purchases.push(user);
  }

  /** One attempt at paying; false when it came to nothing and the buyer is free to try again. */
  async #pay(user: string, orderId: string): Promise<boolean> {
    const payment = await this.#until(201, '/api/v1/payment-attempts', { json: { orderId }, user, key: randomUUID() });
    const card = { number: '4111 1111 1111 1111', holder: 'ANA QUISPE', expiry: '12/39', securityCode: '123' };
    const page = new URL(textOf(payment.body, 'page'), this.origin);
    const typed = await this.#answer(page.pathname + page.search, { posted: card });
    // The card was taken, its token died with the process: the page is closed, and nothing was charged.
    if (typed.status === 410) return false;
    const back = new URL(/action="([^"]+)"/.exec(typed.text)?.[1] ?? '', this.origin).pathname;
    const transactionToken = /name="transactionToken" value="([^"]+)"/.exec(typed.text)?.[1] ?? '';
    await this.#until(303, back, { posted: { transactionToken } });
    // The page of the result asks until it knows.
    const attempt = `/api/v1/payment-attempts/${textOf(fieldOf(payment.body, 'attempt'), 'id')}`;
    for (;;) {
      const { body } = await this.#until(200, attempt, { method: 'GET', user });
      const state = fieldOf(fieldOf(body, 'attempt'), 'state');
      if (state === 'paid' || state === 'refused') return state === 'paid';
      await pause(1000);
    }
  }

  async #deposit(): Promise<void> {
    const user = this.#account('depositor');
    const orderId = await this.#order(user, 'deposit');
    const operationNumber = randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase();
    const { bankAccountId } = this.prepared;
    const entry = { operationNumber, paidOn: limaDay(new Date()), amount: '118.00', payerName: 'Ana Quispe' };
    const form = { orderId, bankAccountId, ...entry, file: this.voucher };
    await this.#until(201, '/api/v1/vouchers', { form, user, key: randomUUID() });
    this.acknowledged.vouchers.push(operationNumber);
  }

  async #sitExam(): Promise<void> {
    const user = this.#account('student');
    const begun = await this.#until(201, '/api/v1/exam-attempts', { json: { examId: loadExam.id }, user });
    const intento = textOf(begun.body, 'id');
    const [first, second] = [`Respuesta ${randomUUID()}`, `Respuesta ${randomUUID()}`];
    const [one, other] = loadExam.questions;
    const saved = { answers: { [one]: [first] } };
    await this.#until(200, `/api/v1/exam-attempts/${intento}/answers`, { method: 'PUT', json: saved, user });
    this.acknowledged.answers.push(first);
    const examen = [
      { id: one, respuesta: first },
      { id: other, respuesta: second },
    ];
    const sheet = { examen, intento, idtaller: loadExam.product.slug, idexamen: String(loadExam.id) };
    await this.#until(200, '/talleres/respuestas', { json: sheet, user });
    this.acknowledged.answers.push(second);
  }

  /** Readers come back; of the others each comes once. */
  #account(role: keyof LoadPrepared['accounts']): string {
    const [most, count] = [this.prepared.accounts[role], this.#accounts[role]];
    if (role !== 'reader' && count >= most) throw new Error(`The load has had all its ${most} accounts of ${role}s`);
    this.#accounts[role] += 1;
    return `${role}-${count % most}`;
  }

  /** Sends a request until it is answered with that status. */
  async #until(status: number, path: string, sent: Sent): Promise<Answered> {
    for (;;) {
      const answer = await this.#answer(path, sent);
      if (answer.status === status) return answer;
      this.#tally(`${nameless(path)} ${answer.status} ${answer.text}`);
      // Nothing of all this should come; whoever waits for it all the same does so without haste.
      await pause(1000);
    }
  }

  /** Sends a request until it is answered, whatever the answer, save that it should come again. */
  async #answer(path: string, sent: Sent): Promise<Answered> {
    for (;;) {
      const began = performance.now();
      const answer = await fetch(this.origin + path, {
        method: sent.method ?? 'POST',
        headers: await this.#headersOf(sent),
        redirect: 'manual',
        signal: AbortSignal.timeout(30_000),
        ...(sent.method === 'GET' ? {} : { body: bodyOf(sent) }),
      })
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch(() => null);
      const body: unknown = answer?.text.startsWith('{') === true ? JSON.parse(answer.text) : null;
      if (answer !== null) this.onAnswer(`${sent.method ?? 'POST'} ${nameless(path)}`, performance.now() - began);
      const isBusy = answer?.status === 409 && textOf(body, 'kind') === 'request-under-way';
      if (answer !== null && answer.status !== 503 && !isBusy) return { ...answer, body };
      this.#tally(answer === null ? 'no answer' : isBusy ? 'under way' : '503');
      // A claim lasts a minute; a process that starts, a second or two.
      await pause(isBusy ? 1000 : 150 + Math.random() * 300);
    }
  }

  async #headersOf({ json, key, user }: Sent): Promise<Record<string, string>> {
    const headers: Record<string, string> = { 'x-forwarded-for': anyAddress() };
    if (json !== undefined) headers['content-type'] = 'application/json';
    if (key !== undefined) headers['idempotency-key'] = key;
    if (user === undefined) return headers;
    const token = await this.tokens.issue({ userId: user, sessionId: user }, new Date());
    return { ...headers, authorization: `Bearer ${token}` };
  }

  #tally(failure: string): void {
    const what = failure.slice(0, 300);
    this.failures.set(what, (this.failures.get(what) ?? 0) + 1);
  }
}

function bodyOf({ json, form, posted }: Sent): string | URLSearchParams | FormData {
  if (json !== undefined) return JSON.stringify(json);
  if (posted !== undefined) return new URLSearchParams(posted);
  const data = new FormData();
  for (const [name, value] of Object.entries(form ?? {})) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, value, 'constancia.png');
  }
  return data;
}

function fieldOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
}

function textOf(body: unknown, name: string): string {
  const value = fieldOf(body, name);
  return typeof value === 'string' ? value : '';
}

/** A path without what differs from one request to the next. */
const nameless = (path: string): string => path.replaceAll(/[\da-f-]{20,}|\d{9,}|\?.*/g, '…');
const byte = (): number => Math.floor(Math.random() * 256);
const anyAddress = (): string => `10.${byte()}.${byte()}.${byte()}`;
