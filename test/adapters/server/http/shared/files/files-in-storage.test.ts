import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { FileStoreInS3 } from '#adapters/server/files/file-store-in-s3.ts';
import { usualWaiting } from '#adapters/server/files/silence-limit.ts';
import { privateFilesPath } from '#adapters/server/http/shared/files/private-file-routes.ts';
import { SignedAddresses } from '#application/server/shared/ports/signed-addresses.ts';
import { insertStudyContent, studyContent, studyMedia } from '#test/support/learning/study-builders.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { insertGrant } from '#test/support/shared/rows.ts';
import { S3OfTest } from '#test/support/shared/s3-of-test.ts';

const video = Buffer.from(Array.from({ length: 1000 }, (_, place) => place % 256));
const base = '/api/v1/contents/derecho-laboral';
const course = studyContent({
  materials: [
    { id: 7, classId: null, title: 'Guía', file: 'materiales/guia.pdf', mediaType: 'application/pdf', bytes: 4 },
  ],
});

/** A school whose files are in a storage of another machine, with a course and a student who has it. */
async function school() {
  const clock = new FixedClock();
  const s3 = await S3OfTest.forTest(() => clock.now());
  const files = new FileStoreInS3(s3.settings, clock, { ...usualWaiting, pauseMs: 1 });
  const opened = await testSchool({ clock, files });
  await insertStudyContent(opened.db, course, studyMedia);
  for (const [key, content] of Object.entries({
    'clases/uno.webm': video,
    'clases/uno.vtt': Buffer.from('WEBVTT'),
    'materiales/guia.pdf': Buffer.from('%PDF'),
    'constancias/uno.pdf': Buffer.from('%PDF-1'),
    'retratos/rosa.webp': Buffer.from('retrato'),
  })) {
    await files.put(key, content);
  }
  const userId = await opened.addUser();
  await insertGrant(opened.db, userId, 10);
  const headers = await opened.signIn(userId);
  const call = (method: 'GET' | 'POST', url: string) => opened.app.inject({ method, url, headers });
  s3.requests.splice(0);
  const permit = (key: string, minutes: number): string => {
    const until = new Date(clock.now().getTime() + minutes * 60_000);
    return opened.school.get(SignedAddresses).sign({ path: privateFilesPath + key, userId, until });
  };
  return { ...opened, s3, userId, headers, call, permit };
}

describe('a video of a class', () => {
  test('is fetched by parts from the storage itself: the school passes on none of its bytes', async () => {
    const { call, s3 } = await school();
    const shown = await call('POST', `${base}/classes/1/viewings`);
    const { source, captions } = shown.json().video as Record<string, string>;
    expect(source?.startsWith(`${s3.endpoint}/escuela/clases/uno.webm?`)).toBe(true);
    expect(captions?.startsWith(privateFilesPath)).toBe(true);
    expect(s3.requests).toEqual([]);
    const part = await fetch(String(source), { headers: { range: 'bytes=200-299' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 200-299/1000']);
    expect(Buffer.from(await part.arrayBuffer()).equals(video.subarray(200, 300))).toBe(true);
    expect(s3.requests).toMatchObject([{ key: 'clases/uno.webm', byAddress: true, range: 'bytes=200-299' }]);
  });

  test('by an address of five minutes; another one is given while the course is still theirs', async () => {
    const { call, clock, db, userId } = await school();
    const opened = async () => (await call('POST', `${base}/classes/1/viewings`)).json();
    const { source, until } = (await opened()).video;
    expect(new Date(until).getTime() - clock.now().getTime()).toBe(300_000);
    clock.advance({ minutes: 5 });
    expect((await fetch(source)).status).toBe(403);
    expect((await fetch((await opened()).video.source)).status).toBe(200);
    await db.deleteFrom('grants').where('user_id', '=', userId).execute();
    expect(await opened()).toMatchObject({ kind: 'content-not-owned' });
  });

  test('that is shown to anybody, by an address of the school, leads there as long as that is good', async () => {
    const { app, permit, clock, s3 } = await school();
    const url = permit('clases/uno.webm', 60);
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.headers['cache-control'], answer.body]).toEqual([302, 'private, no-store', '']);
    expect((await fetch(String(answer.headers.location))).status).toBe(200);
    clock.advance({ minutes: 30 });
    expect((await fetch(String(answer.headers.location))).status).toBe(403);
    expect((await fetch(String((await app.inject({ url })).headers.location))).status).toBe(200);
    clock.advance({ minutes: 30 });
    expect((await app.inject({ url })).statusCode).toBe(410);
    const bySchool = s3.requests.filter(({ byAddress, bytes }) => !byAddress && bytes > 0);
    expect(bySchool).toEqual([]);
  });
});

test('a material is saved from the storage under its name', async () => {
  const { app, call } = await school();
  const { address } = (await call('POST', `${base}/materials/7/addresses`)).json();
  const answer = await app.inject({ url: address });
  expect(answer.statusCode).toBe(302);
  const file = await fetch(String(answer.headers.location));
  expect(file.headers.get('content-disposition')).toBe('attachment;filename="guia.pdf"');
  expect(await file.text()).toBe('%PDF');
  const head = await app.inject({ method: 'HEAD', url: address });
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, '4']);
});

test('captions, vouchers and pictures come through the school, which asks each time who may see them', async () => {
  const { app, permit } = await school();
  const captions = await app.inject({ url: permit('clases/uno.vtt', 5) });
  expect([captions.statusCode, captions.body]).toEqual([200, 'WEBVTT']);
  const voucher = await app.inject({ url: permit('constancias/uno.pdf', 5), headers: { range: 'bytes=1-3' } });
  expect([voucher.statusCode, voucher.body]).toEqual([206, 'PDF']);
  const picture = await app.inject({ url: '/imagenes/retratos/rosa.webp' });
  expect([picture.statusCode, picture.body, picture.headers['content-type']]).toEqual([200, 'retrato', 'image/webp']);
});

describe('a storage that does not answer', () => {
  const unavailable = {
    kind: 'files-unavailable',
    detail: 'No podemos abrir ni guardar archivos en este momento. Vuelve a intentarlo en unos segundos.',
  };

  test('fails what needs a file, with when to come again, and nothing else', async () => {
    const { app, call, permit, s3, logger } = await school();
    s3.alwaysFault = 503;
    for (const url of [permit('clases/uno.vtt', 5), permit('materiales/guia.pdf', 5), '/imagenes/retratos/rosa.webp']) {
      const answer = await app.inject({ url });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
      expect(answer.json()).toMatchObject(unavailable);
    }
    expect((await call('GET', base)).statusCode).toBe(200);
    expect((await call('POST', `${base}/classes/1/viewings`)).statusCode).toBe(200);
    s3.alwaysFault = null;
    expect((await app.inject({ url: permit('clases/uno.vtt', 5) })).statusCode).toBe(200);
    expect(JSON.stringify(logger.entries)).not.toContain(s3.settings.secretAccessKey());
  });

  test('takes no photograph: nothing of it is written, and the same one is taken later', async () => {
    const { app, headers, s3, db } = await school();
    const send = async () => {
      const form = new FormData();
      const create = { width: 40, height: 40, channels: 3, background: '#7d1b2f' } as const;
      form.append('image', new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]), 'foto.png');
      const request = new Request('http://localhost/', { method: 'POST', body: form });
      return app.inject({
        method: 'POST',
        url: '/api/v1/profile-photos',
        headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
        payload: Buffer.from(await request.arrayBuffer()),
      });
    };
    const photo = async () => (await db.selectFrom('users').select('photo_file').executeTakeFirstOrThrow()).photo_file;
    s3.alwaysFault = 500;
    const refused = await send();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10']);
    expect(refused.json()).toMatchObject(unavailable);
    expect([await photo(), s3.keys.filter((key) => key.startsWith('perfiles/'))]).toEqual([null, []]);
    s3.alwaysFault = null;
    expect((await send()).statusCode).toBe(204);
    expect(s3.keys).toContain(await photo());
  });

  test('keeps nobody from taking their photograph away; the log names what was left', async () => {
    const { app, headers, s3, db, userId, logger } = await school();
    await db.updateTable('users').set({ photo_file: 'perfiles/a.webp' }).where('id', '=', userId).execute();
    s3.alwaysFault = 500;
    expect((await app.inject({ method: 'DELETE', url: '/api/v1/profile-photos', headers })).statusCode).toBe(204);
    expect(logger.entries).toMatchObject([{ level: 'error', data: { key: 'perfiles/a.webp' } }]);
  });
});
