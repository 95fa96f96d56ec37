import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { ReadsOverHttp } from '#adapters/browser/shared/reads-over-http.ts';
import { Discussions } from '#application/server/learning/ports/discussions.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';
import { insertStudyContent, studyContent } from '#test/support/learning/study-builders.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';

/** A school with opinions of Ana, 2 stars, and of Eva, 5 stars and a day later, on the content 10; and who looks at them. */
export async function schoolWithOpinions(isCollaborator: boolean) {
  const school = await testSchool();
  await insertStudyContent(school.db, studyContent());
  const discussions = school.school.get(Discussions);
  for (const [id, stars, day] of [
    ['reported', 2, 1],
    ['later', 5, 2],
  ] as const) {
    const userId = await school.addUser();
    await discussions.rate(
      { id, userId, productId: 10 },
      { stars, opinion: 'Así fue.' },
      new Date(Date.UTC(2026, 2, day)),
    );
  }
  const userId = await school.addUser({ is_collaborator: isCollaborator ? 1 : 0 });
  const client = new HttpClient(new TokenOf(school, userId), {}, fetchInto(school.app));
  return { school, userId, client, reads: new ReadsOverHttp(client) };
}
