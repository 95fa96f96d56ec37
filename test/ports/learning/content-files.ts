import { expect, test } from 'vitest';
import type { ContentFile, ContentFiles } from '#application/server/learning/ports/content-files.ts';
import { at } from '#test/support/accounts/account-builders.ts';

/** A video of a minute that ana sent for product 10. */
function contentFile(changes: Partial<ContentFile> = {}): ContentFile {
  return {
    key: 'videos/nuevo.mp4',
    productId: 10,
    use: 'video',
    mediaType: 'video/mp4',
    bytes: 3_000_000_000,
    seconds: 60,
    by: 'ana',
    at: at('10:00'),
    ...changes,
  };
}

/** What every `ContentFiles` does. The factory gives one that knows ana and holds product 10 of `studyContent` with `studyMedia`, and product 11. */
export function contentFilesContract(make: () => Promise<ContentFiles>): void {
  test('names what was sent for a product and what its classes show, and nothing of another', async () => {
    const files = await make();
    await files.add(contentFile());
    await files.add(contentFile({ key: 'subtitulos/ajenos.vtt', use: 'captions', productId: 11 }));
    // A file that was sent and is shown by now is one.
    await files.add(contentFile({ key: 'clases/tres.webm', mediaType: 'video/webm', seconds: 61 }));
    const own = await files.ofProduct(10);
    expect(own.map(({ key, use }) => [key, use]).toSorted()).toEqual([
      ['clases/tres.webm', 'video'],
      ['clases/uno.vtt', 'captions'],
      ['clases/uno.webm', 'video'],
      ['clases/uno.webp', 'poster'],
      ['videos/nuevo.mp4', 'video'],
    ]);
    const secondsOf = (key: string) => own.find((file) => file.key === key)?.seconds;
    expect([secondsOf('clases/tres.webm'), secondsOf('clases/uno.webm')]).toEqual([61, 60]);
    expect((await files.ofProduct(11)).map(({ key }) => key)).toEqual(['subtitulos/ajenos.vtt']);
  });

  test('shared files are those of both products, as often as they are shared', async () => {
    const files = await make();
    const sorted = async (id: number) =>
      (await files.ofProduct(id)).toSorted((one, other) => one.key.localeCompare(other.key));
    const own = await sorted(10);
    await files.share(11, own);
    await files.share(11, own);
    await files.share(11, []);
    expect(await sorted(11)).toEqual(own);
    expect(await sorted(10)).toEqual(own);
  });
}
