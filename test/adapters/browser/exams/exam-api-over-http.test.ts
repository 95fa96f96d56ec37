import { describe } from 'vitest';
import { ExamApiOverHttp } from '#adapters/browser/exams/exam-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { examApiContract } from '#test/ports/exams/exam-api.ts';
import { courseWithExams } from '#test/support/exams/exam-builders.ts';
import { insertContents } from '#test/support/exams/exam-rows.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { insertGrant } from '#test/support/shared/rows.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';

describe('ExamApiOverHttp against the school’s routes', () => {
  examApiContract(async () => {
    const school = await testSchool();
    await insertContents(school.db, [courseWithExams]);
    const userId = await school.addUser();
    await insertGrant(school.db, userId, 10);
    const http = new HttpClient(new TokenOf(school, userId), {}, fetchInto(school.app));
    return { api: new ExamApiOverHttp(http), clock: school.clock };
  });
});
