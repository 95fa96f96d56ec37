import { expect, test } from 'vitest';
import type { VideoUpload, VideoUploads } from '#application/server/learning/videos/ports/video-uploads.ts';
import { at } from '#test/support/accounts/account-builders.ts';

/** A video of 100 bytes that ana sends for product 7. */
export function aVideoUpload(changes: Partial<VideoUpload> = {}): VideoUpload {
  return {
    id: 'v1',
    productId: 7,
    by: 'ana',
    name: 'clase-1.mp4',
    bytes: 100,
    received: 0,
    kept: null,
    beganAt: at('10:00'),
    touchedAt: at('10:00'),
    ...changes,
  };
}

const piece = (from: number, bytes: number) => ({ from, bytes, key: `subidas/v1/${from}.bin` });

/** What every `VideoUploads` does. The factory gives an empty one that knows product 7 and the account ana. */
export function videoUploadsContract(make: () => VideoUploads | Promise<VideoUploads>): void {
  test('a video grows piece by piece, each where the last ended', async () => {
    const uploads = await make();
    await uploads.add(aVideoUpload());
    expect(await uploads.find('v1')).toEqual(aVideoUpload());
    expect(await uploads.addPiece('v1', piece(0, 60), at('10:01'))).toBe(true);
    expect(await uploads.addPiece('v1', piece(0, 60), at('10:02'))).toBe(false);
    expect(await uploads.addPiece('v1', piece(70, 30), at('10:02'))).toBe(false);
    expect(await uploads.addPiece('v1', piece(60, 40), at('10:03'))).toBe(true);
    expect(await uploads.pieces('v1')).toEqual([piece(0, 60), piece(60, 40)]);
    expect(await uploads.find('v1')).toEqual(aVideoUpload({ received: 100, touchedAt: at('10:03') }));
    expect(await uploads.addPiece('v9', piece(0, 1), at('10:03'))).toBe(false);
    expect(await uploads.find('v9')).toBeNull();
  });

  test('one that is there has no pieces, takes none, and stays', async () => {
    const uploads = await make();
    await uploads.add(aVideoUpload());
    await uploads.addPiece('v1', piece(0, 100), at('10:01'));
    const kept = { file: 'videos/v1.mp4', seconds: 61 };
    expect(await uploads.settle('v1', kept, at('10:02'))).toBe(true);
    expect(await uploads.settle('v1', { file: 'videos/otro.mp4', seconds: 1 }, at('10:03'))).toBe(false);
    expect(await uploads.pieces('v1')).toEqual([]);
    expect(await uploads.addPiece('v1', piece(100, 1), at('10:03'))).toBe(false);
    await uploads.remove('v1');
    expect(await uploads.find('v1')).toEqual(aVideoUpload({ received: 100, kept, touchedAt: at('10:02') }));
  });

  test('one under way can be forgotten, and counts as unfinished until then or until it is there', async () => {
    const uploads = await make();
    for (const id of ['v1', 'v2', 'v3']) await uploads.add(aVideoUpload({ id, bytes: 4_000_000_000 }));
    await uploads.addPiece('v1', piece(0, 100), at('10:01'));
    await uploads.settle('v2', { file: 'videos/v2.mp4', seconds: 3 }, at('10:02'));
    expect(await uploads.countUnfinished('ana')).toBe(2);
    await uploads.remove('v1');
    expect(await uploads.pieces('v1')).toEqual([]);
    expect(await uploads.find('v1')).toBeNull();
    expect(await uploads.countUnfinished('ana')).toBe(1);
    expect(await uploads.countUnfinished('luis')).toBe(0);
  });
}
