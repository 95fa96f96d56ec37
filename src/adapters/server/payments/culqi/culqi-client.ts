import { toConfirm } from './culqi-to-confirm.ts';

/** What Culqi answered: its status and its JSON, which nobody has looked at yet. */
export interface CulqiAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Where Culqi is and what it knows the school by. */
export interface CulqiAccess {
  /** Without a slash at the end. */
  readonly address: string;
  readonly secretKey: () => string;
}

export interface ChargeRequest {
  /** In céntimos, as everywhere. */
  readonly amount: number;
  readonly currency_code: 'PEN';
  readonly capture: true;
  readonly email: string;
  readonly source_id: string;
  readonly description: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly authentication_3DS?: Readonly<Record<string, string>>;
}

export interface CulqiOrderRequest {
  readonly amount: number;
  readonly currency_code: 'PEN';
  readonly description: string;
  readonly order_number: string;
  readonly client_details: {
    readonly first_name: string;
    readonly last_name: string;
    readonly email: string;
    readonly phone_number?: string;
  };
  /** Seconds since 1970. */
  readonly expiration_date: number;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface RefundRequest {
  readonly amount: number;
  readonly charge_id: string;
  readonly reason: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/**
 * Culqi's API over HTTP. One question is one request, never sent a second time; what does not come back as JSON within the time is
 * null. Nothing of it is written down: neither keys nor tokens.
 */
export class CulqiClient {
  constructor(
    private readonly access: CulqiAccess,
    private readonly overNetwork: typeof fetch,
    private readonly patienceMs: number,
  ) {}

  charge(request: ChargeRequest): Promise<CulqiAnswer | null> {
    return this.#ask('POST', '/v2/charges', request);
  }

  readCharge(id: string): Promise<CulqiAnswer | null> {
    return this.#ask('GET', `/v2/charges/${encodeURIComponent(id)}`);
  }

  /** @param after the last id of the page before; null: the newest. */
  listCharges(after: string | null): Promise<CulqiAnswer | null> {
    return this.#ask('GET', `/v2/charges?${pageAfter(after)}`);
  }

  order(request: CulqiOrderRequest): Promise<CulqiAnswer | null> {
    return this.#ask('POST', '/v2/orders', request);
  }

  readOrder(id: string): Promise<CulqiAnswer | null> {
    return this.#ask('GET', `/v2/orders/${encodeURIComponent(id)}`);
  }

  /** Takes back one that nobody paid. */
  deleteOrder(id: string): Promise<CulqiAnswer | null> {
    return this.#ask('DELETE', `/v2/orders/${encodeURIComponent(id)}`);
  }

  /** As `listCharges`. */
  listOrders(after: string | null): Promise<CulqiAnswer | null> {
    return this.#ask('GET', `/v2/orders?${pageAfter(after)}`);
  }

  refund(request: RefundRequest): Promise<CulqiAnswer | null> {
    return this.#ask('POST', '/v2/refunds', request);
  }

  readRefund(id: string): Promise<CulqiAnswer | null> {
    return this.#ask('GET', `/v2/refunds/${encodeURIComponent(id)}`);
  }

  /** As `listCharges`. */
  listRefunds(after: string | null): Promise<CulqiAnswer | null> {
    return this.#ask('GET', `/v2/refunds?${pageAfter(after)}`);
  }

  async #ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<CulqiAnswer | null> {
    try {
      const answer = await this.overNetwork(this.access.address + path, {
        method,
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${this.access.secretKey()}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(this.patienceMs),
      });
      return { status: answer.status, body: await answer.json() };
    } catch {
      return null;
    }
  }
}

function pageAfter(after: string | null): URLSearchParams {
  const limit = String(toConfirm.pageSize);
  return new URLSearchParams(after === null ? { limit } : { limit, after });
}
