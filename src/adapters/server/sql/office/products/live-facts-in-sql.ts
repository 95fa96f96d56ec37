import type { Kysely } from 'kysely';
import { columnsOfWritten, writtenColumns, writtenOf } from '#adapters/server/sql/catalogue/written-columns.ts';
import { type FactsToWrite, LiveFacts } from '#application/server/office/products/ports/live-facts.ts';
import type { MarkdownText } from '#application/server/office/products/ports/markdown-text.ts';
import { staffPartIn } from '#domain/catalogue/product-kind.ts';
import { type Modality, modalities } from '#domain/catalogue/product.ts';
import type { FactsContent } from '#domain/office/products/facts-content.ts';
import { limaMinute } from '#domain/shared/lima-minute.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class LiveFactsInSql extends LiveFacts {
  constructor(
    private readonly db: Kysely<SchoolDatabase>,
    private readonly markdown: MarkdownText,
  ) {
    super();
  }

  async read(productId: number): Promise<FactsContent> {
    const row = await this.db
      .selectFrom('products')
      .select(['title', 'slug', 'summary', 'category_id', 'duration_minutes', 'starts_at', 'ends_at', 'modality'])
      .select(['bibliographic', 'cover_file', 'description_markdown', ...writtenColumns])
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    const { certificateHours, descriptionHtml, ...written } = writtenOf(row);
    const staff = await this.#people(productId);
    return {
      ...written,
      title: row.title,
      slug: row.slug,
      summary: row.summary,
      description: await this.#markdownOf(row.description_markdown, descriptionHtml),
      categoryId: row.category_id,
      staffIds: staff.map(({ staff_id: id }) => id),
      certificateHours: String(certificateHours),
      durationMinutes: String(row.duration_minutes),
      startsAt: row.starts_at === null ? '' : limaMinute(new Date(row.starts_at)),
      endsAt: row.ends_at === null ? '' : limaMinute(new Date(row.ends_at)),
      modality: modalityOf(row.modality),
      bibliographic: Object.entries(JSON.parse(row.bibliographic) as Record<string, string>).map(([label, value]) => ({
        label,
        value,
      })),
      coverFile: row.cover_file,
    };
  }

  async write(productId: number, facts: FactsToWrite, at: Date): Promise<void> {
    await this.#leaveSlug(productId, facts.slug, at);
    await this.db
      .updateTable('products')
      .set({
        ...columnsOfWritten(facts),
        title: facts.title,
        slug: facts.slug,
        summary: facts.summary,
        description_markdown: facts.description,
        category_id: facts.categoryId,
        modality: facts.modality,
        bibliographic: JSON.stringify(
          Object.fromEntries(facts.bibliographic.map(({ label, value }) => [label, value])),
        ),
        cover_file: facts.coverFile,
        updated_at: at.toISOString(),
        ...(facts.tellsDates && {
          starts_at: facts.startsAt?.toISOString() ?? null,
          ends_at: facts.endsAt?.toISOString() ?? null,
        }),
        ...(facts.tellsMinutes && { duration_minutes: facts.durationMinutes }),
      })
      .where('id', '=', productId)
      .execute();
    await this.#writePeople(productId, facts.staffIds);
  }

  async knows(categoryId: number | null, staffIds: readonly number[]): Promise<{ category: boolean; staff: boolean }> {
    const category =
      categoryId === null ||
      (await this.db.selectFrom('categories').select('id').where('id', '=', categoryId).executeTakeFirst()) !==
        undefined;
    if (staffIds.length === 0) return { category, staff: true };
    const known = await this.db.selectFrom('staff').select('id').where('id', 'in', staffIds).execute();
    return { category, staff: known.length === new Set(staffIds).size };
  }

  /** The address that a product had leads on to its new one; one that it takes again leads nowhere else. */
  async #leaveSlug(productId: number, slug: string, at: Date): Promise<void> {
    const { slug: former } = await this.db
      .selectFrom('products')
      .select('slug')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    if (former === slug) return;
    await this.db.deleteFrom('former_slugs').where('slug', 'in', [slug, former]).execute();
    await this.db
      .insertInto('former_slugs')
      .values({ slug: former, product_id: productId, left_at: at.toISOString() })
      .execute();
  }

  /** The Markdown as it was written; made from what is shown where the description came by another way since, which keeps none of it. */
  async #markdownOf(markdown: string | null, html: string): Promise<string> {
    const isOfIt = markdown !== null && (await this.markdown.html(markdown)) === html;
    return isOfIt ? markdown : this.markdown.markdown(html);
  }

  #people(productId: number) {
    return this.db
      .selectFrom('product_staff')
      .select(['staff_id', 'part'])
      .where('product_id', '=', productId)
      .orderBy('position')
      .orderBy('staff_id')
      .execute();
  }

  async #writePeople(productId: number, staffIds: readonly number[]): Promise<void> {
    const former = new Map((await this.#people(productId)).map(({ staff_id: id, part }) => [id, part]));
    const { kind } = await this.db
      .selectFrom('products')
      .select('kind')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    await this.db.deleteFrom('product_staff').where('product_id', '=', productId).execute();
    const rows = [...new Set(staffIds)].map((id, index) => ({
      product_id: productId,
      staff_id: id,
      position: index + 1,
      part: former.get(id) ?? staffPartIn(kind),
    }));
    if (rows.length > 0) await this.db.insertInto('product_staff').values(rows).execute();
  }
}

function modalityOf(text: string | null): Modality | null {
  return modalities.find((each) => each === text) ?? null;
}
