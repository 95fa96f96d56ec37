import { expect, test } from 'vitest';
import { AnnotationsInSql } from '#adapters/server/sql/reading/annotations-in-sql.ts';
import { annotation, annotationsContract } from '#test/ports/reading/annotations.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('AnnotationsInSql', (database) => {
  annotationsContract(async () => {
    const { db } = database();
    await insertProduct(db, 30);
    for (const id of ['ana', 'beto']) await insertUser(db, id);
    return new AnnotationsInSql(db);
  });
});

onPostgres('Annotations changed on several devices at once', (database) => {
  test('one change wins, the others are told: nothing is lost and nothing doubled', async () => {
    const { db } = database();
    await insertProduct(db, 30);
    await insertUser(db, 'ana');
    const annotations = new AnnotationsInSql(db);
    await annotations.add(annotation());
    const at = new Date('2026-03-02T15:00:00.000Z');
    const texts = Array.from({ length: 12 }, (_, device) => `nota del equipo ${device}`);
    const won = await Promise.all(
      texts.map((note) => annotations.change('ana', 'uno', 1, { kind: 'note', colour: 'blue', note }, at)),
    );
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await annotations.ofBook('ana', 30)).toMatchObject([{ note: texts[won.indexOf(true)], version: 2 }]);
  });

  test('the same note sent by two tabs at once is one', async () => {
    const { db } = database();
    await insertProduct(db, 30);
    await insertUser(db, 'ana');
    const annotations = new AnnotationsInSql(db);
    await Promise.all(Array.from({ length: 8 }, () => annotations.add(annotation({ note: 'una vez' }))));
    expect(await annotations.count('ana', 30)).toBe(1);
  });
});
