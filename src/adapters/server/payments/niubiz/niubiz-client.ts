import type { Clock } from '#application/ports/clock.ts';
import type { PaymentSettings } from '#adapters/server/config/payment-settings.ts';
import { niubizPaths } from './niubiz-wire.ts';
import type { NiubizAnswer } from './niubiz-wire.ts';

/** How long a security token is used; Niubiz lets it live for longer. Source: facts/peru.md, section 4.1. */
const TOKEN_LIFE_MS = 5 * 60_000;

/** Milliseconds that a call may last. Together those of one authorisation stay below the minute after which it counts as over. */
export interface NiubizPatience {
  readonly security: number;
  readonly authorization: number;
  readonly other: number;
}

const usualPatience: NiubizPatience = { security: 8_000, authorization: 28_000, other: 15_000 };

export interface NiubizCall {
  readonly method: 'GET' | 'POST';
  /** Below the API's origin. */
  readonly path: string;
  readonly body?: object;
  /** Never sent a second time, whatever comes. */
  readonly isOnce?: boolean;
  /** Another call of the same authorisation comes after it. */
  readonly isFirst?: boolean;
}

/** Speaks to Niubiz: basic auth for a token that is kept and renewed, then calls by it. Nothing of a call reaches a log or an error. */
export class NiubizClient {
  readonly #user: string;
  readonly #password: () => string;
  #token: { readonly text: Promise<string>; readonly since: Date } | null = null;

  constructor(
    private readonly api: string,
    settings: PaymentSettings,
    private readonly clock: Clock,
    private readonly overNetwork: typeof fetch = fetch,
    private readonly patience: NiubizPatience = usualPatience,
  ) {
    this.#user = settings.needed('PAYMENT_NIUBIZ_USER', 'niubiz');
    this.#password = settings.secret('PAYMENT_NIUBIZ_PASSWORD', 'niubiz');
  }

  /** @throws when there is no answer, or one that is no JSON. */
  async ask(call: NiubizCall): Promise<NiubizAnswer> {
    const first = await this.#send(call);
    if (first.status !== 401 || call.isOnce === true) return first;
    this.#token = null;
    return this.#send(call);
  }

  async #send({ method, path, body, isOnce = false, isFirst = false }: NiubizCall): Promise<NiubizAnswer> {
    const token = await this.#securityToken();
    const { authorization, other } = this.patience;
    const answer = await this.overNetwork(this.api + path, {
      method,
      headers: { authorization: token, accept: 'application/json', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(isOnce && !isFirst ? authorization : other),
    });
    if (answer.status === 401) this.#token = null;
    return { status: answer.status, body: await bodyOf(answer) };
  }

  /** One token for all who ask while it lives; one that could not be had is asked for anew. */
  #securityToken(): Promise<string> {
    const now = this.clock.now();
    if (this.#token !== null && now.getTime() - this.#token.since.getTime() < TOKEN_LIFE_MS) return this.#token.text;
    const kept = { text: this.#askForToken(), since: now };
    this.#token = kept;
    kept.text.catch(() => {
      if (this.#token === kept) this.#token = null;
    });
    return kept.text;
  }

  async #askForToken(): Promise<string> {
    const pair = Buffer.from(`${this.#user}:${this.#password()}`, 'utf8').toString('base64');
    const answer = await this.overNetwork(this.api + niubizPaths.security, {
      method: 'POST',
      headers: { authorization: `Basic ${pair}` },
      redirect: 'error',
      signal: AbortSignal.timeout(this.patience.security),
    });
    const token = (await answer.text()).trim().replace(/^"|"$/g, '');
    if (!answer.ok || !/^[\w.~+/=-]{8,8000}$/.test(token))
      throw new Error(`Niubiz gave no security token: ${answer.status}`);
    return token;
  }
}

/** What came, read as JSON; null where it is none. */
async function bodyOf(answer: Response): Promise<unknown> {
  const text = await answer.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
