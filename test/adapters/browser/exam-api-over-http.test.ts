import { describe } from 'vitest';
import { ExamApiOverHttp } from '#adapters/browser/exam-api-over-http.ts';
import { HttpClient } from '#adapters/browser/http-client.ts';
import { examApiContract } from '#test/ports/exam-api.ts';
import { courseWithExams } from '#test/support/exam-builders.ts';
import { insertContents } from '#test/support/exam-rows.ts';
import { fetchInto } from '#test/support/fetch-into.ts';
import { insertGrant } from '#test/support/rows.ts';
import { testSchool } from '#test/support/test-school.ts';
import { TokenOf } from '#test/support/token-of.ts';

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
