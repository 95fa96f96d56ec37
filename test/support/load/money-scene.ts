import { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import { SeminarSessions } from '#application/server/learning/ports/seminar-sessions.ts';
import { insertCode, onSale, stockShop } from '#test/support/cart/shop.ts';
import { courseWithExams } from '#test/support/exams/exam-builders.ts';
import { insertExam } from '#test/support/exams/exam-rows.ts';
import { heldAt } from '#test/support/learning/sessions.ts';
import { aBankAccount } from '#test/support/receipts/receipt-builders.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';
import type { DatabaseOfTest } from '#test/support/school/databases.ts';
import { insertProduct } from '#test/support/shared/rows.ts';

export const consultancySold = { id: 9, slug: 'diagnostico' } as const;
export const examSold = 1;
/** For how many the seminar has room. */
const capacity = 3;

export interface MoneyScene {
  readonly world: TestSchool;
  readonly students: string[];
  readonly staff: string;
}

/** A shop with everything that costs something, little of what has a limit, six students, and an owner who decides. */
export async function moneyScene(database: DatabaseOfTest): Promise<MoneyScene> {
  const world = await testSchool({ database: database() });
  const { db, school, clock } = world;
  await stockShop(db);
  await insertProduct(db, consultancySold.id, { kind: 'consultancy', slug: consultancySold.slug, regular_price: 9000 });
  await insertCode(db, { limit_in_all: 6, limit_per_account: 2 });
  await insertCode(db, { id: 2, word: 'BECA', amount: 10_000, limit_in_all: 3 });
  const [exam] = courseWithExams.exams;
  if (exam !== undefined) await insertExam(db, { ...exam, id: examSold, productId: onSale.course.id, attemptsADay: 1 });
  await school.get(BankAccounts).offer([aBankAccount('bcp')]);
  const far = heldAt('a', '2026-12-17T00:00:00.000Z', { capacity });
  await school.get(SeminarSessions).write(onSale.seminar.id, [far], null, clock.now());
  const students = ['ana', 'luis', 'eva', 'rosa', 'juan', 'sol'];
  for (const id of students) await world.addUser({ id, email: `${id}@correo.pe` });
  for (const id of students) {
    await db
      .insertInto('exam_allowances')
      .values({ exam_id: examSold, user_id: id, granted: 1, consumed: 0 })
      .execute();
  }
  const staff = await world.addUser({ id: 'teresa', email: 'teresa@correo.pe' }, ['owner']);
  return { world, students, staff };
}
