import { HttpClient } from '#adapters/browser/http-client.ts';
import { TeacherDirectoryOverHttp } from '#adapters/browser/teacher-directory-over-http.ts';
import { TeacherDirectory } from '#application/browser/ports/teacher-directory.ts';
import type { Wire } from '#ui/school/container.ts';

export const wire: Wire = (container) => {
  container.bind(TeacherDirectory).toResolvedValue((http) => new TeacherDirectoryOverHttp(http), [HttpClient]);
};
