import { readTeacherAccount, setTeacherAccount } from '#adapters/http-contract/office/teacher-account.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { TeacherAccountApi } from '#application/browser/office/ports/teacher-account-api.ts';

const of = (personId: number) => ({ params: { id: String(personId) } });

export const TeacherAccountApiOverHttp = overHttp(TeacherAccountApi, {
  read: to(readTeacherAccount, of),
  link: to(setTeacherAccount, (personId: number, email: string | null) => ({ ...of(personId), body: { email } })),
});
