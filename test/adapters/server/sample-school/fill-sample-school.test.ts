import { expect, it } from 'vitest';
import { fillSampleSchool } from '#adapters/server/sample-school/fill-sample-school.ts';
import { sampleMediaKeys } from '#adapters/server/sample-school/sample-media.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { FileStore } from '#application/server/shared/ports/file-store.ts';
import { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import { limaDay, weekday } from '#domain/shared/dates.ts';
import { eachDatabase, onPostgres, onSqlite } from '#test/support/school/databases.ts';
import { firstStart } from './filled-school.ts';

/** Hashes at once: what is tested here is not passwords. */
class PlainHasher extends PasswordHasher {
  hash(password: string): Promise<string> {
    return Promise.resolve(`plain:${password}`);
  }

  verify(hash: string | null, password: string): Promise<boolean> {
    return Promise.resolve(hash === `plain:${password}`);
  }
}

/** Takes every file and keeps none: which files there are is tested elsewhere. */
class FilesForgotten extends FileStore {
  async put(): Promise<void> {}
  async find(): Promise<null> {
    return null;
  }
  async read(key: string): Promise<never> {
    throw new Error(`Nobody reads ${key} here`);
  }
  async remove(): Promise<void> {}
  async *list(): AsyncGenerator<never> {}
  async checksum(): Promise<null> {
    return null;
  }
  async addressOf(): Promise<null> {
    return null;
  }
}

function fill({ db }: OpenDatabase, now = firstStart, withDemoAccounts = true): Promise<boolean> {
  const parts = { files: new FilesForgotten(), passwords: new PlainHasher(), generalRate: 1800 };
  return fillSampleSchool(db, { ...parts, now, withDemoAccounts });
}

async function countsByKind({ db }: OpenDatabase): Promise<Readonly<Record<string, number>>> {
  const rows = await db
    .selectFrom('products')
    .select((column) => ['kind', column.fn.countAll().as('count')])
    .where('status', '=', 'published')
    .groupBy('kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
}

const promised = {
  seminar: 8,
  course: 8,
  workshop: 4,
  book: 6,
  magazine: 3,
  consultancy: 3,
  diploma: 2,
  'specialised-course': 2,
  plan: 4,
} as const;

eachDatabase('fillSampleSchool', (database) => {
  it('makes every kind of product visible', async () => {
    expect(await fill(database())).toBe(true);
    const counts = await countsByKind(database());
    expect(Object.entries(promised).filter(([kind, least]) => (counts[kind] ?? 0) < least)).toEqual([]);
  });

  it('SAFE-21: fills a public school without demo accounts and what is theirs', async () => {
    expect(await fill(database(), firstStart, false)).toBe(true);
    expect((await countsByKind(database()))['course']).toBe(8);
    for (const table of ['users', 'orders', 'vouchers', 'grants', 'plan_members', 'content_comments'] as const) {
      expect(await database().db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it('adds a deposit whose picture is there: it is named by the amount that it says', async () => {
    await fill(database());
    const { db } = database();
    const vouchers = await db.selectFrom('vouchers').select('file_key').execute();
    expect(vouchers).toHaveLength(1);
    expect(sampleMediaKeys()).toEqual(expect.arrayContaining(vouchers.map((voucher) => voucher.file_key)));
  });

  it('fills once: a second start adds nothing', async () => {
    await fill(database());
    const before = await countsByKind(database());
    expect(await fill(database())).toBe(false);
    expect(await countsByKind(database())).toEqual(before);
  });

  it('leaves a school alone that has a product of its own', async () => {
    const { db } = database();
    await fill(database());
    for (const table of tablesThatReferToProducts) await db.deleteFrom(table).execute();
    await db.deleteFrom('products').where('slug', '!=', 'igv-paso-a-paso').execute();
    expect(await fill(database())).toBe(false);
    expect(await countsByKind(database())).toEqual({ course: 1 });
  });
});

/** In an order in which they can be emptied. */
const tablesThatReferToProducts: readonly (keyof SchoolDatabase)[] = [
  'seminar_recordings',
  'seminar_rooms',
  'seminar_sessions',
  'plan_members',
  'grants',
  'order_notices',
  'vouchers',
  'receipts',
  'payment_attempts',
  'order_lines',
  'orders',
  'certificates',
  'class_progress',
  'consultations',
  'content_comments',
  'content_ratings',
  'exam_questions',
  'exams',
  'materials',
  'classes',
  'modules',
  'book_sections',
  'product_staff',
  'plan_products',
  'plan_prices',
  'price_options',
];

onPostgres('fillSampleSchool in two servers at once', (database) => {
  it('fills once', async () => {
    const filled = await Promise.all([fill(database()), fill(database())]);
    expect(filled.filter(Boolean)).toHaveLength(1);
    expect((await countsByKind(database()))['course']).toBe(8);
  });
});

onSqlite('fillSampleSchool that fails half-way', (database) => {
  it('leaves nothing behind, so that the next start fills', async () => {
    const { db } = database();
    const person = { slug: 'gladys-pena', full_name: 'Otra persona', profession: '', biography: '', photo_file: null };
    await db
      .insertInto('staff')
      .values({ id: 900, ...person })
      .execute();
    await expect(fill(database())).rejects.toThrow(/staff/);
    expect(await countsByKind(database())).toEqual({});
    expect(await db.selectFrom('categories').select('id').execute()).toEqual([]);
    await db.deleteFrom('staff').execute();
    expect(await fill(database())).toBe(true);
  });
});

onSqlite('the dates of the sample school', (database) => {
  it.each(['2026-11-20T15:00:00.000Z', '2027-01-01T04:59:59.000Z', '2028-02-29T05:00:00.000Z'])(
    'are past and coming when it is first started at %s',
    async (start) => {
      await fill(database(), new Date(start));
      const { db } = database();
      const seminars = await db.selectFrom('products').selectAll().where('kind', '=', 'seminar').execute();
      expect(seminars.filter((row) => (row.starts_at ?? '') > start)).toHaveLength(4);
      expect(seminars.filter((row) => (row.ends_at ?? '') < start)).toHaveLength(5);
      expect(seminars.filter((row) => weekday(limaDay(new Date(row.starts_at ?? ''))) === 0)).toEqual([]);
    },
  );

  it('put every code and every advertisement in force', async () => {
    await fill(database());
    const { db } = database();
    const now = firstStart.toISOString();
    const codes = await db.selectFrom('discount_codes').select(['starts_at', 'ends_at']).execute();
    const campaigns = await db.selectFrom('campaigns').select(['starts_at', 'ends_at']).execute();
    expect([...codes, ...campaigns].filter((row) => row.starts_at > now || row.ends_at <= now)).toEqual([]);
    expect(campaigns.length).toBeGreaterThanOrEqual(3);
  });
});
