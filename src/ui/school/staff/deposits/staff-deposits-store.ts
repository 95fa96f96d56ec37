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
import type { Money } from '#domain/shared/money.ts';
import { type NotTaken, notTakenBy, type SaidOfPress, saidOf } from '#ui/school/staff/desk/said.ts';
import { type ToKnow, toKnow } from '#ui/school/staff/vouchers/asks-to-know.ts';
import { allConfirmedText, confirmedText, type MovementPlace, movementTexts, saidOfMoved } from './texts.ts';

/** Where what is wrong with the operation by which a movement goes back is said. */
export const operationField = (id: string): string => `operation-${id}`;

/** Where it is said why the rest of one is not asked for. */
export const restField = (id: string): string => `rest-${id}`;

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
  problems: Readonly<Record<string, NotTaken>> = {};
  /** What is to be known before confirming, by id: of which order it was said, and what. */
  warnings: Readonly<Record<string, ToKnow & { readonly order: string }>> = {};
  /** Of which order one is less than what is missing, by id, and what is said of it. */
  shorts: Readonly<Record<string, { readonly order: string; readonly detail: string }>> = {};
  /** The operation typed by which one goes back, by id. */
  operations: Readonly<Record<string, string>> = {};
  /** What came of the last decision. */
  said: SaidOfPress | null = null;
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
      said: observableRef,
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
    await this.#decide(id, confirmedText(order), () => this.#confirm(id, order), { order });
  }

  /** Says so of all that are sure, one after the other: each is by itself, and what is refused stays. */
  async confirmSure(): Promise<void> {
    if (this.busy !== null) return;
    this.busy = 'sure';
    const sure = (this.movements ?? []).filter((movement) => this.isSure(movement));
    const refused: string[] = [];
    for (const { id, candidates } of sure) {
      const order = String(candidates[0]?.orderNumber ?? '');
      const answer = await this.#confirm(id, order);
      if (answer.ok) continue;
      refused.push(id);
      this.#refuse(id, order, answer.refusal);
    }
    await this.read(() => {
      const left = refused.filter((id) => this.#placeOf(id) === 'open').length;
      return allConfirmedText(sure.length - refused.length, left, refused.length - left);
    });
  }

  /** Whether one press confirms it, beside others: not where something is to be known first. */
  isSure({ id, verdict }: StaffMovement): boolean {
    return verdict === 'sure' && this.warnings[id] === undefined && this.shorts[id] === undefined;
  }

  typeOperation(id: string, operation: string): void {
    this.operations = { ...this.operations, [id]: operation };
    this.forget(operationField(id));
  }

  /** Asks the buyer of an order for what is missing after one. */
  async askForRest(id: string, order: string): Promise<void> {
    const ask = () => this.#api.askForRest(id, order, this.#ids.newId());
    await this.#decide(id, movementTexts.askedForRest, ask, { field: restField(id) });
  }

  /** Says that one went back by the operation that is typed for it. @param amount as it was shown; null: none was. */
  async giveBack(id: string, order: string, amount: Money | null): Promise<void> {
    const back = { operation: this.operations[id] ?? '', amount };
    const say = () => this.#api.giveBack(id, order, back, this.#ids.newId());
    await this.#decide(id, movementTexts.returned, say, { field: operationField(id) });
  }

  /** Says that one may be a sale after all. */
  async reopen(id: string): Promise<void> {
    await this.#decide(id, movementTexts.reopened, () => this.#api.reopen(id, this.#ids.newId()));
  }

  /** Says that one is no sale. */
  async ignore(id: string): Promise<void> {
    await this.#decide(id, movementTexts.ignored, () => this.#api.ignore(id, this.notes[id] ?? '', this.#ids.newId()));
  }

  async #decide(
    id: string,
    done: string,
    say: () => Answer<unknown>,
    { order = '', field = id }: { readonly order?: string; readonly field?: string } = {},
  ): Promise<void> {
    if (this.busy !== null) return;
    this.busy = id;
    this.forget(field);
    const answer = await say();
    if (!answer.ok) this.#refuse(id, order, answer.refusal, field);
    await this.read(answer.ok ? done : null);
  }

  /** What waits now; what was typed stays. @param done what is said with it, where something was done; it may ask for what waits by then. */
  async read(done: string | (() => string) | null = null): Promise<void> {
    const answer = await this.#api.read();
    runInAction(() => {
      if (answer.ok) this.show(answer.value);
      for (const say of this.#toBeSaid.splice(0)) say();
      if (done !== null) this.said = saidOf(typeof done === 'string' ? done : done(), answer.ok);
      this.busy = null;
    });
  }

  #confirm(id: string, order: string): Answer<unknown> {
    const knowing = this.warnings[id]?.order === order;
    return this.#api.confirm(id, { order, note: this.notes[id] ?? '', knowing }, this.#ids.newId());
  }

  /** @param field where it is said, for as long as the movement stands where it did. */
  #refuse(id: string, order: string, refusal: CallRefusal, field = id): void {
    const asked = toKnow(refusal);
    const { kind, detail } = refusal;
    const before = this.#placeOf(id);
    this.#toBeSaid.push(() => {
      const place = this.#placeOf(id);
      if (place !== before) this.said = saidOfMoved(place, refusal);
      else if (kind === 'amount-short') this.shorts = { ...this.shorts, [id]: { order, detail } };
      else if (asked !== null) this.warnings = { ...this.warnings, [id]: { ...asked, order } };
      else if (kind === 'nothing-missing' || kind === 'operation-approved') this.#forgetShort(id, refusal);
      else this.problems = { ...this.problems, [field]: notTakenBy(refusal) };
    });
  }

  /** Its order was paid meanwhile, or its voucher approved: no rest is asked for, and nothing goes back for want of it. */
  #forgetShort(id: string, refusal: CallRefusal): void {
    const { [id]: _, ...others } = this.shorts;
    this.shorts = others;
    this.problems = { ...this.problems, [id]: notTakenBy(refusal) };
  }

  #placeOf(id: string): MovementPlace {
    if (this.movements?.some((each) => each.id === id) === true) return 'open';
    if (this.held.some(({ movementId }) => movementId === id)) return 'held';
    return this.ignored.some((each) => each.id === id) ? 'ignored' : null;
  }

  private forget(id: string): void {
    const { [id]: _, ...others } = this.problems;
    this.problems = others;
  }
}
