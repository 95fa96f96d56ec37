import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { VideoUploads } from '#application/server/learning/videos/ports/video-uploads.ts';
import { videoPiece } from '#domain/learning/syllabus/video-file.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import { addProduct, addTeacher } from '#test/support/catalogue/edited-products.ts';
import { sampleWebm, tinyVideo } from '#test/support/learning/tiny-videos.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

const path = '/api/v1/staff/video-uploads';
const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** What somebody who sends videos does, call by call. */
async function senderOf({ app, signIn }: TestSchool, userId: string | null) {
  const headers = { 'tus-resumable': '1.0.0', ...(userId === null ? {} : await signIn(userId)) };
  const call = async (
    method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
    url: string,
    more: object,
    payload?: Uint8Array,
  ) => {
    const given = payload === undefined ? {} : { payload: Buffer.from(payload) };
    const answer = await app.inject({ method, url, headers: { ...headers, ...more }, ...given });
    const body = answer.body === '' ? null : (JSON.parse(answer.body) as Record<string, unknown>);
    return { status: answer.statusCode, headers: answer.headers, body };
  };
  return {
    begin: (productId: number | string, bytes: number, name = 'clase.mp4') =>
      call('POST', path, {
        'upload-length': String(bytes),
        'upload-metadata': `producto ${base64(String(productId))},nombre ${base64(name)}`,
      }),
    piece: (url: string, from: number, content: Uint8Array) =>
      call('PATCH', url, { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' }, content),
    where: (url: string) => call('HEAD', url, {}),
    abandon: (url: string) => call('DELETE', url, {}),
    finish: (url: string) => call('POST', `${url}/completion`, {}),
    send: async (productId: number, content: Uint8Array) => {
      const url = String(
        (
          await call('POST', path, {
            'upload-length': String(content.length),
            'upload-metadata': `producto ${base64(String(productId))},nombre ${base64('clase.mp4')}`,
          })
        ).headers['location'],
      );
      const cut = Math.floor(content.length / 3);
      await call(
        'PATCH',
        url,
        { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
        content.subarray(0, cut),
      );
      await call(
        'PATCH',
        url,
        { 'upload-offset': String(cut), 'content-type': 'application/offset+octet-stream' },
        content.subarray(cut),
      );
      return url;
    },
  };
}

/** What lies in the folder of pieces. */
function piecesIn({ dataDir }: TestSchool): readonly string[] {
  const folder = join(dataDir, 'subidas');
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .map(String)
        .filter((name) => name.endsWith('.bin'))
    : [];
}

describe('a video that is sent to the school', () => {
  test('comes in piece by piece, goes on where it was, and is kept once it is a whole that every browser shows', async () => {
    const world = await testSchool();
    const id = await addProduct(world.db);
    const editor = await senderOf(world, await world.addUser({}, ['editor']));
    const video = sampleWebm();
    const begun = await editor.begin(id, video.length, 'Qué es.webm');
    expect(begun.status).toBe(201);
    const url = String(begun.headers['location']);
    expect(url).toMatch(/^\/api\/v1\/staff\/video-uploads\/[\w-]+$/);
    const half = Math.floor(video.length / 2);
    expect(await editor.piece(url, 0, video.subarray(0, half))).toMatchObject({
      status: 204,
      headers: { 'upload-offset': String(half), 'tus-resumable': '1.0.0' },
    });
    // What was sent and never answered is sent again: it is told how far it really is.
    expect(await editor.piece(url, 0, video.subarray(0, half))).toMatchObject({ status: 409 });
    expect(await editor.where(url)).toMatchObject({
      status: 200,
      headers: { 'upload-offset': String(half), 'upload-length': String(video.length), 'cache-control': 'no-store' },
    });
    expect(await editor.finish(url)).toMatchObject({ status: 409, body: { kind: 'upload-unfinished' } });
    expect((await editor.piece(url, half, video.subarray(half))).status).toBe(204);
    const finished = await editor.finish(url);
    expect(finished).toMatchObject({ status: 200, body: { seconds: 23 } });
    const file = String(finished.body?.['file']);
    expect(file).toMatch(/^videos\/[\w-]+\.webm$/);
    expect(Buffer.compare(readFileSync(join(world.dataDir, file)), video)).toBe(0);
    expect(piecesIn(world)).toEqual([]);
    expect(await editor.finish(url)).toEqual({ ...finished, headers: expect.anything() });
    await editor.abandon(url);
    expect(existsSync(join(world.dataDir, file))).toBe(true);
  });

  test('comes over a line as it does in this process, in as little memory, and names nothing that cannot be stored', async () => {
    const world = await testSchool();
    const id = await addProduct(world.db);
    const userId = await world.addUser({}, ['editor']);
    const editor = await senderOf(world, userId);
    const video = sampleWebm();
    const url = String((await editor.begin(id, video.length)).headers['location']);
    const origin = await world.app.listen({ port: 0, host: '127.0.0.1' });
    const more = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream', 'tus-resumable': '1.0.0' };
    const headers = { ...(await world.signIn(userId)), ...more };
    const sent = await fetch(origin + url, { method: 'PATCH', headers, body: Buffer.from(video) });
    expect([sent.status, sent.headers.get('upload-offset')]).toEqual([204, String(video.length)]);
    expect((await editor.finish(url)).status).toBe(200);
    expect(await editor.begin(id, 10, 'a\u{0}b')).toMatchObject({ status: 400, body: { kind: 'unstorable-text' } });
  });

  test('that lies about its kind is refused with what it is and how to convert it, and nothing of it stays', async () => {
    const world = await testSchool();
    const id = await addProduct(world.db);
    const editor = await senderOf(world, await world.addUser({}, ['editor']));
    const hevc = await editor.send(id, await tinyVideo({ picture: 'hevc' }));
    expect(await editor.finish(hevc)).toMatchObject({
      status: 415,
      body: { kind: 'video-format', field: 'video', detail: expect.stringMatching(/H\.265 \(HEVC\).*HandBrake/) },
    });
    expect(await editor.where(hevc)).toMatchObject({ status: 404 });
    // Whoever sends something else altogether learns it with the first piece, not after gigabytes.
    const text = new TextEncoder().encode('No soy un video. '.repeat(200));
    const url = String((await editor.begin(id, 4_000_000_000, 'clase.mp4')).headers['location']);
    expect(await editor.piece(url, 0, text)).toMatchObject({ status: 415, body: { kind: 'video-unreadable' } });
    const film = String((await editor.begin(id, 4_000_000_000, 'clase.mp4')).headers['location']);
    const mov = await tinyVideo({ container: 'mov' });
    expect(await editor.piece(film, 0, mov)).toMatchObject({
      status: 415,
      body: { detail: expect.stringContaining('es un archivo MOV') },
    });
    expect(piecesIn(world)).toEqual([]);
  });

  test('has a size, a place and a number of its kind; what is beyond them is refused in words', async () => {
    const world = await testSchool();
    const id = await addProduct(world.db);
    const editorId = await world.addUser({}, ['editor']);
    const editor = await senderOf(world, editorId);
    expect(await editor.begin(id, 4 * 1024 ** 3 + 1)).toMatchObject({
      status: 413,
      body: { detail: expect.any(String) },
    });
    expect(await editor.begin(id, 0)).toMatchObject({ status: 400, body: { kind: 'video-empty' } });
    expect(await editor.begin('nada', 10)).toMatchObject({ status: 400, body: { field: 'producto' } });
    expect(await editor.begin(999, 10)).toMatchObject({ status: 404, body: { kind: 'product-not-found' } });
    const url = String((await editor.begin(id, 100_000_000)).headers['location']);
    expect(await editor.piece(url, 0, new Uint8Array(videoPiece + 1))).toMatchObject({ status: 413 });
    expect(await editor.piece(url, 7, new Uint8Array(10))).toMatchObject({ status: 409 });
    expect(await editor.where(`${path}/nada`)).toMatchObject({ status: 404 });
    const old = await world.app.inject({ method: 'HEAD', url, headers: await world.signIn(editorId) });
    expect(old.statusCode).toBe(412);
    expect((await editor.abandon(url)).status).toBe(204);
    expect(await world.school.get(VideoUploads).countUnfinished(editorId)).toBe(0);
    for (let count = 0; count < 40; count += 1) await editor.begin(id, 10);
    expect(await editor.begin(id, 10)).toMatchObject({ status: 409, body: { kind: 'videos-unfinished' } });
  });

  test('comes from whoever may edit its product and from nobody else', async () => {
    const world = await testSchool();
    const id = await addProduct(world.db);
    const teacher = await world.addUser({}, ['teacher']);
    const mine = await senderOf(world, teacher);
    const owner = await senderOf(world, await world.addUser({}, ['owner']));
    expect(await mine.begin(id, 10)).toMatchObject({ status: 403, body: { kind: 'product-not-yours' } });
    const url = String((await owner.begin(id, 10)).headers['location']);
    for (const tried of [
      mine.where(url),
      mine.piece(url, 0, new Uint8Array(10)),
      mine.abandon(url),
      mine.finish(url),
    ]) {
      expect((await tried).status).toBe(403);
    }
    await addTeacher(world.db, [id], teacher);
    expect((await mine.begin(id, 10)).status).toBe(201);
    expect((await mine.where(url)).status).toBe(200);
    for (const role of ['cashier', 'support', 'auditor'] satisfies OfficeRole[]) {
      const other = await senderOf(world, await world.addUser({}, [role]));
      expect([role, (await other.begin(id, 10)).status, (await other.where(url)).status]).toEqual([role, 403, 403]);
    }
    const student = await senderOf(world, await world.addUser());
    expect((await student.begin(id, 10)).status).toBe(403);
    const nobody = await senderOf(world, null);
    expect((await nobody.begin(id, 10)).status).toBe(401);
    expect((await nobody.piece(url, 0, new Uint8Array(10))).status).toBe(401);
  });
});
