import { SeminarSchedule } from '#application/server/learning/ports/seminar-schedule.ts';
import { Shopper } from '#test/support/cart/shop.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { insertGrant, insertProduct } from '#test/support/shared/rows.ts';

/**
 * A school with a student, on 10 March 2026 at 10:00 in Lima, who owns the seminars 'proximo' and 'pasado', had 'curso-3' by the plan
 * 'pack' until the day before, had a question about 'pasado' answered, and has an order of 199.90 to pay.
 */
export async function studentAtHome() {
  const school = await testSchool();
  const ana = await new Shopper(school).signIn();
  const userId = ana.userId ?? '';
  const inDays = (count: number) => new Date(school.clock.now().getTime() + count * 86_400_000).toISOString();
  const kind = 'seminar';
  await insertProduct(school.db, 1, { kind, slug: 'pasado', starts_at: inDays(-2.1), ends_at: inDays(-2) });
  await insertProduct(school.db, 2, { kind, slug: 'proximo', starts_at: inDays(2), ends_at: inDays(2.1) });
  await insertProduct(school.db, 3, { title: 'Derecho laboral' });
  await insertProduct(school.db, 4, { title: 'Derecho laboral', regular_price: 199_90 });
  await insertProduct(school.db, 10, { kind: 'plan', slug: 'pack', title: 'Pack', plan_page: 'pack' });
  const lent = { plan_id: 10, product_id: 3, kind: null, category_id: null };
  await school.db.insertInto('plan_products').values(lent).execute();
  for (const id of [1, 2]) await school.school.get(SeminarSchedule).setRoom(id, `https://salas.pe/${id}`, new Date());
  for (const id of [1, 2]) await insertGrant(school.db, userId, id);
  await insertGrant(school.db, userId, 10, { ends_at: inDays(-1) });
  const question = { id: 'c1', user_id: userId, product_id: 1, question: '¿Cómo se calcula?', asked_at: inDays(-2) };
  await school.db
    .insertInto('consultations')
    .values({ ...question, answer: 'Así.', answered_at: inDays(-1), answered_by: null })
    .execute();
  await ana.add('curso-4');
  await ana.order('199.90');
  return { school, userId };
}
