import { listStaffProfiles } from '#adapters/http-contract/catalogue/staff-profiles.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { TeacherDirectory } from '#application/browser/catalogue/ports/teacher-directory.ts';
import type { StaffProfile } from '#domain/catalogue/staff-profile.ts';
import { mapValue, type Result } from '#domain/shared/result.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';

export class TeacherDirectoryOverHttp extends TeacherDirectory {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async all(): Promise<Result<readonly StaffProfile[], CallRefusal>> {
    return mapValue(await this.http.call(listStaffProfiles, {}), ({ teachers }) => teachers);
  }
}
