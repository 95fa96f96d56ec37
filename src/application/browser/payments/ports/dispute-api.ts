import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { DisputeEvidence } from '#application/read-models/payments/dispute-evidence.ts';
import type { OfficeDisputesPage } from '#application/read-models/payments/office-disputes.ts';
import type { DisputeEvent, DisputeFilter, NotedDispute } from '#domain/payments/dispute.ts';
import type { Result } from '#domain/shared/result.ts';

/** What is typed of a dispute; days as fields give them. */
export type TypedDispute = Omit<NotedDispute, 'openedOn' | 'answerBy'> & {
  readonly openedOn: string;
  readonly answerBy: string;
};

/** Payments that banks take back, for collaborators. One `key`, one change. */
export abstract class StaffDisputesApi {
  abstract list(which: DisputeFilter, page: number): Promise<Result<OfficeDisputesPage, CallRefusal>>;
  abstract evidence(number: number): Promise<Result<DisputeEvidence, CallRefusal>>;
  /** @param orderNumber as people know the order. Answers the number of the dispute. */
  abstract note(orderNumber: string, typed: TypedDispute, key: string): Promise<Result<number, CallRefusal>>;
  abstract answer(number: number, words: string, key: string): Promise<Result<unknown, CallRefusal>>;
  /** @param productIds that the amount is of; none: it is not known. */
  abstract decide(
    number: number,
    outcome: Exclude<DisputeEvent, 'answered'>,
    productIds: readonly number[],
    key: string,
  ): Promise<Result<unknown, CallRefusal>>;
}
