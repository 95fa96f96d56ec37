import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ConsultanciesApi, ConsultancyListAsked } from '#application/browser/learning/ports/consultancies-api.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { Clock } from '#application/ports/clock.ts';
import type {
  BoughtConsultancies,
  BoughtConsultancy,
  ShownAppointment,
} from '#application/read-models/learning/bought-consultancy.ts';
import { readAppointment, type TypedAppointment } from '#domain/learning/consultancies/appointment.ts';
import { limaMinute } from '#domain/shared/lima-minute.ts';
import { type SaidOfPress, saidOf } from '#ui/school/staff/desk/said.ts';

/** What can be wrong with the form: one of its fields, or what the school answered. */
interface Problem {
  readonly field: keyof TypedAppointment | null;
  readonly text: string;
}

const MINUTE_MS = 60_000;

/** How long an hour is where the consultancy does not say. */
const usualMinutes = 60;

/** A page of consultancies that were bought, and the hour of one of them that is being agreed. */
export class ConsultanciesStore {
  /** As it was last read after a change; null: nothing was changed since the page was loaded. */
  list: BoughtConsultancies | null = null;
  /** The purchase whose hour is being set. */
  open: BoughtConsultancy | null = null;
  typed: TypedAppointment = { startsAt: '', minutes: '', place: '', room: '' };
  problem: Problem | null = null;
  isBusy = false;
  /** The one that is about to be called off. */
  leaving: BoughtConsultancy | null = null;
  /** What came of the last press. */
  said: SaidOfPress | null = null;
  readonly #api: ConsultanciesApi;
  readonly #clock: Clock;
  private loaded: BoughtConsultancies | null = null;
  #asked: ConsultancyListAsked = { state: '', words: '', page: 1 };

  constructor(api: ConsultanciesApi, clock: Clock) {
    this.#api = api;
    this.#clock = clock;
    makeAutoObservable<this, 'loaded'>(this, {
      loaded: observableRef,
      list: observableRef,
      open: observableRef,
      leaving: observableRef,
      typed: observableRef,
      problem: observableRef,
      said: observableRef,
    });
  }

  /** A page that was loaded, or what became of it since. */
  of(loaded: BoughtConsultancies): BoughtConsultancies {
    return (this.loaded === loaded ? this.list : null) ?? loaded;
  }

  /** Shows a page that was loaded; nothing is open or said on it yet. */
  show(loaded: BoughtConsultancies, asked: ConsultancyListAsked): void {
    this.loaded = loaded;
    this.list = null;
    this.#asked = asked;
    this.open = null;
    this.leaving = null;
    this.said = null;
  }

  /** Opens the form: with the hour that is agreed, or as the consultancy usually is. */
  begin(purchase: BoughtConsultancy): void {
    this.open = purchase;
    this.problem = null;
    const coming = comingOf(purchase);
    const { minutes, appointments } = purchase;
    const last = coming ?? appointments.at(-1);
    this.typed = {
      startsAt: coming === null ? '' : limaMinute(new Date(coming.startsAt)),
      minutes: String(coming === null ? minutes || usualMinutes : minutesOf(coming)),
      place: last?.place ?? '',
      room: coming?.address ?? '',
    };
  }

  leave(): void {
    this.open = null;
  }

  write(changes: Partial<TypedAppointment>): void {
    this.typed = { ...this.typed, ...changes };
    this.problem = null;
  }

  /** Sends what was typed; what cannot be sent stays, with what is wrong with it. */
  async send(): Promise<void> {
    const { open, typed } = this;
    if (open === null) return;
    const read = readAppointment(typed, this.#clock.now());
    if (!read.ok) return this.refuse({ field: read.refusal.field, text: read.refusal.text });
    const coming = comingOf(open);
    const done = coming === null ? 'Cita agendada' : 'Cita cambiada';
    await this.#change(`${done}: ${open.buyer.name} recibe un correo con el archivo para su calendario.`, () =>
      this.#api.arrange(open.id, typed, coming),
    );
  }

  ask(purchase: BoughtConsultancy | null): void {
    this.leaving = purchase;
    this.problem = null;
  }

  async callOff(): Promise<void> {
    const { leaving } = this;
    const coming = leaving && comingOf(leaving);
    if (leaving === null || coming === null) return;
    await this.#change(`Cita retirada: ${leaving.buyer.name} recibe un correo.`, () =>
      this.#api.callOff(leaving.id, coming),
    );
  }

  async noteHeld({ id }: BoughtConsultancy, appointment: ShownAppointment): Promise<void> {
    const isHeld = !appointment.isHeld;
    const done = isHeld
      ? 'Anotaste que la cita se realizó. Ya no se quita al devolver su dinero.'
      : 'La cita vuelve a estar por realizarse.';
    await this.#change(done, () => this.#api.noteHeld(id, appointment.id, isHeld));
  }

  /** Whether an appointment has begun, so that it may have been held. */
  hasBegun({ startsAt }: ShownAppointment): boolean {
    return Date.parse(startsAt) <= this.#clock.now().getTime();
  }

  /** Makes one change, then reads the page anew; presses in between change nothing. */
  async #change(done: string, call: () => Answer<undefined>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    const answer = await call();
    const list = answer.ok ? await this.#api.list(this.#asked) : null;
    runInAction(() => {
      this.isBusy = false;
      if (!answer.ok) return this.#refused(answer.refusal.detail);
      this.open = null;
      this.leaving = null;
      if (list?.ok === true) this.list = list.value;
      this.said = saidOf(done, list?.ok === true);
    });
  }

  #refused(text: string): void {
    if (this.open === null && this.leaving === null) this.said = { text, isProblem: true };
    else this.refuse({ field: null, text });
  }

  private refuse(problem: Problem): void {
    this.problem = problem;
  }
}

/** The hour that is agreed and was not held yet. */
export const comingOf = ({ appointments }: BoughtConsultancy): ShownAppointment | null =>
  appointments.find(({ isHeld }) => !isHeld) ?? null;

const minutesOf = ({ startsAt, endsAt }: ShownAppointment): number =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS);
