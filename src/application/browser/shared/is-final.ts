import type { CallRefusal } from './ports/call-refusal.ts';

/** Statuses with which the school says no to what was sent, not to when it was. */
const final = new Set([400, 403, 404, 409, 413, 422]);

/** Whether the same, sent once more, would be refused once more. Who has to sign in again, or to wait, sends it then. */
export function isFinal({ status }: CallRefusal): boolean {
  return status !== null && final.has(status);
}
