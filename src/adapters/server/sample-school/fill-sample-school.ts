import type { Insertable, Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { hasProducts } from './has-products.ts';
import { keepTexts } from '#adapters/server/sql/reading/kept-texts.ts';
import { helpQuestionsOf } from '#adapters/server/publishing/help-questions-file.ts';
import type { FileStore } from '#application/server/shared/ports/file-store.ts';
import type { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import { sampleCategories } from './categories.ts';
import { planRows, priceOptionRows, productRows, productStaffRows } from './rows/catalogue-rows.ts';
import { DayOfStart } from './day-of-start.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { addDemoDeposit } from './sales/demo-deposit.ts';
import { addDemoOrders, depositOrderId } from './sales/demo-orders.ts';
import { recordingRows, roomRows, sessionRows } from './seminar-rooms.ts';
import { certificateRows, consultationRows, progressRows, roleRows, userRows } from './rows/demo-rows.ts';
import { commentRows, ratingRows } from './rows/discussion-rows.ts';
import { sampleHelpQuestions } from './help-questions.ts';
import { learningRows, sectionRows } from './rows/learning-rows.ts';
import { planMemberRows } from './rows/plan-member-rows.ts';
import { sampleMark } from './sample-content.ts';
import { storeSampleMedia } from './sample-media.ts';
import { campaignRows, codeRows, sellerRows } from './rows/seller-rows.ts';
import { sampleStaff } from './staff.ts';

/** What filling needs of the school. */
export interface SampleSchoolParts {
  readonly files: FileStore;
  readonly passwords: PasswordHasher;
  /** The school's general IGV, basis points. */
  readonly generalRate: number;
  /** Whether the demo accounts come too, with what is theirs; the README tells their password, so never to a public school. */
  readonly withDemoAccounts: boolean;
  /** The moment of the first start; all dates count from its day in Lima. */
  readonly now: Date;
}

/**
 * Fills a school that has no products with the sample school: catalogue, contents, sellers, advertisements and demo accounts,
 * in one transaction; its files go to the file store first, so that no row ever names a missing one. A school with products
 * is left alone.
 *
 * @returns whether it was filled.
 */
export async function fillSampleSchool(db: Kysely<SchoolDatabase>, parts: SampleSchoolParts): Promise<boolean> {
  if (await hasProducts(db)) return false;
  await storeSampleMedia(parts.files);
  const passwordHash = parts.withDemoAccounts ? await parts.passwords.hash(demoPassword) : null;
  return db.transaction().execute(async (transaction) => {
    await waitForOthers(transaction);
    if (await hasProducts(transaction)) return false;
    const start = new DayOfStart(parts.now);
    await addCatalogue(transaction, start, parts.generalRate);
    await addContents(transaction, start);
    if (passwordHash !== null) await addPeople(transaction, start, passwordHash, parts.generalRate);
    const questions = helpQuestionsOf(sampleHelpQuestions);
    await add(
      transaction,
      'help_questions',
      questions.map(({ question, answerHtml, markdown = '' }, index) => ({
        id: index + 1,
        position: index + 1,
        question,
        answer_html: answerHtml,
        answer_markdown: markdown,
      })),
    );
    return true;
  });
}

/** Of servers that start at once on one database, the first fills it; the others wait here until it has. */
async function waitForOthers(db: Kysely<SchoolDatabase>): Promise<void> {
  await db
    .insertInto('counters')
    .values({ name: sampleMark, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: 1 }))
    .execute();
}

async function addCatalogue(db: Kysely<SchoolDatabase>, start: DayOfStart, generalRate: number): Promise<void> {
  const plans = planRows();
  const { campaigns, images } = campaignRows(start);
  await add(
    db,
    'categories',
    sampleCategories.map((category, index) => ({ ...category, position: index + 1 })),
  );
  await add(
    db,
    'staff',
    sampleStaff.map(({ id, slug, fullName, profession, biography }) => ({
      id,
      slug,
      full_name: fullName,
      profession,
      biography,
      photo_file: `retratos/${slug}.svg`,
    })),
  );
  await add(db, 'products', productRows(start, generalRate));
  await add(db, 'product_staff', productStaffRows());
  await add(db, 'seminar_rooms', roomRows());
  await add(db, 'seminar_sessions', sessionRows(start));
  await add(db, 'seminar_recordings', recordingRows(start));
  await add(db, 'plan_prices', plans.prices);
  await add(db, 'plan_products', plans.products);
  await add(db, 'price_options', priceOptionRows());
  await add(db, 'discount_codes', codeRows(start));
  await add(db, 'sellers', sellerRows());
  await add(db, 'campaigns', campaigns);
  await add(db, 'campaign_images', images);
}

async function addContents(db: Kysely<SchoolDatabase>, start: DayOfStart): Promise<void> {
  const { modules, classes, materials, exams, questions } = learningRows();
  await add(db, 'modules', modules);
  await add(db, 'classes', classes);
  await add(db, 'materials', materials);
  await add(db, 'exams', exams);
  await add(db, 'exam_questions', questions);
  const sections = sectionRows();
  await keepTexts(db, sections.texts, start.now, { isPublished: true });
  await add(db, 'book_sections', sections.rows);
}

async function addPeople(
  db: Kysely<SchoolDatabase>,
  start: DayOfStart,
  passwordHash: string,
  generalRate: number,
): Promise<void> {
  await add(db, 'users', userRows(start, passwordHash));
  await db.updateTable('staff').set({ user_id: demoAccounts.teacher.id }).where('slug', '=', 'lucia-ccori').execute();
  await add(db, 'account_roles', roleRows(start));
  await add(db, 'plan_members', planMemberRows(start));
  await add(db, 'consultations', consultationRows(start));
  await add(db, 'content_comments', commentRows(start));
  await add(db, 'content_ratings', ratingRows(start));
  await add(db, 'class_progress', progressRows(start));
  await add(db, 'certificates', certificateRows(start));
  await addDemoOrders(db, start, generalRate);
  await addDemoDeposit(db, start, depositOrderId);
}

function add<T extends keyof SchoolDatabase>(
  db: Kysely<SchoolDatabase>,
  table: T,
  rows: readonly Insertable<SchoolDatabase[T]>[],
): Promise<unknown> {
  return db.insertInto(table).values(rows).execute();
}
