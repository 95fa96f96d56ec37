import type { Kysely } from 'kysely';
import {
  type KeptVideo,
  type VideoPiece,
  type VideoUpload,
  VideoUploads,
} from '#application/server/learning/videos/ports/video-uploads.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class VideoUploadsInSql extends VideoUploads {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async add({ id, productId, by, name, bytes, beganAt, touchedAt }: VideoUpload): Promise<void> {
    await this.db
      .insertInto('video_uploads')
      .values({
        id,
        product_id: productId,
        by_account: by,
        name,
        bytes,
        began_at: beganAt.toISOString(),
        touched_at: touchedAt.toISOString(),
      })
      .execute();
  }

  async find(id: string): Promise<VideoUpload | null> {
    const row = await this.db.selectFrom('video_uploads').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return null;
    return {
      id: row.id,
      productId: row.product_id,
      by: row.by_account,
      name: row.name,
      bytes: row.bytes,
      received: row.received,
      kept: row.file === null || row.seconds === null ? null : { file: row.file, seconds: row.seconds },
      beganAt: new Date(row.began_at),
      touchedAt: new Date(row.touched_at),
    };
  }

  async countUnfinished(by: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('video_uploads')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('by_account', '=', by)
      .where('file', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async addPiece(id: string, { from, bytes, key }: VideoPiece, at: Date): Promise<boolean> {
    const grown = await this.db
      .updateTable('video_uploads')
      .set({ received: from + bytes, touched_at: at.toISOString() })
      .where('id', '=', id)
      .where('received', '=', from)
      .where('file', 'is', null)
      .executeTakeFirst();
    if (grown.numUpdatedRows === 0n) return false;
    await this.db.insertInto('video_pieces').values({ upload_id: id, from_byte: from, bytes, key }).execute();
    return true;
  }

  pieces(id: string): Promise<readonly VideoPiece[]> {
    return this.db
      .selectFrom('video_pieces')
      .select(['from_byte as from', 'bytes', 'key'])
      .where('upload_id', '=', id)
      .orderBy('from_byte')
      .execute();
  }

  async settle(id: string, { file, seconds }: KeptVideo, at: Date): Promise<boolean> {
    const settled = await this.db
      .updateTable('video_uploads')
      .set({ file, seconds, touched_at: at.toISOString() })
      .where('id', '=', id)
      .where('file', 'is', null)
      .executeTakeFirst();
    if (settled.numUpdatedRows === 0n) return false;
    await this.#forgetPieces(id);
    return true;
  }

  async remove(id: string): Promise<void> {
    const upload = await this.find(id);
    if (upload === null || upload.kept !== null) return;
    await this.#forgetPieces(id);
    await this.db.deleteFrom('video_uploads').where('id', '=', id).where('file', 'is', null).execute();
  }

  async #forgetPieces(id: string): Promise<void> {
    await this.db.deleteFrom('video_pieces').where('upload_id', '=', id).execute();
  }
}
