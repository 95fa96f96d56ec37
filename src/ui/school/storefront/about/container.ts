import { bindPort } from '#adapters/wiring/bindings.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { TeacherDirectoryOverHttp } from '#adapters/browser/catalogue/teacher-directory-over-http.ts';
import { TeacherDirectory } from '#application/browser/catalogue/ports/teacher-directory.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';

export const wire: WireUp = (container) => {
  bindPort(container, TeacherDirectory, TeacherDirectoryOverHttp, [HttpClient]);
};
