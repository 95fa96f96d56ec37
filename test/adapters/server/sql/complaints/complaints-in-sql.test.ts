import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { ComplaintsInSql } from '#adapters/server/sql/complaints/complaints-in-sql.ts';
import { FileComplaint } from '#application/server/complaints/file-complaint.ts';
import { complaintsContract } from '#test/ports/complaints/complaints.ts';
import { aComplaintDraft } from '#test/support/complaints/complaint-drafts.ts';
import { aComplaint } from '#test/support/complaints/complaints.ts';
import { eachDatabase, onPostgres, onSqlite } from '#test/support/school/databases.ts';
import { testSchool } from '#test/support/school/test-school.ts';

eachDatabase('ComplaintsInSql', (database) => {
  complaintsContract(() => Promise.resolve(new ComplaintsInSql(database().db)));

  test.each([
    ['an altered sheet', "update complaints set detail = 'otra cosa'"],
    ['an altered number', "update complaints set number = '000000002-2026', ordinal = 2"],
    ['a deleted sheet', 'delete from complaints'],
    ['an altered answer', "update complaint_events set body = 'otra respuesta'"],
    ['a deleted answer', 'delete from complaint_events'],
  ])('the database refuses %s', async (_, statement) => {
    const { db } = database();
    const book = new ComplaintsInSql(db);
    await book.add(aComplaint(1));
    const answer = { id: 'a', kind: 'answer', text: 'Ya está', by: 'Luis Rojas', at: new Date(0) } as const;
    await book.addEvent('sheet-1', answer);
    await expect(db.executeQuery(CompiledQuery.raw(statement))).rejects.toThrow(/append-only/);
    expect(await book.byNumber(aComplaint(1).number)).toEqual({ complaint: aComplaint(1), events: [answer] });
  });

  test('the database refuses a number twice', async () => {
    const book = new ComplaintsInSql(database().db);
    await book.add(aComplaint(1));
    await expect(book.add(aComplaint(1, { id: 'otra', secret: 'otro' }))).rejects.toThrow(/unique/i);
  });

  test('an attempt that is undone leaves no gap', async () => {
    const { school } = await testSchool({ database: database() });
    const file = () => school.write(FileComplaint, (book) => book.execute(aComplaintDraft()));
    await file();
    const failing = school.write(FileComplaint, async (book) => {
      await book.execute(aComplaintDraft());
      throw new Error('the power went');
    });
    await expect(failing).rejects.toThrow('the power went');
    expect(await file()).toMatchObject({ ok: true, value: { ordinal: 2 } });
  });
});

onSqlite('ComplaintsInSql', (database) => {
  test('nor is a sheet replaced by another of its id', async () => {
    const { db } = database();
    const book = new ComplaintsInSql(db);
    await book.add(aComplaint(1));
    const row = await db.selectFrom('complaints').selectAll().executeTakeFirstOrThrow();
    const replacing = db.replaceInto('complaints').values({ ...row, detail: 'otra cosa' });
    await expect(replacing.execute()).rejects.toThrow(/append-only/);
    const byNumber = db.replaceInto('complaints').values({ ...row, id: 'otra', secret: 'otro', detail: 'otra cosa' });
    await expect(byNumber.execute()).rejects.toThrow(/append-only/);
    expect(await db.selectFrom('complaints').selectAll().execute()).toEqual([row]);
  });
});

onPostgres('The complaints book under a race', (database) => {
  test('fifty sheets filed at once, some of them undone, get numbers without a gap and none twice', async () => {
    const { school, db } = await testSchool({ database: database() });
    const attempts = Array.from({ length: 60 }, (_, index) =>
      school.write(FileComplaint, async (book) => {
        const filed = await book.execute(aComplaintDraft());
        if (index % 6 === 5) throw new Error('undone');
        return filed;
      }),
    );
    const settled = await Promise.allSettled(attempts);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    const rows = await db.selectFrom('complaints').select(['ordinal', 'number']).orderBy('ordinal').execute();
    expect(rows.map(({ ordinal }) => ordinal)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(rows.at(-1)?.number).toBe('000000050-2026');
  });
});
