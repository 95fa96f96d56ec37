import { expect, test } from 'vitest';
import { MarkdownTextByMarkdownIt } from '#adapters/server/publishing/markdown-text-by-markdown-it.ts';
import { TypesetterByMarkdownIt } from '#adapters/server/publishing/typesetter-by-markdown-it.ts';
import { LiveFactsInSql } from '#adapters/server/sql/office/products/live-facts-in-sql.ts';
import { PublicationsInSql } from '#adapters/server/sql/office/publications-in-sql.ts';
import { liveFactsContract } from '#test/ports/office/live-parts.ts';
import { addProduct, addTeacher, courseFacts } from '#test/support/catalogue/edited-products.ts';
import { courseDraft } from '#test/support/catalogue/product-drafts.ts';
import { eachDatabase } from '#test/support/school/databases.ts';

const now = new Date('2026-03-10T15:00:00.000Z');

eachDatabase('LiveFactsInSql', (database) => {
  const factsOf = () => new LiveFactsInSql(database().db, new MarkdownTextByMarkdownIt(new TypesetterByMarkdownIt()));

  liveFactsContract(async () => {
    const { db } = database();
    await db.insertInto('categories').values({ id: 7, slug: 'laboral', title: 'Laboral', position: 1 }).execute();
    const id = await addProduct(db, { kind: 'seminar', startsAt: now });
    const one = await addTeacher(db, [id], null);
    const other = await new PublicationsInSql(db).addStaff('Luis Rojas', 'luis-rojas', 'Contador');
    return { facts: factsOf(), id, people: [one, other] as const };
  });

  test('a description that was imported since is read as it is shown, not as it was written here, and without tags', async () => {
    const { db } = database();
    const id = await addProduct(db);
    const content = courseFacts({ description: '**De aquí**' });
    const facts = {
      ...content,
      certificateHours: 0,
      durationMinutes: 0,
      startsAt: null,
      endsAt: null,
      descriptionHtml: '<p><strong>De aquí</strong></p>',
      tellsMinutes: false,
      tellsDates: true,
    };
    await factsOf().write(id, facts, now);
    expect((await factsOf().read(id)).description).toBe('**De aquí**');
    const imported = async (descriptionHtml: string) => {
      await new PublicationsInSql(db).update(id, courseDraft({ descriptionHtml }), now);
      return (await factsOf().read(id)).description;
    };
    expect(await imported('<p>De <strong>un</strong> archivo_1 &amp; más</p>\n<ul>\n<li>uno</li>\n</ul>')).toBe(
      'De **un** archivo\\_1 & más\n\n- uno',
    );
    expect(await imported('')).toBe('');
    // Two lists of one kind in a row would be one list: what no Markdown shows stays as it is.
    const lists = '<ul>\n<li>uno</li>\n</ul>\n<ul>\n<li>dos</li>\n</ul>';
    expect(await imported(lists)).toBe(lists);
  });

  test('whoever was of a product stays what they were of it', async () => {
    const { db } = database();
    const id = await addProduct(db);
    const rosa = await addTeacher(db, [id], null);
    await db.updateTable('product_staff').set({ part: 'Moderadora' }).execute();
    const luis = await new PublicationsInSql(db).addStaff('Luis Rojas', 'luis-rojas', 'Contador');
    const content = {
      ...courseFacts({ staffIds: [luis, rosa] }),
      descriptionHtml: '',
      tellsMinutes: false,
      tellsDates: true,
    };
    const read = { certificateHours: 0, durationMinutes: 0, startsAt: null, endsAt: null };
    await factsOf().write(id, { ...content, ...read }, now);
    const rows = await db.selectFrom('product_staff').select(['staff_id', 'part']).orderBy('position').execute();
    expect(rows).toEqual([
      { staff_id: luis, part: 'Docente' },
      { staff_id: rosa, part: 'Moderadora' },
    ]);
  });
});
