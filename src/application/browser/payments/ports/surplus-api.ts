import type { StaffSurplus } from '#application/read-models/payments/staff-surplus.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';

/** Giving surplus money back, for collaborators. */
export abstract class StaffSurplusApi {
  /** To be given back, the oldest first, or given back, the last first. */
  abstract list(which: 'open' | 'given-back'): Promise<Result<readonly StaffSurplus[], CallRefusal>>;
  /** Notes how it was given back. One `key`, one note. */
  abstract giveBack(id: string, note: string, key: string): Promise<Result<unknown, CallRefusal>>;
}
