import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { StaffDepositsApi } from '#application/browser/vouchers/ports/staff-deposits-api.ts';
import type {
  StaffDeposits,
  StaffHeld,
  StaffIgnored,
  StaffMovement,
} from '#application/read-models/vouchers/staff-deposits.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import { asksToKnow } from '#ui/school/staff/vouchers/asks-to-know.ts';

/** Where what is wrong with the operation by which a movement goes back is said. */
export const operationField = (id: string): string => `operation-${id}`;

/** Movements that wait for a decision, and what is being decided about one of them. */
export class StaffDepositsStore {
  /** Null until the page shows what it loaded. */
  movements: readonly StaffMovement[] | null = null;
  held: readonly StaffHeld[] = [];
  ignored: readonly StaffIgnored[] = [];
  /** The order typed for each, and the note or reason, by id. */
  orders: Readonly<Record<string, string>> = {};
  notes: Readonly<Record<string, string>> = {};
  /** What stands in the way, by id. */
  problems: Readonly<Record<string, string>> = {};
  /** What is to be known before confirming, by id: of which order it was said, and what. */
  warnings: Readonly<Record<string, { readonly order: string; readonly detail: string }>> = {};
  /** Of which order one is less than what is missing, by id, and what is said of it. */
  shorts: Readonly<Record<string, { readonly order: string; readonly detail: string }>> = {};
  /** The operation typed by which one goes back, by id. */
  operations: Readonly<Record<string, string>> = {};
  /** The movement under decision; 'sure': all that are sure, one after the other. */
  busy: string | null = null;
  /** What is said with what waits now, and not before: until then nothing it asks for can be done. */
  #toBeSaid: (() => void)[] = [];
  readonly #api: StaffDepositsApi;
  readonly #ids: IdGenerator;

  constructor(api: StaffDepositsApi, ids: IdGenerator) {
    this.#api = api;
    this.#ids = ids;
    makeAutoObservable(this, {
      movements: observableRef,
      orders: observableRef,
      notes: observableRef,
      problems: observableRef,
      warnings: observableRef,
      held: observableRef,
      ignored: observableRef,
      shorts: observableRef,
      operations: observableRef,
    });
  }

  show({ movements, held, ignored }: StaffDeposits): void {
    this.movements = movements;
    this.held = held;
    this.ignored = ignored;
  }

  type(id: string, order: string): void {
    this.orders = { ...this.orders, [id]: order };
    this.forget(id);
  }

  note(id: string, note: string): void {
    this.notes = { ...this.notes, [id]: note };
    this.forget(id);
  }

  /** Says that one pays an order; repeated presses are one decision. */
  async confirm(id: string, order: string): Promise<void> {
    if (this.busy !== null) return;
    this.busy = id;
    await this.say(id, order);
    await this.read();
  }

  /** Says so of all that are sure, one after the other: each is by itself, and what is refused stays. */
  async confirmSure(): Promise<void> {
    if (this.busy !== null) return;
    this.busy = 'sure';
    const sure = (this.movements ?? []).filter(({ verdict }) => verdict === 'sure');
    for (const { id, candidates } of sure) await this.say(id, String(candidates[0]?.orderNumber ?? ''));
    await this.read();
  }

  typeOperation(id: string, operation: string): void {
    this.operations = { ...this.operations, [id]: operation };
    this.forget(operationField(id));
  }

  /** Asks the buyer of an order for what is missing after one. */
  async askForRest(id: string, order: string): Promise<void> {
    await this.#decide(id, () => this.#api.askForRest(id, order, this.#ids.newId()));
  }

  /** Says that one went back by the operation that is typed for it. */
  async giveBack(id: string, order: string): Promise<void> {
    await this.#decide(
      id,
      () => this.#api.giveBack(id, order, this.operations[id] ?? '', this.#ids.newId()),
      operationField(id),
    );
  }

  /** Says that one may be a sale after all. */
  async reopen(id: string): Promise<void> {
    await this.#decide(id, () => this.#api.reopen(id, this.#ids.newId()));
  }

  async #decide(id: string, say: () => Answer<unknown>, field = id): Promise<void> {
    if (this.busy !== null) return;
    this.busy = id;
    const answer = await say();
    if (!answer.ok) this.#refuse(field, '', answer.refusal);
    await this.read();
  }

  /** Says that one is no sale. */
  async ignore(id: string): Promise<void> {
    await this.#decide(id, () => this.#api.ignore(id, this.notes[id] ?? '', this.#ids.newId()));
  }

  /** What waits now; what was typed stays. */
  async read(): Promise<void> {
    const answer = await this.#api.read();
    runInAction(() => {
      if (answer.ok) this.show(answer.value);
      for (const say of this.#toBeSaid.splice(0)) say();
      this.busy = null;
    });
  }

  private async say(id: string, order: string): Promise<void> {
    const knowing = this.warnings[id]?.order === order;
    const confirmation = { order, note: this.notes[id] ?? '', knowing };
    const answer = await this.#api.confirm(id, confirmation, this.#ids.newId());
    if (!answer.ok) this.#refuse(id, order, answer.refusal);
  }

  #refuse(id: string, order: string, { kind, detail }: CallRefusal): void {
    this.#toBeSaid.push(() => {
      if (kind === 'amount-short') this.shorts = { ...this.shorts, [id]: { order, detail } };
      else if (asksToKnow.has(kind)) this.warnings = { ...this.warnings, [id]: { order, detail } };
      else this.problems = { ...this.problems, [id]: detail };
    });
  }

  private forget(id: string): void {
    const { [id]: _, ...others } = this.problems;
    this.problems = others;
  }
}
