import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { TeacherDirectory } from '#application/browser/catalogue/ports/teacher-directory.ts';
import type { StaffProfile } from '#domain/catalogue/staff-profile.ts';
import { accept, type Result } from '#domain/shared/result.ts';

export class TeacherDirectoryInMemory extends TeacherDirectory {
  constructor(private readonly teachers: readonly StaffProfile[]) {
    super();
  }

  all(): Promise<Result<readonly StaffProfile[], CallRefusal>> {
    return Promise.resolve(accept(this.teachers));
  }
}
