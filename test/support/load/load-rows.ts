import { type Kysely, sql } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { insertExam } from '#test/support/exams/exam-rows.ts';
import { insertGrant, insertProduct, insertUser } from '#test/support/shared/rows.ts';

/** What the load's buyers and depositors order, for 118.00. */
export const loadCourse = { id: 990_001, slug: 'curso-de-la-carga' };
/** What its students sit: two questions whose answer is written. */
export const loadExam = {
  id: 990_002,
  product: { id: 990_002, slug: 'examen-de-la-carga' },
  questions: [990_003, 990_004],
} as const;

/** How many accounts there are of each role: readers write again and again, of the others each comes once. */
const manyAccounts: AccountsOfLoad = { reader: 100, buyer: 6000, depositor: 6000, student: 6000 };

type AccountsOfLoad = Readonly<Record<'reader' | 'buyer' | 'depositor' | 'student', number>>;

/** What the load works with. */
export interface LoadPrepared {
  /** Of a book that the readers have. */
  readonly section: number;
  readonly bankAccountId: string;
  /** The accounts of a role are `role-0`, `role-1`, … with a session of the same id. */
  readonly accounts: AccountsOfLoad;
}

/** Inserts into the database of a sample school what the load needs. */
export async function prepareLoad(
  db: Kysely<SchoolDatabase>,
  now: Date,
  accounts: AccountsOfLoad = manyAccounts,
): Promise<LoadPrepared> {
  const { id: section, product_id: book } = await db
    .selectFrom('book_sections')
    .select(['id', 'product_id'])
    .where('has_text', '=', 1)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const bank = await db.selectFrom('bank_accounts').select('id').orderBy('id').executeTakeFirstOrThrow();
  await insertProduct(db, loadCourse.id, { slug: loadCourse.slug, title: 'Curso de la carga' });
  await insertProduct(db, loadExam.product.id, { slug: loadExam.product.slug, title: 'Examen de la carga' });
  const { id, product, questions } = loadExam;
  const exam = { id, productId: product.id, moduleId: null, title: 'Examen', passMark: 110, attemptsADay: 1 };
  const question = { kind: 'short-text', text: '¿Qué?', options: [], image: null, points: 1, key: ['x'], reason: '' };
  await insertExam(db, {
    ...exam,
    minutes: 600,
    draws: null,
    keyTelling: 'once-passed',
    questions: questions.map((each) => ({ ...question, id: each, kind: 'short-text' })),
  });
  await db.transaction().execute(async (transaction) => {
    for (const [role, count] of Object.entries(accounts)) {
      for (let each = 0; each < count; each += 1) await insertSignedIn(transaction, `${role}-${each}`, now);
    }
    for (let each = 0; each < accounts.reader; each += 1) await insertGrant(transaction, `reader-${each}`, book);
    for (let each = 0; each < accounts.student; each += 1) {
      await insertGrant(transaction, `student-${each}`, product.id);
    }
  });
  return { section, bankAccountId: bank.id, accounts };
}

async function insertSignedIn(db: Kysely<SchoolDatabase>, id: string, now: Date): Promise<void> {
  await insertUser(db, id);
  await db
    .insertInto('sessions')
    .values({
      id,
      user_id: id,
      app: 'school',
      login_id: id,
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      expires_at: new Date(now.getTime() + 24 * 60 * 60_000).toISOString(),
      ended_at: null,
      ended_reason: null,
      user_agent: '',
      address: '',
    })
    .execute();
}

/** Inserts an account that is signed in and has read, noted and come back for years: thousands of rows are its own. */
export async function insertBusyStudent(db: Kysely<SchoolDatabase>, id: string, now: Date): Promise<void> {
  await insertSignedIn(db, id, now);
  const { id: product_id } = await db
    .selectFrom('products')
    .select('id')
    .where('kind', '=', 'book')
    .executeTakeFirstOrThrow();
  const at = now.toISOString();
  await sql`insert into annotations (id, user_id, product_id, section_slug, kind, colour, starts_at, ends_at, quote, text_before,
      text_after, note, version, created_at, changed_at)
    with recursive many(i) as (select 1 union all select i + 1 from many where i < 5000)
    select ${id} || i, ${id}, ${product_id}, 'uno', 'note', 'yellow', i, i + 40, 'El plazo corre desde el día siguiente', 'antes', 'luego',
      'Preguntar por los días inhábiles en la próxima clase', 1, ${at}, ${at} from many`.execute(db);
  await sql`insert into account_events (id, user_id, kind, at, data)
    with recursive many(i) as (select 1 union all select i + 1 from many where i < 3000)
    select ${id} || i, ${id}, 'signed-in', ${at}, '{"app":"school","address":"10.0.0.1"}' from many`.execute(db);
}
