import { createServer, type Server } from 'node:http';
import type { CardEnding } from '#test/memory/payments/payment-gateway-in-memory.ts';

/** How a token's charge ends, beyond the endings of every gateway: `review`, the bank wants proof first. */
export type CulqiEnding = CardEnding | 'review';

/**
 * What goes wrong with the next question. `lost`: it never arrives. `unanswered`: it is done, and nothing comes back. `late`: it is done
 * when `arrive` is called, and nothing comes back. `broken-before`, `broken-after`: 5xx, with nothing or all of it done. `twice`: done twice.
 * `wrong-amount`, `changed-field`: of the answer. `slow`: answered after `slowMs`.
 */
export type CulqiFault =
  | 'lost'
  | 'unanswered'
  | 'late'
  | 'broken-before'
  | 'broken-after'
  | 'twice'
  | 'wrong-amount'
  | 'changed-field'
  | 'slow';

type Fields = Readonly<Record<string, unknown>>;

interface Charge extends Fields {
  readonly id: string;
  readonly amount: number;
  readonly creation_date: number;
  readonly outcome: Fields;
  readonly metadata: Fields;
  readonly isKept: boolean;
}

interface Refund extends Fields {
  readonly id: string;
  readonly charge_id: string;
  readonly amount: number;
  readonly creation_date: number;
}

/** What is paid by a code (CIP). */
interface Order extends Fields {
  readonly id: string;
  readonly amount: number;
  readonly order_number: string;
  readonly payment_code: string | null;
  readonly state: string;
  readonly creation_date: number;
  readonly expiration_date: number;
}

interface Answer {
  readonly status: number;
  readonly body: Fields;
}

const secretKey = 'sk_test_doble0000000000';

/**
 * Culqi as its wire is published, with books of its own and with faults. As `overNetwork` it takes questions in this process; `listen` opens
 * a port, also by hand (docs/operating.md).
 */
export class CulqiStandIn {
  readonly secretKey = secretKey;
  readonly publicKey = 'pk_test_doble0000000000';
  readonly charges: Charge[] = [];
  readonly refunds: Refund[] = [];
  readonly orders: Order[] = [];
  /** What goes wrong with the next questions, in their order; null: nothing. Only what changes something uses one up. */
  readonly faults: (CulqiFault | null)[] = [];
  /** Requests as they came, keys left out. */
  readonly asked: { readonly method: string; readonly path: string; readonly body: Fields }[] = [];
  slowMs = 20;
  /** True: nothing is said about anything, though all of it is done. */
  isSilent = false;
  /** True: lists come in another order than is promised. */
  isUnordered = false;
  /** True: an order that was deleted is in no list, and is not found. */
  hidesDeleted = false;
  /** True: what was given as metadata does not come back. */
  forgetsMetadata = false;
  readonly #tokens = new Map<string, CulqiEnding>();
  readonly #late: (() => void)[] = [];
  #count = 0;
  #server: Server | null = null;

  constructor(private readonly now: () => Date = () => new Date()) {}

  /** A token as the checkout form gives it. */
  token(ending: CulqiEnding, kind: 'tkn' | 'ype' = 'tkn'): string {
    const id = `${kind}_test_${this.#id()}`;
    this.#tokens.set(id, ending);
    return id;
  }

  /** What was late arrives. */
  arrive(): void {
    for (const done of this.#late.splice(0)) done();
  }

  /** A code is paid, once, or runs out; of several under a number, the last one made. */
  endOrder(orderNumber: string, state: 'paid' | 'expired'): Order {
    const index = this.orders.findLastIndex((each) => each.order_number === orderNumber);
    const order = this.orders[index];
    if (order === undefined) throw new Error(`No order ${orderNumber}`);
    if (order.state === 'paid') return order;
    const ended = { ...order, state, ...(state === 'paid' && { paid_at: this.now().getTime() }) };
    this.orders[index] = ended;
    return ended;
  }

  /** What Culqi tells of an order whose state changed. */
  orderNotice({ id, state, order_number: orderNumber, metadata }: Order): Fields {
    const data = JSON.stringify({ object: 'order', id, state, orderNumber, metadata });
    return { object: 'event', id: `evt_test_${this.#id()}`, type: 'order.status.changed', data };
  }

  /** What Culqi tells of a charge, unasked: camel case, data as text. */
  notice({ id, amount, metadata }: Pick<Charge, 'id' | 'amount' | 'metadata'>): Fields {
    const data = JSON.stringify({ object: 'charge', id, actualAmount: amount, metadata });
    return { object: 'event', id: `evt_test_${this.#id()}`, type: 'charge.creation.succeeded', data };
  }

  readonly overNetwork: typeof fetch = async (address, { method = 'GET', headers, body, signal } = {}) => {
    const url = new URL(address instanceof Request ? address.url : address);
    const fields = typeof body === 'string' ? (JSON.parse(body) as Fields) : {};
    const answer = await this.#answer(method, url, fields, new Headers(headers).get('authorization') ?? '');
    if (answer !== null) return Response.json(answer.body, { status: answer.status });
    return new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('Nothing came back')));
    });
  };

  /** Opens a port; its address. */
  async listen(port = 0): Promise<string> {
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const url = new URL(request.url ?? '/', 'http://localhost');
        if (url.pathname === '/js/v4') {
          response.writeHead(200, { 'content-type': 'text/javascript' }).end(this.#script());
          return;
        }
        // By hand: `curl -X POST …/orders/NUMBER/paid`, or …/expired; the notice to be sent comes back.
        const [, byHand, number = '', state] = url.pathname.split('/');
        if (byHand === 'orders' && (state === 'paid' || state === 'expired')) {
          const told = JSON.stringify(this.orderNotice(this.endOrder(number, state)));
          response.writeHead(200, { 'content-type': 'application/json' }).end(told);
          return;
        }
        const text = Buffer.concat(parts).toString();
        const fields = text === '' ? {} : (JSON.parse(text) as Fields);
        void this.#answer(request.method ?? 'GET', url, fields, request.headers.authorization ?? '').then((answer) => {
          if (answer === null) return;
          response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
        });
      });
    });
    this.#server = server;
    await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`;
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((closed) => this.#server?.close(closed));
  }

  /** Null: nothing comes back. */
  async #answer(method: string, { pathname, searchParams }: URL, body: Fields, authorization: string) {
    this.asked.push({ method, path: pathname, body });
    if (authorization !== `Bearer ${secretKey}`) return error(401, 'authentication_error', 'invalid_api_key');
    if (method === 'GET') return this.isSilent ? null : this.#read(pathname, searchParams);
    const act = (): Answer => {
      if (method === 'DELETE') return this.#delete(pathname);
      if (pathname === '/v2/orders') return this.#order(body);
      return pathname === '/v2/refunds' ? this.#refund(body) : this.#charge(body);
    };
    const fault = this.faults.shift() ?? null;
    if (fault === 'lost') return null;
    if (fault === 'broken-before') return error(500, 'api_error', 'unexpected');
    if (fault === 'late') {
      this.#late.push(act);
      return null;
    }
    if (fault === 'slow') await new Promise((done) => setTimeout(done, this.slowMs));
    const answer = act();
    if (fault === 'twice') act();
    if (this.isSilent || fault === 'unanswered' || this.#isSilentAbout(body)) return null;
    if (fault === 'broken-after') return error(502, 'api_error', 'unexpected');
    if (fault === 'wrong-amount') return { ...answer, body: { ...answer.body, amount: Number(body['amount']) - 1 } };
    if (fault === 'changed-field')
      return { ...answer, body: { ...answer.body, outcome: 'venta_exitosa', object: 'cargo' } };
    return answer;
  }

  #isSilentAbout(body: Fields): boolean {
    return this.#tokens.get(String(body['source_id'])) === 'silent';
  }

  #charge(body: Fields): Answer {
    const ending = this.#tokens.get(String(body['source_id']));
    if (ending === undefined || typeof body['email'] !== 'string' || !Number.isInteger(body['amount'])) {
      return error(400, 'parameter_error', 'invalid_parameter');
    }
    if (ending === 'review' && body['authentication_3DS'] === undefined) {
      return { status: 200, body: { action_code: 'REVIEW', user_message: 'Se necesita autenticación.' } };
    }
    const isDeclined = ending === 'declined';
    const charge: Charge = {
      object: 'charge',
      id: `chr_test_${this.#id()}`,
      creation_date: this.now().getTime(),
      amount: Number(body['amount']),
      amount_refunded: 0,
      currency_code: 'PEN',
      email: body['email'],
      source: String(body['source_id']).startsWith('ype_')
        ? { object: 'token', type: 'yape' }
        : {
            object: 'token',
            type: 'card',
            card_number: '411111******1111',
            last_four: '1111',
            iin: { card_brand: 'Visa' },
          },
      outcome: isDeclined
        ? { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }
        : { type: 'venta_exitosa', code: 'AUT0000', user_message: 'Su compra ha sido exitosa.' },
      capture: !isDeclined,
      metadata: this.forgetsMetadata || ending === 'silent' ? {} : (body['metadata'] as Fields),
      isKept: ending === 'kept',
    };
    this.charges.push(charge);
    if (!isDeclined) return { status: 201, body: this.#shown(charge) };
    return error(402, 'card_error', 'card_declined', { decline_code: 'insufficient_funds', charge_id: charge.id });
  }

  #order(body: Fields): Answer {
    const { phone_number: phone } = (body['client_details'] ?? {}) as Fields;
    const until = Number(body['expiration_date']) * 1000;
    const isRight = Number.isInteger(body['amount']) && typeof phone === 'string' && until > this.now().getTime();
    if (!isRight) return error(400, 'parameter_error', 'invalid_parameter');
    const order: Order = {
      object: 'order',
      id: `ord_test_${this.#id()}`,
      amount: Number(body['amount']),
      payment_code: `136420${this.orders.length + 10}`,
      currency_code: 'PEN',
      description: body['description'],
      order_number: String(body['order_number']),
      state: 'pending',
      creation_date: this.now().getTime(),
      expiration_date: until,
      paid_at: null,
      metadata: this.forgetsMetadata ? {} : body['metadata'],
    };
    this.orders.push(order);
    return { status: 201, body: order };
  }

  #delete(path: string): Answer {
    const index = this.orders.findIndex(({ id }) => path === `/v2/orders/${id}`);
    const order = this.orders[index];
    if (order === undefined) return error(404, 'resource_error', 'not_found');
    if (order.state !== 'pending') return error(400, 'invalid_request_error', 'order_not_deletable');
    this.orders[index] = { ...order, state: 'deleted' };
    return { status: 200, body: { id: order.id, deleted: true, merchant_message: 'Se eliminó la orden.' } };
  }

  #refund(body: Fields): Answer {
    const charge = this.charges.find(({ id }) => id === body['charge_id']);
    const amount = Number(body['amount']);
    if (charge === undefined || charge.isKept || amount < 1 || amount + this.#givenBack(charge) > charge.amount) {
      return error(400, 'invalid_request_error', 'refund_not_possible');
    }
    const refund: Refund = {
      object: 'refund',
      id: `ref_test_${this.#id()}`,
      charge_id: charge.id,
      creation_date: this.now().getTime(),
      amount,
      reason: 'Devolución solicitada por el comercio',
      metadata: this.forgetsMetadata ? {} : body['metadata'],
    };
    this.refunds.push(refund);
    return { status: 201, body: refund };
  }

  #read(path: string, query: URLSearchParams): Answer {
    const [, , kind, id] = path.split('/');
    const kinds: Readonly<Record<string, readonly (Charge | Refund | Order)[]>> = {
      refunds: this.refunds,
      orders: this.hidesDeleted ? this.orders.filter(({ state }) => state !== 'deleted') : this.orders,
    };
    const all = kinds[kind ?? ''] ?? this.charges;
    if (id !== undefined) {
      const one = all.find((each) => each.id === id);
      return one === undefined ? error(404, 'resource_error', 'not_found') : { status: 200, body: this.#shown(one) };
    }
    const newest = this.isUnordered ? all : all.toReversed();
    const after = query.get('after');
    const from = after === null ? 0 : newest.findIndex((each) => each.id === after) + 1;
    const data = newest.slice(from, from + Number(query.get('limit') ?? '25')).map((each) => this.#shown(each));
    return {
      status: 200,
      body: { data, paging: { cursors: { before: data[0]?.['id'], after: data.at(-1)?.['id'] } } },
    };
  }

  #shown(one: Charge | Refund | Order): Fields {
    if (one['object'] !== 'charge') return one;
    const { isKept: _, ...shown } = one;
    return { ...shown, amount_refunded: this.#givenBack(one) };
  }

  #givenBack({ id }: { readonly id: string }): number {
    return this.refunds.reduce((sum, each) => sum + (each.charge_id === id ? each.amount : 0), 0);
  }

  #id(): string {
    this.#count += 1;
    return String(this.#count).padStart(16, '0');
  }

  /** The checkout form by hand: a button for each ending. */
  #script(): string {
    const tokens = Object.fromEntries(
      (['approved', 'declined', 'silent', 'review'] as const).map((each) => [each, this.token(each)]),
    );
    return `globalThis.CulqiCheckout = class {
  open() {
    const tokens = ${JSON.stringify(tokens)};
    const ending = prompt('Doble de Culqi: ' + Object.keys(tokens).join(', '), 'approved');
    if (!(ending in tokens)) return;
    this.token = { id: tokens[ending], email: 'ana@correo.example' };
    this.culqi();
  }
  close() {}
};
`;
  }
}

function error(status: number, type: string, code: string, more: Fields = {}): Answer {
  return { status, body: { object: 'error', type, code, merchant_message: 'x', user_message: 'x', ...more } };
}

// A program by itself where it was built alone.
if (/\/culqi[^/]*\.mjs$/.test(process.argv[1] ?? '')) {
  const standIn = new CulqiStandIn();
  const address = await standIn.listen(Number(process.argv[2] ?? '3900'));
  process.stdout.write(`Culqi's stand-in: ${address}, keys ${standIn.publicKey} and ${standIn.secretKey}\n`);
}
