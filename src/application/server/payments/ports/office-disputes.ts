import type { OfficeDispute } from '#application/read-models/payments/office-disputes.ts';
import type { DisputeFilter } from '#domain/payments/dispute.ts';

/** One as it is kept, before the day it is looked at is known. */
export type ListedDispute = Omit<OfficeDispute, 'daysLeft'>;

/** Disputes as the office looks at them. */
export abstract class OfficeDisputes {
  /** Of those to be answered the one whose last day comes first; of others the last that moved. */
  abstract list(asked: {
    readonly which: DisputeFilter;
    readonly offset: number;
    readonly limit: number;
  }): Promise<{ readonly found: readonly ListedDispute[]; readonly total: number }>;
}
