import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { SeatApi } from '#application/browser/learning/ports/seat-api.ts';
import type { SeminarSeats } from '#application/read-models/learning/seminar-seats.ts';
import { accept, refuse } from '#domain/shared/result.ts';

/** The seats of one owner's seminars, in this process's memory. */
export class SeatApiInMemory extends SeatApi {
  /** Seats bought, by the seminar's slug; a seminar without an entry is not the owner's. */
  readonly #bought: ReadonlyMap<string, number>;
  /** Names of the accounts there are, by their e-mails. */
  readonly #accounts: ReadonlyMap<string, string>;
  readonly #lent = new Map<string, string[]>();
  /** When set, every call is refused with it. */
  failure: CallRefusal | null = null;

  constructor(bought: Readonly<Record<string, number>> = {}, accounts: Readonly<Record<string, string>> = {}) {
    super();
    this.#bought = new Map(Object.entries(bought));
    this.#accounts = new Map(Object.entries(accounts));
  }

  /** Whether the school sells further seats. */
  sells = false;

  of(slug: string): Answer<SeminarSeats> {
    const seats = this.#bought.get(slug);
    if (this.failure !== null) return Promise.resolve(refuse(this.failure));
    if (seats === undefined) return Promise.resolve(refuse(refusal('seminar-not-yours', 403, 'slug')));
    const guests = this.#guests(slug).map((email) => ({ name: this.#accounts.get(email) ?? '', email }));
    return Promise.resolve(accept({ seats, free: seats - guests.length, canBuyMore: this.sells, guests }));
  }

  async lend(slug: string, email: string): Answer<number> {
    const seats = await this.of(slug);
    if (!seats.ok) return seats;
    if (this.#guests(slug).includes(email)) return refuse(refusal('guest-has-it', 409, 'email'));
    if (seats.value.free === 0) return refuse(refusal('no-seat-left', 409, null));
    if (!this.#accounts.has(email)) return refuse(refusal('guest-unknown', 404, 'email'));
    this.#lent.set(slug, [...this.#guests(slug), email]);
    return accept(seats.value.free - 1);
  }

  async takeBack(slug: string, email: string): Answer<void> {
    const seats = await this.of(slug);
    if (!seats.ok) return seats;
    const kept = this.#guests(slug).filter((each) => each !== email);
    this.#lent.set(slug, kept);
    return accept(undefined);
  }

  #guests(slug: string): readonly string[] {
    return this.#lent.get(slug) ?? [];
  }
}

function refusal(kind: string, status: number, field: string | null): CallRefusal {
  return { kind, status, detail: `Refused: ${kind}`, field, data: {} };
}
