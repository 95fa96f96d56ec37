import type { StaffProfile } from '#domain/catalogue/staff-profile.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';

/** Who teaches and writes here. Source: SITE-11. */
export abstract class TeacherDirectory {
  abstract all(): Promise<Result<readonly StaffProfile[], CallRefusal>>;
}
