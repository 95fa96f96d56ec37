import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';

/** What whoever works for the school does about the questions of students. */
export abstract class StaffConsultationApi {
  /** The first answer stands. @param text 1 to 4000 characters. */
  abstract answer(consultationId: string, text: string): Answer<void>;
}
