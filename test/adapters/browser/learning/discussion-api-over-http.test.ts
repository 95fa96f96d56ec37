import { DiscussionApiOverHttp } from '#adapters/browser/learning/discussion-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { discussionApiContract } from '#test/ports/learning/discussion-api.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { insertGrant } from '#test/support/shared/rows.ts';
import { insertStudyContent, studyContent } from '#test/support/learning/study-builders.ts';
import { insertProgress } from '#test/support/learning/progress-rows.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';

discussionApiContract(async () => {
  const school = await testSchool();
  await insertStudyContent(school.db, studyContent());
  const userId = await school.addUser({ given_names: 'Ana', paternal_surname: 'Quispe' });
  await insertGrant(school.db, userId, 10);
  await insertProgress(school.db, { userId, productId: 10, classId: 1 });
  return new DiscussionApiOverHttp(new HttpClient(new TokenOf(school, userId), {}, fetchInto(school.app)));
});
