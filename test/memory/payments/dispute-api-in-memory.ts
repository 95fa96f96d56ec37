import { StaffDisputesApi, type TypedDispute } from '#application/browser/payments/ports/dispute-api.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { DisputeEvidence } from '#application/read-models/payments/dispute-evidence.ts';
import type { OfficeDispute, OfficeDisputesPage } from '#application/read-models/payments/office-disputes.ts';
import { type DisputeEvent, type DisputeFilter, nextDisputeState } from '#domain/payments/dispute.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

const filterOf = ({ state }: OfficeDispute): DisputeFilter => {
  if (state === 'open') return 'waiting';
  return state === 'answered' ? 'answered' : 'decided';
};

const no = (kind: string, status: number, detail: string, field: string | null = null) =>
  Promise.resolve(refuse({ kind, status, detail, field, data: {} }));

/** Disputes before a collaborator, in this process's memory: of order 7, of which 177.00 was paid. */
export class StaffDisputesApiInMemory extends StaffDisputesApi {
  /** What was said to be lost of which. */
  lost: readonly number[] = [];
  #disputes: readonly OfficeDispute[];

  /** @param noted what is told of one that is noted, besides what was typed. @param told of the first, for its bank. */
  constructor(
    disputes: readonly OfficeDispute[],
    private readonly noted: OfficeDispute,
    private readonly told: DisputeEvidence | null = null,
  ) {
    super();
    this.#disputes = disputes;
  }

  list(which: DisputeFilter): Promise<Result<OfficeDisputesPage, CallRefusal>> {
    const of = (filter: DisputeFilter) => this.#disputes.filter((each) => filterOf(each) === filter);
    const disputes = of(which);
    const page = { disputes, total: disputes.length, page: 1, pages: 1, waiting: of('waiting').length };
    return Promise.resolve(accept(page));
  }

  evidence(number: number): Promise<Result<DisputeEvidence, CallRefusal>> {
    return number === 1 && this.told !== null
      ? Promise.resolve(accept(this.told))
      : no('dispute-not-found', 404, 'No encontramos este contracargo.');
  }

  note(orderNumber: string, typed: TypedDispute): Promise<Result<number, CallRefusal>> {
    if (orderNumber !== '7') return no('order-not-found', 404, 'No encontramos este pedido.');
    if (typed.openedOn === '') return no('invalid', 400, 'Elige un día.', 'openedOn');
    const held = this.#disputes.reduce((sum, { amount, state }) => (state === 'won' ? sum : sum + amount), 0);
    if (typed.amount + held > 17_700) return no('dispute-amount-too-high', 409, 'De este pago queda menos.', 'amount');
    const number = this.#disputes.length + 1;
    this.#disputes = [...this.#disputes, { ...this.noted, ...typed, number }];
    return Promise.resolve(accept(number));
  }

  answer(number: number, words: string): Promise<Result<unknown, CallRefusal>> {
    return this.#move(number, 'answered', { answer: words });
  }

  decide(
    number: number,
    outcome: Exclude<DisputeEvent, 'answered'>,
    productIds: readonly number[],
  ): Promise<Result<unknown, CallRefusal>> {
    this.lost = productIds;
    return this.#move(number, outcome, {});
  }

  #move(number: number, event: DisputeEvent, parts: Partial<OfficeDispute>): Promise<Result<unknown, CallRefusal>> {
    const dispute = this.#disputes.find((each) => each.number === number);
    if (dispute === undefined) return no('dispute-not-found', 404, 'No encontramos este contracargo.');
    const next = nextDisputeState(dispute.state, event);
    if (!next.ok) return no('dispute-stands', 409, 'Este contracargo está en otro estado: no se cambió nada.');
    this.#disputes = this.#disputes.map((each) => (each === dispute ? { ...each, ...parts, state: next.value } : each));
    return Promise.resolve(accept({ state: next.value }));
  }
}
