import type { DisputeEvidence } from '#application/read-models/payments/dispute-evidence.ts';

/** What is known of disputed payments, wherever the school keeps it. */
export abstract class DisputeEvidenceRecords {
  /** @param number of the dispute. Null: there is none. */
  abstract of(number: number): Promise<DisputeEvidence | null>;
}
