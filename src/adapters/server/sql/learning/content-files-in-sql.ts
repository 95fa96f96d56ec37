import type { Kysely } from 'kysely';
import { type ContentFile, ContentFiles, type OwnFile } from '#application/server/learning/ports/content-files.ts';
import type { ContentFileUse } from '#domain/learning/syllabus/syllabus.ts';
import { slices } from '#adapters/server/sql/reading/kept-texts.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class ContentFilesInSql extends ContentFiles {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async add({ key, productId, use, mediaType, bytes, seconds, by, at }: ContentFile): Promise<void> {
    await this.db
      .insertInto('content_files')
      .values({
        key,
        product_id: productId,
        use,
        media_type: mediaType,
        bytes,
        seconds,
        by_account: by,
        at: at.toISOString(),
      })
      .execute();
  }

  async ofProduct(productId: number): Promise<readonly OwnFile[]> {
    const sent = await this.db
      .selectFrom('content_files')
      .select(['key', 'use', 'media_type as mediaType', 'bytes', 'seconds'])
      .where('product_id', '=', productId)
      .execute();
    const shared = await this.db
      .selectFrom('shared_content_files')
      .select(['key', 'use', 'media_type as mediaType', 'bytes', 'seconds'])
      .where('product_id', '=', productId)
      .execute();
    const named = new Map(
      [...sent, ...shared].map((file): [string, OwnFile] => [file.key, { ...file, use: file.use as ContentFileUse }]),
    );
    for (const file of await this.#studied(productId)) if (!named.has(file.key)) named.set(file.key, file);
    return [...named.values()];
  }

  async share(productId: number, files: readonly OwnFile[]): Promise<void> {
    for (const some of slices(files)) {
      await this.db
        .insertInto('shared_content_files')
        .values(
          some.map(({ key, use, mediaType, bytes, seconds }) => ({
            product_id: productId,
            key,
            use,
            media_type: mediaType,
            bytes,
            seconds,
          })),
        )
        .onConflict((conflict) => conflict.columns(['product_id', 'key']).doNothing())
        .execute();
    }
  }

  /** What classes and materials name, of before files were noted. */
  async #studied(productId: number): Promise<readonly OwnFile[]> {
    const classes = await this.db
      .selectFrom('classes')
      .select(['video_file', 'captions_file', 'poster_file', 'duration_seconds'])
      .where('product_id', '=', productId)
      .execute();
    const materials = await this.db
      .selectFrom('materials')
      .select(['file', 'media_type', 'bytes'])
      .where('product_id', '=', productId)
      .execute();
    const fileOf = (key: string | null, use: ContentFileUse, seconds = 0): readonly OwnFile[] =>
      key === null ? [] : [{ key, use, mediaType: '', bytes: 0, seconds }];
    return [
      ...classes.flatMap((row) => [
        ...fileOf(row.video_file, 'video', row.duration_seconds),
        ...fileOf(row.captions_file, 'captions'),
        ...fileOf(row.poster_file, 'poster'),
      ]),
      ...materials.map(({ file, media_type, bytes }) => ({
        key: file,
        use: 'material' as const,
        mediaType: media_type,
        bytes,
        seconds: 0,
      })),
    ];
  }
}
