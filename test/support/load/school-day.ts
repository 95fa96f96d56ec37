import { type Kysely, sql } from 'kysely';
import { AccessTokensByJose } from '#adapters/server/security/access-tokens-by-jose.ts';
import { secretNamed } from '#adapters/server/security/school-secrets.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { loadCourse, loadExam } from './load-rows.ts';
import { WritingLoad } from './writing-load.ts';

/** What people do on a day, and how much of all requests that is. */
const shares = { browse: 0.7, study: 0.2, exam: 0.05, buy: 0.05 } as const;
type Doing = keyof typeof shares;

/** How many requests one of each is: an exam is begun, saved and handed in; a purchase goes by cart, order and gateway. */
const requests: Readonly<Record<Doing, number>> = { browse: 1, study: 1, exam: 3, buy: 6 };

/** How many accounts of each sit exams and buy, beside the students with data. */
const active = { reader: 1, buyer: 4000, depositor: 0, student: 4000 };

const browsed = [
  ['a page of a list', '/cursos'],
  ['a page of a product', '/cursos/igv-paso-a-paso'],
  ['the front page', '/'],
  ['a search', '/api/v1/product-searches?text=igv'],
  ['a page of a product', '/contenidos/libros/contratos-que-se-entienden'],
  ['a page of a list', '/contenidos/libros'],
  ['a list called for', '/api/v1/products?kinds=course'],
] as const;

/** Names of the requests that `WritingLoad` makes, as the day's report has them. */
const writes: readonly (readonly [RegExp, string])[] = [
  [/add-carrito/, 'to put into the cart'],
  [/^POST \/api\/v1\/orders/, 'to order'],
  [/respuestas$/, 'to hand in an exam'],
  [/answers$/, 'to save answers'],
  [/exam-attempts$/, 'to begin an exam'],
  [/./, 'to pay, of six requests'],
];

/** A statement that takes longer than half a minute is given up. */
const enrolledAtOnce = 5000;

interface Studied {
  readonly slug: string;
  readonly classId: number;
  readonly seconds: number;
  readonly book: string;
  readonly sections: readonly string[];
}

/** A day of a school that has many students: who comes browses, studies, sits an exam or buys. */
export class SchoolDay {
  /** Milliseconds of each answer, by what was asked. */
  readonly times = new Map<string, number[]>();
  /** Answers that were no success, by what they said. */
  readonly failures = new Map<string, number>();
  /** How many doings were begun: some are of several requests. */
  acts = 0;
  #students = 0;
  #browsed = 0;

  private constructor(
    private readonly origin: string,
    private readonly tokens: AccessTokensByJose,
    private readonly writing: WritingLoad,
    private readonly studied: Studied,
  ) {
    writing.onAnswer = (request, milliseconds) =>
      this.#note(writes.find(([pattern]) => pattern.test(request))?.[1] ?? request, milliseconds);
  }

  static async prepare(origin: string, database: OpenDatabase): Promise<SchoolDay> {
    const { db } = database;
    const studied = await studiedIn(db);
    const secret = await secretNamed(db, 'access-tokens', () => new Uint8Array(), new Date());
    const writing = await WritingLoad.prepare(origin, database, active);
    return new SchoolDay(origin, new AccessTokensByJose(secret), writing, studied);
  }

  /**
   * Adds students until there are so many. Each has a session, three products, ten classes begun, two exams and two orders behind
   * them.
   */
  async enrol(db: Kysely<SchoolDatabase>, students: number): Promise<void> {
    while (this.#students < students) {
      const end = Math.min(this.#students + enrolledAtOnce, students);
      await enrolMore(db, this.#students, end, new Date());
      this.#students = end;
    }
    // As a database that has grown over years knows what it holds.
    await sql`analyze`.execute(db);
  }

  /** One of the day's doings, drawn by its share. @param drawn 0 to 1. */
  async act(drawn: number = Math.random()): Promise<void> {
    this.acts += 1;
    switch (doingAt(drawn)) {
      case 'browse':
        return this.#browse();
      case 'study':
        return this.#study();
      case 'exam':
        return this.writing.once('answers');
      case 'buy':
        return this.writing.once('purchases');
    }
  }

  /** Forgets what was measured so far. */
  begin(): void {
    this.times.clear();
    this.acts = 0;
  }

  async #browse(): Promise<void> {
    this.#browsed += 1;
    const [name, path] = browsed[this.#browsed % browsed.length] ?? browsed[0];
    await this.#ask(name, path, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  }

  async #study(): Promise<void> {
    const student = `alumno-${Math.floor(Math.random() * this.#students)}`;
    const { slug, classId, seconds, book, sections } = this.studied;
    const token = await this.tokens.issue({ userId: student, sessionId: student }, new Date());
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const which = Math.random();
    if (which < 0.6) {
      const body = JSON.stringify({ positionSeconds: Math.floor(Math.random() * seconds), watched: [] });
      const path = `/api/v1/contents/${slug}/classes/${classId}/progress`;
      await this.#ask('to save how far one is', path, { method: 'PUT', headers, body });
    } else if (which < 0.8) {
      await this.#ask('to open a course', `/api/v1/contents/${slug}`, { headers });
    } else {
      const section = sections[Math.floor(Math.random() * sections.length)] ?? '';
      await this.#ask('to read a section', `/api/v1/books/${book}/sections/${section}`, { headers });
    }
  }

  async #ask(name: string, path: string, init: RequestInit): Promise<void> {
    const began = performance.now();
    const answer = await fetch(this.origin + path, init);
    const text = await answer.text();
    if (answer.ok) this.#note(name, performance.now() - began);
    else {
      const failure = `${path} ${answer.status} ${text.slice(0, 200)}`;
      this.failures.set(failure, (this.failures.get(failure) ?? 0) + 1);
    }
  }

  #note(name: string, milliseconds: number): void {
    const known = this.times.get(name);
    if (known === undefined) this.times.set(name, [milliseconds]);
    else known.push(milliseconds);
  }
}

/** Flows of many requests are begun the less often. */
function doingAt(drawn: number): Doing {
  const doings = Object.keys(shares) as Doing[];
  const weightOf = (doing: Doing): number => shares[doing] / requests[doing];
  let left = drawn * doings.reduce((sum, doing) => sum + weightOf(doing), 0);
  return doings.find((doing) => (left -= weightOf(doing)) < 0) ?? 'browse';
}

async function studiedIn(db: Kysely<SchoolDatabase>): Promise<Studied> {
  const { slug, classId, seconds } = await db
    .selectFrom('classes')
    .innerJoin('products', 'products.id', 'classes.product_id')
    .select(['products.slug', 'classes.id as classId', 'classes.duration_seconds as seconds'])
    .where('products.kind', '=', 'course')
    .orderBy('classes.duration_seconds', 'desc')
    .orderBy('classes.id')
    .executeTakeFirstOrThrow();
  const texts = await db
    .selectFrom('book_sections')
    .innerJoin('products', 'products.id', 'book_sections.product_id')
    .select(['products.slug as book', 'book_sections.slug as section'])
    .where('products.kind', '=', 'book')
    .where('book_sections.has_text', '=', 1)
    .orderBy('book_sections.id')
    .execute();
  const book = texts[0]?.book ?? '';
  return { slug, classId, seconds, book, sections: texts.filter((row) => row.book === book).map((row) => row.section) };
}

/** Rows of the students from `first` to before `end`, made by the database itself: one by one they would take an hour. */
async function enrolMore(db: Kysely<SchoolDatabase>, first: number, end: number, now: Date): Promise<void> {
  const at = now.toISOString();
  const until = new Date(now.getTime() + 30 * 24 * 60 * 60_000).toISOString();
  const students = sql`with recursive many(i) as (select ${sql.lit(first)} union all select i + 1 from many where i + 1 < ${sql.lit(end)})`;
  const id = sql`'alumno-' || i`;
  await sql`insert into users (id, email, given_names, paternal_surname, maternal_surname, phone, document_type, document_number,
      password_hash, role, is_collaborator, email_verified_at, tour_seen, created_at, updated_at)
    ${students} select ${id}, ${id} || '@correo.pe', 'Ana', 'Quispe', 'Rojas', '987654321', 'DNI', '46712369',
      '', 0, 0, ${at}, 1, ${at}, ${at} from many`.execute(db);
  await sql`insert into sessions (id, user_id, app, login_id, created_at, last_used_at, expires_at, user_agent, address)
    ${students} select ${id}, ${id}, 'school', ${id}, ${at}, ${at}, ${until}, '', '' from many`.execute(db);
  await sql`insert into grants (id, user_id, product_id, source, granted_at)
    ${students}, owned as (
      select product_id from
        (select product_id from classes group by product_id order by max(duration_seconds) desc, min(id) limit 2) as longest
      union select min(product_id) from book_sections where has_text = 1)
    select 'grant-' || i || '-' || product_id, ${id}, product_id, 'staff', ${at} from many, owned`.execute(db);
  await sql`insert into class_progress (user_id, class_id, product_id, position_seconds, watched, completed_at, updated_at)
    ${students}, begun as (select id as class_id, product_id from classes order by duration_seconds desc, id limit 10)
    select ${id}, class_id, product_id, 30, '[[0,30]]', null, ${at} from many, begun`.execute(db);
  await sql`insert into exam_attempts (id, exam_id, user_id, day, additional, started_at, deadline_at, status, answers, closed_at,
      closed_by, points, max_points, grade, passed)
    ${students}, twice(t) as (values (1), (2))
    select 'intento-' || i || '-' || t, ${sql.lit(loadExam.id)}, ${id}, '2026-01-0' || t, 0, ${at}, ${until}, 'closed', '{}', ${at},
      'submitted', 1, 2, 100, 0 from many, twice`.execute(db);
  await sql`insert into orders (id, number, user_id, status, payment_method, total, discount, new_total, base, tax, snapshot, billing,
      created_at, updated_at, expires_at, confirmed_at)
    ${students}, twice(t) as (values (1), (2))
    select 'pedido-' || i || '-' || t, 1000000 + i * 2 + t, ${id}, 'finished', 'card', 11800, 0, 11800, 10000, 1800, '{}', 'null',
      ${at}, ${at}, ${until}, ${at} from many, twice`.execute(db);
  await sql`insert into order_lines (order_id, position, product_id, title, kind, rate, price, discount, net, base, tax, choices)
    ${students}, twice(t) as (values (1), (2))
    select 'pedido-' || i || '-' || t, 0, id, title, kind, 1800, 11800, 0, 11800, 10000, 1800, '{}'
      from many, twice, products where slug = ${loadCourse.slug}`.execute(db);
}
