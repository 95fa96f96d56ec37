import type { Kysely } from 'kysely';
import { AccessTokensByJose } from '#adapters/server/security/access-tokens-by-jose.ts';
import { secretNamed } from '#adapters/server/security/school-secrets.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { insertGrant } from '#test/support/shared/rows.ts';
import { loadCourse } from './load-rows.ts';

const pages = ['/', '/cursos', `/cursos/${loadCourse.slug}`, '/ayuda', '/api/v1/products'] as const;

interface Cart {
  readonly cookie: string;
}

/**
 * Visitors who read pages and fill carts, and students who save how far they watched: what a proxy may send again by itself
 * must never fail, whatever becomes of the process that was asked. Somebody whose cart was refused tries again with a new one.
 */
export class ReadingLoad {
  reads = 0;
  /** What came back though it never should: a read, or a save of progress, that failed. */
  readonly failures: string[] = [];
  /** Carts that the school said it has. */
  readonly carts: Cart[] = [];
  /** By student, the second of a class that was acknowledged last, and the one sent last. */
  readonly progress = new Map<string, { acknowledged: number; sent: number }>();
  #isGoing = true;
  #running: Promise<void>[] = [];

  private constructor(
    private readonly origin: string,
    private readonly tokens: AccessTokensByJose,
    private readonly course: { readonly slug: string; readonly classId: number; readonly seconds: number },
    private readonly students: readonly string[],
  ) {}

  /** @param students accounts with a session of the same id; they get the course whose first long class they watch. */
  static async prepare(origin: string, db: Kysely<SchoolDatabase>, students: readonly string[]): Promise<ReadingLoad> {
    const longest = await db
      .selectFrom('classes')
      .innerJoin('products', 'products.id', 'classes.product_id')
      .select(['products.id', 'products.slug', 'classes.id as classId', 'classes.duration_seconds as seconds'])
      .where('products.kind', '=', 'course')
      .orderBy('classes.duration_seconds', 'desc')
      .orderBy('classes.id')
      .executeTakeFirstOrThrow();
    for (const student of students) await insertGrant(db, student, longest.id);
    const secret = await secretNamed(db, 'access-tokens', () => new Uint8Array(), new Date());
    return new ReadingLoad(origin, new AccessTokensByJose(secret), longest, students);
  }

  start(): void {
    this.#running = [
      this.#again(() => this.#read()),
      this.#again(() => this.#fill()),
      ...this.students.map((student) => this.#again(() => this.#watch(student))),
    ];
  }

  async stop(): Promise<void> {
    this.#isGoing = false;
    await Promise.all(this.#running);
  }

  /** How much was done so far. */
  get count(): number {
    return this.reads + this.carts.length + [...this.progress.values()].reduce((sum, { sent }) => sum + sent, 0);
  }

  async #again(what: () => Promise<void>): Promise<void> {
    while (this.#isGoing) await what();
  }

  async #read(): Promise<void> {
    const path = pages[this.reads % pages.length] ?? '/';
    const status = await this.#statusOf(path, {});
    if (status === '200') this.reads += 1;
    else this.failures.push(`GET ${path}: ${status}`);
  }

  async #watch(student: string): Promise<void> {
    const known = this.progress.get(student) ?? { acknowledged: 0, sent: 0 };
    this.progress.set(student, known);
    known.sent = Math.min(known.sent + 1, this.course.seconds);
    const { slug, classId } = this.course;
    const token = await this.tokens.issue({ userId: student, sessionId: student }, new Date());
    const status = await this.#statusOf(`/api/v1/contents/${slug}/classes/${classId}/progress`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ positionSeconds: known.sent, watched: [] }),
    });
    if (status === '200') known.acknowledged = known.sent;
    // So many calls a minute an account has.
    else if (status !== '429') this.failures.push(`PUT progress: ${status}`);
  }

  async #fill(): Promise<void> {
    const form = new FormData();
    form.set('slug', loadCourse.slug);
    form.set('revista', 'ES');
    const answer = await fetch(`${this.origin}/api/clientes/add-carrito`, { method: 'POST', body: form }).catch(
      () => null,
    );
    await answer?.arrayBuffer().catch(() => null);
    const [cookie] = answer?.headers.getSetCookie() ?? [];
    if (answer?.status === 200 && cookie !== undefined) this.carts.push({ cookie: cookie.split(';')[0] ?? '' });
  }

  /** The status of an answer that came whole, else what became of it. */
  async #statusOf(path: string, init: RequestInit): Promise<string> {
    try {
      const answer = await fetch(this.origin + path, { signal: AbortSignal.timeout(30_000), ...init });
      const text = await answer.text();
      return answer.ok ? String(answer.status) : `${answer.status} ${text.slice(0, 200)}`;
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
      return `${String(error)} ${cause}`;
    }
  }

  /** What the school has lost of carts and of progress, asked through the same door; empty when all is well. */
  async losses(db: Kysely<SchoolDatabase>): Promise<readonly string[]> {
    const lost: string[] = [];
    for (const { cookie } of this.carts) {
      const cart = await fetch(`${this.origin}/api/v1/cart`, { headers: { cookie } }).then((answer) => answer.text());
      if (!cart.includes(loadCourse.slug)) lost.push(`cart lost: ${cart.slice(0, 200)}`);
    }
    const rows = await db.selectFrom('class_progress').select(['user_id', 'position_seconds']).execute();
    const kept = new Map(rows.map((row) => [row.user_id, row.position_seconds]));
    for (const [student, { acknowledged, sent }] of this.progress) {
      const position = kept.get(student) ?? 0;
      if (position < acknowledged || position > sent) lost.push(`progress lost: ${position}, not ${acknowledged}`);
    }
    return lost;
  }
}
