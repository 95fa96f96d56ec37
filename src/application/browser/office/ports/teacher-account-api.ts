import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { LinkedAccount } from '#application/read-models/office/teacher-account.ts';

/** The account of somebody who teaches, for whoever sees or changes the team. */
export abstract class TeacherAccountApi {
  abstract read(personId: number): Answer<LinkedAccount>;
  /** @param email null: none. */
  abstract link(personId: number, email: string | null): Answer<void>;
}
