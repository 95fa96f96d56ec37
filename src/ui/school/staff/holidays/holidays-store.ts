import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HolidaysApi } from '#application/browser/complaints/ports/holidays-api.ts';
import type { ShownHolidays } from '#application/read-models/complaints/shown-holidays.ts';
import { type PlainDate } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { type SaidOfPress, saidOf } from '#ui/school/staff/desk/said.ts';

/** What is typed of a day that is being declared. */
interface HolidayFields {
  readonly day: string;
  readonly isHoliday: boolean;
  readonly norm: string;
}

const empty: HolidayFields = { day: '', isHoliday: true, norm: '' };

/** The days with which working days are counted, and the one that is being declared. */
export class HolidaysStore {
  /** As they were last read after a change; null: nothing changed since the page was loaded. */
  list: ShownHolidays | null = null;
  fields = empty;
  /** What is wrong with what was typed, and with which field; null: with none. */
  problem: { readonly field: string | null; readonly text: string } | null = null;
  said: SaidOfPress | null = null;
  /** What is being saved: the day that is taken back, or 'new'. */
  busy: string | null = null;
  readonly #api: HolidaysApi;

  constructor(api: HolidaysApi) {
    this.#api = api;
    makeAutoObservable(this, {
      list: observableRef,
      fields: observableRef,
      problem: observableRef,
      said: observableRef,
    });
  }

  /** Shows what was loaded; nothing is said on it yet. */
  show(): void {
    this.list = null;
    this.said = null;
    this.problem = null;
  }

  write(parts: Partial<HolidayFields>): void {
    this.fields = { ...this.fields, ...parts };
    this.problem = null;
  }

  /** What is wrong with a field; null: nothing. */
  errorOf(field: 'day' | 'norm'): string | null {
    return this.problem?.field === field ? this.problem.text : null;
  }

  /** Declares what was typed, then reads the list anew. */
  async declare(): Promise<void> {
    if (this.busy !== null) return;
    const { day, isHoliday, norm } = this.fields;
    this.busy = 'new';
    this.problem = null;
    const answer = await this.#api.declare(day, isHoliday, norm);
    const what = isHoliday ? 'es feriado' : 'se trabaja';
    if (answer.ok) await this.#read(`Guardado: el ${formatDayMonthYear(day as PlainDate)} ${what}.`);
    runInAction(() => {
      this.busy = null;
      if (answer.ok) this.fields = empty;
      else this.problem = { field: answer.refusal.field, text: answer.refusal.detail };
    });
  }

  /** Leaves a day to the national calendar, then reads the list anew. */
  async takeBack(day: string): Promise<void> {
    if (this.busy !== null) return;
    this.busy = day;
    const answer = await this.#api.takeBack(day);
    const done = `Quitado: el ${formatDayMonthYear(day as PlainDate)} vuelve a ser lo que dice el calendario nacional.`;
    if (answer.ok) await this.#read(done);
    runInAction(() => {
      this.busy = null;
      if (!answer.ok) this.said = { text: answer.refusal.detail, isProblem: true };
    });
  }

  async #read(done: string): Promise<void> {
    const list = await this.#api.list();
    runInAction(() => {
      if (list.ok) this.list = list.value;
      this.said = saidOf(done, list.ok);
    });
  }
}
