import type { Problem } from '#adapters/http-contract/shared/problem.ts';
import { holdTo } from '#adapters/server/http/shared/limits.ts';
import { ProblemError } from '#adapters/server/http/shared/refusal-table.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';

/** Counts what a page that is drawn here asks, as the API's own call is counted; what it is refused with, or null. */
export async function heldInProcess(
  school: School,
  limit: Parameters<typeof holdTo>[1],
  key: string,
): Promise<CallRefusal | null> {
  try {
    await holdTo(school, limit, key);
    return null;
  } catch (error) {
    if (error instanceof ProblemError) return callRefusalOf(error.problem);
    throw error;
  }
}

/** A problem as a browser would read it. */
export function callRefusalOf({ kind, status, detail, field, data }: Problem): CallRefusal {
  return { kind, status, detail, field: field ?? null, data: data ?? {} };
}
