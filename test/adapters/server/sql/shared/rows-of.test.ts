import fc from 'fast-check';
import { CompiledQuery, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { recordSources } from '#adapters/server/answer-sources.ts';
import { CompiledOnce } from '#adapters/server/sql/shared/compiled-once.ts';
import { type OpenDatabase, openSqlite } from '#adapters/server/sql/shared/connection.ts';
import { openPostgres } from '#adapters/server/sql/shared/postgres-connection.ts';
import { rowsOf } from '#adapters/server/sql/shared/rows-of.ts';
import { addressOf, eachDatabase, onSqlite } from '#test/support/school/databases.ts';

const all = CompiledQuery.raw('select slug from categories order by id') as CompiledQuery<{ readonly slug: string }>;
const named = new CompiledOnce((db, { slug }: { readonly slug: string }) =>
  db.selectFrom('categories').select('id').where('slug', '=', slug),
);
const adding = new CompiledOnce((db, { id, slug }: { readonly id: number; readonly slug: string }) =>
  db.insertInto('categories').values({ id, slug, title: slug, position: id }),
);

/** The same database as another process has it. */
async function beside(open: OpenDatabase): Promise<OpenDatabase> {
  const isServer = open.engine === 'PostgreSQL';
  const files = isServer ? null : await sql<{ file: string }>`select file from pragma_database_list`.execute(open.db);
  const other = files === null ? openPostgres(await addressOf(open)) : openSqlite(files.rows[0]?.file ?? '');
  onTestFinished(() => other.close());
  return other;
}

eachDatabase('rowsOf', (database) => {
  test('whoever has written what, it answers what kysely does', async () => {
    const { db } = database();
    const other = await beside(database());
    const who = fc.constantFrom('this', 'another', 'undone', 'within');
    await fc.assert(
      fc.asyncProperty(fc.array(who, { maxLength: 6 }), async (writers) => {
        await db.deleteFrom('categories').execute();
        for (const [index, writer] of writers.entries()) {
          const row = { id: index + 1, slug: `${writer}-${index}` };
          if (writer === 'this') await adding.rows(db, row);
          else if (writer === 'another') await adding.rows(other.db, row);
          else {
            const work = db.transaction().execute(async (own) => {
              await adding.rows(own, row);
              // What is not committed is its own transaction's alone.
              expect(await named.rows(own, row)).toEqual([{ id: row.id }]);
              expect(await rowsOf(own, all)).toEqual((await own.executeQuery(all)).rows);
              expect(await named.rows(db, row)).toEqual([]);
              if (writer === 'undone') throw new Error('no');
            });
            if (writer === 'undone') await expect(work).rejects.toThrow('no');
            else await work;
          }
          const kept = writers.slice(0, index + 1).flatMap((each, at) => (each === 'undone' ? [] : [`${each}-${at}`]));
          expect((await rowsOf(db, all)).map(({ slug }) => slug)).toEqual(kept);
        }
      }),
      { numRuns: 12 },
    );
  });

  test('what it reads is noted as a source of what is being made', async () => {
    const { db } = database();
    const { tables } = await recordSources(() => rowsOf(db, all));
    expect([...tables]).toEqual(['categories']);
  });
});

onSqlite('rowsOf', (database) => {
  test('a database that was closed is an error', async () => {
    const open: OpenDatabase = database();
    await rowsOf(open.db, all);
    await open.close();
    await expect(rowsOf(open.db, all)).rejects.toThrow('closed');
  });
});
