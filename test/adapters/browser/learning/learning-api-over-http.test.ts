import { describe } from 'vitest';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { LearningApiOverHttp } from '#adapters/browser/learning/learning-api-over-http.ts';
import { learningApiContract } from '#test/ports/learning/learning-api.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { insertGrant } from '#test/support/shared/rows.ts';
import { insertStudyContent, studyClass, studyContent, studyMedia } from '#test/support/learning/study-builders.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';

const guide = {
  id: 7,
  classId: null,
  title: 'Guía',
  file: 'materiales/guia.pdf',
  mediaType: 'application/pdf',
  bytes: 4,
};
const others = studyContent({
  productId: 11,
  slug: 'contrataciones',
  title: 'Contrataciones',
  modules: [{ id: 110, title: 'Único', summary: '', classes: [studyClass(9, { kind: 'reading' })] }],
});

describe('LearningApiOverHttp against the school’s routes', () => {
  learningApiContract(async () => {
    const school = await testSchool();
    await insertStudyContent(school.db, studyContent({ materials: [guide] }), studyMedia);
    await insertStudyContent(school.db, others);
    const userId = await school.addUser();
    await insertGrant(school.db, userId, 10);
    const http = new HttpClient(new TokenOf(school, userId), {}, fetchInto(school.app));
    return { api: new LearningApiOverHttp(http), clock: school.clock };
  });
});
