import { listStaffProfiles } from '#adapters/http-contract/catalogue/staff-profiles.ts';
import { TeacherDirectory } from '#application/browser/catalogue/ports/teacher-directory.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';

export const TeacherDirectoryOverHttp = overHttp(TeacherDirectory, {
  all: to(
    listStaffProfiles,
    () => ({}),
    ({ teachers }) => teachers,
  ),
});
