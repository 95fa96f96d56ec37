import { expect, test } from 'vitest';
import { AccountsInSql } from '#adapters/server/sql/accounts/accounts-in-sql.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { VideoUploadsInSql } from '#adapters/server/sql/learning/video-uploads-in-sql.ts';
import { aVideoUpload, videoUploadsContract } from '#test/ports/learning/video-uploads.ts';
import { at, aUser } from '#test/support/accounts/account-builders.ts';
import { storedProduct } from '#test/support/catalogue/catalogue-builders.ts';
import { insertCatalogue } from '#test/support/catalogue/catalogue-rows.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';

async function uploadsOn({ db }: OpenDatabase): Promise<VideoUploadsInSql> {
  await new AccountsInSql(db).add(aUser('ana'), '');
  await insertCatalogue(db, [storedProduct(7)]);
  return new VideoUploadsInSql(db);
}

eachDatabase('VideoUploadsInSql', (database) => {
  videoUploadsContract(() => uploadsOn(database()));
});

onPostgres('VideoUploadsInSql under a race', (database) => {
  test('of ten that bring the same piece at once one is kept, and of ten that finish one says so', async () => {
    const uploads = await uploadsOn(database());
    await uploads.add(aVideoUpload());
    const ten = Array.from({ length: 10 }, (_, index) => index);
    const pieces = ten.map((each) => ({ from: 0, bytes: 10 * (each + 1), key: `subidas/v1/${each}.bin` }));
    const { db } = database();
    const kept = await Promise.all(
      pieces.map((piece) =>
        db
          .transaction()
          .execute((transaction) => new VideoUploadsInSql(transaction).addPiece('v1', piece, at('10:01'))),
      ),
    );
    expect(kept.filter(Boolean)).toHaveLength(1);
    expect(await uploads.pieces('v1')).toEqual([pieces[kept.indexOf(true)]]);
    const settled = await Promise.all(
      ten.map((each) => uploads.settle('v1', { file: `videos/${each}.mp4`, seconds: 1 }, at('10:02'))),
    );
    expect(settled.filter(Boolean)).toHaveLength(1);
  });
});
