import { addTeacher } from '#test/support/catalogue/edited-products.ts';
import { insertStudyContent, studyContent } from '#test/support/learning/study-builders.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { Consultations } from '#application/server/learning/ports/consultations.ts';

/**
 * A school in which Ana asked 'primera' on 'derecho-laboral', which Rosa Huamán teaches, and a day later 'segunda' on another
 * course, which nobody in particular does.
 */
export async function schoolWithQuestions() {
  const world = await testSchool();
  await insertStudyContent(world.db, studyContent());
  await insertStudyContent(world.db, studyContent({ productId: 11, slug: 'otro', title: 'Otro curso', modules: [] }));
  const ana = await world.addUser({
    id: 'ana',
    email: 'ana@correo.pe',
    given_names: 'Ana',
    paternal_surname: 'Quispe',
  });
  const rosa = await world.addUser({ email: 'rosa@correo.pe' }, ['teacher']);
  await addTeacher(world.db, [10], rosa);
  const consultations = world.school.get(Consultations);
  for (const [id, productId, day] of [
    ['primera', 10, 1],
    ['segunda', 11, 2],
  ] as const) {
    const askedAt = new Date(Date.UTC(2026, 2, day, 15));
    await consultations.add({ id, productId, userId: ana, question: `¿Y la ${id}?`, askedAt });
  }
  return { world, ana, rosa };
}
