import type { School } from '#adapters/server/wiring/school.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { TeacherDirectory } from '#application/browser/catalogue/ports/teacher-directory.ts';
import { Teachers } from '#application/server/catalogue/ports/teachers.ts';
import type { StaffProfile } from '#domain/catalogue/staff-profile.ts';
import { accept, type Result } from '#domain/shared/result.ts';

/** Who teaches here, asked of this very process. */
export class TeacherDirectoryInProcess extends TeacherDirectory {
  constructor(private readonly school: School) {
    super();
  }

  async all(): Promise<Result<readonly StaffProfile[], CallRefusal>> {
    return accept(await this.school.get(Teachers).all());
  }
}
