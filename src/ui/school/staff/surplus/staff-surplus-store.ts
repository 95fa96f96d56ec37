import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StaffSurplusApi } from '#application/browser/payments/ports/surplus-api.ts';
import type { StaffSurplus } from '#application/read-models/payments/staff-surplus.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import { severalLines } from '#domain/shared/typed-text.ts';
import { numbered } from '#domain/shared/numbers-together.ts';
import { type NotTaken, notTakenBy, type SaidOfPress, saidOf } from '#ui/school/staff/desk/said.ts';

/** Money to be given back, and what is being noted about one payment. */
export class StaffSurplusStore {
  /** Null until the page shows what it loaded. */
  open: readonly StaffSurplus[] | null = null;
  givenBack: readonly StaffSurplus[] | null = null;
  /** How each was given back, as typed, by id. */
  notes: Readonly<Record<string, string>> = {};
  /** What stands in the way, by id. */
  problems: Readonly<Record<string, NotTaken>> = {};
  /** What came of the last note. */
  said: SaidOfPress | null = null;
  /** The payment that is being noted. */
  busy: string | null = null;
  readonly #api: StaffSurplusApi;
  readonly #ids: IdGenerator;

  constructor(api: StaffSurplusApi, ids: IdGenerator) {
    this.#api = api;
    this.#ids = ids;
    makeAutoObservable(this, {
      open: observableRef,
      givenBack: observableRef,
      notes: observableRef,
      problems: observableRef,
      said: observableRef,
    });
  }

  show(open: readonly StaffSurplus[], givenBack: readonly StaffSurplus[]): void {
    this.open = open;
    this.givenBack = givenBack;
  }

  write(id: string, note: string): void {
    this.notes = { ...this.notes, [id]: note };
    this.forget(id);
  }

  /** Notes that it was given back, then reads anew; repeated presses are one note. */
  async giveBack(id: string): Promise<void> {
    if (this.busy !== null) return;
    this.busy = id;
    this.forget(id);
    const answer = await this.#api.giveBack(id, this.notes[id] ?? '', this.#ids.newId());
    if (!answer.ok) this.refuse(id, notTakenBy(answer.refusal));
    else await this.read(id);
    runInAction(() => (this.busy = null));
  }

  private refuse(id: string, refused: NotTaken): void {
    this.problems = { ...this.problems, [id]: refused };
  }

  private forget(id: string): void {
    const { [id]: _, ...others } = this.problems;
    this.problems = others;
  }

  #orderOf(id: string): string {
    return numbered(this.open?.find((each) => each.id === id)?.orderNumber ?? '');
  }

  /** What is shown now, and whose note it is that counts: of two the first. */
  private async read(id: string): Promise<void> {
    const [order, written] = [this.#orderOf(id), severalLines(this.notes[id] ?? '')];
    const [open, givenBack] = await Promise.all([this.#api.list('open'), this.#api.list('given-back')]);
    runInAction(() => {
      const isRead = open.ok && givenBack.ok;
      if (isRead) this.show(open.value, givenBack.value);
      const noted = this.givenBack?.find((each) => each.id === id)?.givenBack ?? null;
      this.said =
        noted === null || noted.note === written
          ? saidOf(`Anotado: devolviste el pago del pedido ${order}.`, isRead)
          : { text: notedBeforeText(order, noted), isProblem: true };
    });
  }
}

function notedBeforeText(order: string, { by, note }: NonNullable<StaffSurplus['givenBack']>): string {
  return `${by} ya había anotado como devuelto el pago del pedido ${order}: «${note}». Tu nota no se guardó: revisa que no se haya devuelto dos veces.`;
}
