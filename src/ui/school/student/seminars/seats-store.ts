import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SeatApi } from '#application/browser/learning/ports/seat-api.ts';
import type { SeminarSeats } from '#application/read-models/learning/seminar-seats.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';

export type SeatGuest = SeminarSeats['guests'][number];

/** The seats of the seminar on the screen: who has them, lending one and taking it back. Source: CART-9, API-2.23. */
export class SeatsStore {
  /** Null: none are this visitor's, or they could not be read. */
  seats: SeminarSeats | null = null;
  /** Why they could not be read, in words for the visitor. */
  failure: string | null = null;
  /** What is written; it stays until it was sent. */
  email = '';
  problem: string | null = null;
  isSending = false;
  /** Whose seat may be taken back; null: nobody's. */
  removing: SeatGuest | null = null;
  isRemoving = false;
  removalRefusal: string | null = null;
  /** What was done last, to be read out. */
  done: string | null = null;
  #slug = '';
  readonly #api: SeatApi;
  readonly #ids: IdGenerator;
  #key: string;

  constructor(api: SeatApi, ids: IdGenerator) {
    this.#api = api;
    this.#ids = ids;
    this.#key = ids.newId();
    makeAutoObservable(this, { seats: observableRef, removing: observableRef });
  }

  /** Turns to a seminar. */
  async load(slug: string): Promise<void> {
    if (slug !== this.#slug) {
      this.#slug = slug;
      this.seats = null;
      this.write('');
    }
    this.done = null;
    await this.#read();
  }

  write(email: string): void {
    this.email = email;
    this.problem = null;
    this.#key = this.#ids.newId();
  }

  async lend(): Promise<void> {
    const email = this.email.trim();
    if (this.isSending) return;
    this.done = null;
    this.problem = email === '' ? 'Escribe el correo de quien usará el cupo.' : null;
    if (this.problem !== null) return;
    this.isSending = true;
    const lent = await this.#api.lend(this.#slug, email, this.#key);
    if (lent.ok) await this.#read();
    runInAction(() => {
      this.isSending = false;
      // What the school answered is over: the same wish later is another one.
      if (!lent.ok && lent.refusal.status !== null) this.#key = this.#ids.newId();
      if (!lent.ok) this.problem = lent.refusal.detail;
      else {
        this.write('');
        this.done = `Diste un cupo a ${email}. Le avisamos por correo.`;
      }
    });
  }

  ask(guest: SeatGuest | null): void {
    this.removing = guest;
    this.removalRefusal = null;
  }

  async takeBack(): Promise<void> {
    if (this.removing === null || this.isRemoving) return;
    const { email, name } = this.removing;
    this.isRemoving = true;
    const taken = await this.#api.takeBack(this.#slug, email);
    if (taken.ok) await this.#read();
    runInAction(() => {
      this.isRemoving = false;
      if (!taken.ok) this.removalRefusal = taken.refusal.detail;
      else {
        this.removing = null;
        this.done = `Retiramos el cupo de ${name}. Puedes dárselo a otra persona.`;
      }
    });
  }

  async #read(): Promise<void> {
    const seats = await this.#api.of(this.#slug);
    runInAction(() => {
      const isNotTheirs = !seats.ok && seats.refusal.kind === 'seminar-not-yours';
      if (seats.ok || isNotTheirs) this.seats = seats.ok ? seats.value : null;
      this.failure = seats.ok || isNotTheirs ? null : seats.refusal.detail;
    });
  }
}
