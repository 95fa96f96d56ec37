import { expect, test } from 'vitest';
import { PublicationsInSql } from '#adapters/server/sql/office/publications-in-sql.ts';
import { WorkingCopiesInSql } from '#adapters/server/sql/office/products/working-copies-in-sql.ts';
import { RetentionInSql } from '#adapters/server/sql/legal/retention-in-sql.ts';
import { ManuscriptsInSql } from '#adapters/server/sql/reading/manuscripts-in-sql.ts';
import { AccountsInSql } from '#adapters/server/sql/accounts/accounts-in-sql.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { boundBook, manuscriptsContract, paragraph } from '#test/ports/reading/manuscripts.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { addProduct } from '#test/support/catalogue/edited-products.ts';
import { eachDatabase } from '#test/support/school/databases.ts';

async function bookIn({ db }: OpenDatabase) {
  const productId = await addProduct(db, { kind: 'book', sku: 'LI-1', slug: 'un-libro' });
  return { manuscripts: new ManuscriptsInSql(db), publications: new PublicationsInSql(db), productId, db };
}
const at = new Date('2026-03-10T15:00:00.000Z');

eachDatabase('ManuscriptsInSql', (database) => {
  manuscriptsContract(() => bookIn(database()));

  test('what was published or stands in a working copy stays; a text that was written on goes', async () => {
    const { manuscripts, publications, productId, db } = await bookIn(database());
    await publications.replaceSections(productId, boundBook(['Uno', 0, 'Publicado']), at);
    await publications.replaceSections(productId, boundBook(['Uno', 0, 'Otra edición']), at);
    const [written, left] = await manuscripts.keep([paragraph('En el borrador'), paragraph('Tachado')], at);
    await new AccountsInSql(db).add(aUser('ana'), '');
    const content = { sections: [{ text: written }] };
    await new WorkingCopiesInSql(db).keep(productId, 'book', content, 0, 'ana', at);
    const gone = await new RetentionInSql(db).forget('section-texts', new Date(at.getTime() + 1), 10);
    expect(gone.count).toBe(1);
    const rows = await db.selectFrom('section_texts').select('markdown').orderBy('markdown').execute();
    expect(rows.map(({ markdown }) => markdown)).toEqual(['En el borrador', 'Otra edición', 'Publicado']);
    expect(left).not.toBe(written);
  });

  test('the sections in which readers marked something are told, each reader once', async () => {
    const { manuscripts, publications, productId, db } = await bookIn(database());
    await publications.replaceSections(productId, boundBook(['Uno', 0, 'a'], ['Dos', 0, 'b']), at);
    for (const who of ['ana', 'luis']) await new AccountsInSql(db).add(aUser(who), '');
    const mark = { product_id: productId, kind: 'highlight' as const, colour: 'yellow', starts_at: 0, ends_at: 1 };
    const words = { quote: 'a', text_before: '', text_after: '', note: '', version: 1 };
    const when = { created_at: at.toISOString(), changed_at: at.toISOString() };
    const marks = [
      ['1', 'ana', 'dos', null],
      ['2', 'ana', 'dos', null],
      ['3', 'luis', 'dos', null],
      ['4', 'luis', 'uno', at.toISOString()],
    ] as const;
    for (const [id, user_id, section_slug, removed_at] of marks) {
      await db
        .insertInto('annotations')
        .values({ id, user_id, section_slug, removed_at, ...mark, ...words, ...when })
        .execute();
    }
    expect(await manuscripts.marked(productId)).toEqual([{ slug: 'dos', title: 'Dos', readers: 2 }]);
  });
});
