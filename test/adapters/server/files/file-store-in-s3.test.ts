import { describe, expect, test } from 'vitest';
import { FileStoreInS3 } from '#adapters/server/files/file-store-in-s3.ts';
import { usualWaiting } from '#adapters/server/files/silence-limit.ts';
import { FilesUnavailable } from '#application/server/shared/ports/file-store.ts';
import { fileStoreContract } from '#test/ports/shared/file-store.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { type S3Fault, S3OfTest } from '#test/support/shared/s3-of-test.ts';

const patient = { ...usualWaiting, pauseMs: 1 };
/** Only where the storage says nothing: whoever waits so little for one that works asks it twice on a busy machine. */
const impatient = { ...patient, answerMs: 400 };

async function storage(waiting = patient) {
  const clock = new FixedClock();
  const s3 = await S3OfTest.forTest(() => clock.now());
  return { s3, clock, files: new FileStoreInS3(s3.settings, clock, waiting) };
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

async function textOf(files: FileStoreInS3, key: string, start: number, end: number): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of await files.read(key, start, end)) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

describe('FileStoreInS3', () => {
  fileStoreContract(async () => (await storage()).files);

  test('keeps the kind of a file, and opens it to nobody', async () => {
    const { s3, files } = await storage();
    await files.put('retratos/rosa.svg', bytes('<svg/>'));
    const [put] = s3.requests;
    expect(put).toMatchObject({
      method: 'PUT',
      status: 200,
      headers: { 'content-type': 'image/svg+xml; charset=utf-8' },
    });
    expect(Object.keys(put?.headers ?? {}).filter((name) => /acl|grant/.test(name))).toEqual([]);
    expect((await fetch(`${s3.endpoint}/escuela/retratos/rosa.svg`)).status).toBe(403);
  });

  test('sends what is large in parts, and no more than it says', async () => {
    const { s3, files } = await storage();
    const part = new Uint8Array(1_000_000).fill(7);
    const content = {
      bytes: 40_000_000,
      async *read() {
        for (let sent = 0; sent < 40; sent += 1) yield part;
      },
    };
    await files.put('clases/larga.webm', content);
    expect(s3.requests).toMatchObject([{ status: 200, bytes: 40_000_000, headers: { 'content-length': '40000000' } }]);
    expect(await files.find('clases/larga.webm')).toMatchObject({ bytes: 40_000_000 });
  });

  test.each<readonly [string, readonly S3Fault[]]>([
    ['fails once', [500]],
    ['fails twice', [503, 500]],
    ['is too busy once', [429]],
    ['says nothing once', ['silence']],
  ])('a storage that %s is asked again', async (_, faults) => {
    const { s3, files } = await storage(faults.includes('silence') ? impatient : patient);
    s3.fail(...faults);
    await files.put('a.txt', bytes('abc'));
    s3.fail(...faults);
    expect(await files.find('a.txt')).toMatchObject({ bytes: 3 });
    s3.fail(...faults);
    expect(await textOf(files, 'a.txt', 0, 2)).toBe('abc');
  });

  test.each<S3Fault>([500, 'silence'])('one that goes on so (%s) is given up after three times', async (fault) => {
    const { s3, clock, files: working } = await storage();
    const files = new FileStoreInS3(s3.settings, clock, fault === 'silence' ? impatient : patient);
    await working.put('a.txt', bytes('abc'));
    s3.requests.splice(0);
    s3.alwaysFault = fault;
    await expect(files.find('a.txt')).rejects.toBeInstanceOf(FilesUnavailable);
    expect(s3.requests).toHaveLength(3);
    const given = [
      files.read('a.txt', 0, 2),
      files.put('a.txt', bytes('otro')),
      files.remove('a.txt'),
      files.list()[Symbol.asyncIterator]().next(),
    ];
    for (const { status, reason } of (await Promise.allSettled(given)) as PromiseRejectedResult[]) {
      expect(status).toBe('rejected');
      expect(reason).toBeInstanceOf(FilesUnavailable);
    }
    s3.alwaysFault = null;
    expect(await textOf(working, 'a.txt', 0, 2)).toBe('abc');
  });

  test('one that refuses is not asked again, and its reason is told without the key', async () => {
    const { s3, clock } = await storage();
    const settings = { ...s3.settings, secretAccessKey: () => 'otra-clave' };
    const files = new FileStoreInS3(settings, clock, patient);
    const failure = await files.put('a.txt', bytes('abc')).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(FilesUnavailable);
    expect(String(failure)).toContain('SignatureDoesNotMatch');
    expect(JSON.stringify([String(failure), settings])).not.toContain('otra-clave');
    expect(s3.requests).toHaveLength(1);
    expect(s3.keys).toEqual([]);
  });

  test('an answer that breaks off goes on where it broke off', async () => {
    const { s3, files } = await storage();
    await files.put('clases/uno.webm', bytes('0123456789'));
    s3.fail({ cutAfter: 3 }, { cutAfter: 2 });
    expect(await textOf(files, 'clases/uno.webm', 1, 8)).toBe('12345678');
    expect(s3.requests.slice(1).map(({ range }) => range)).toEqual(['bytes=1-8', 'bytes=4-8', 'bytes=6-8']);
    s3.alwaysFault = { cutAfter: 1 };
    await expect(textOf(files, 'clases/uno.webm', 0, 9)).rejects.toBeInstanceOf(FilesUnavailable);
  });

  test('and not with the bytes of another content', async () => {
    const { s3, files } = await storage();
    await files.put('clases/uno.webm', bytes('0123456789'));
    s3.fail({ cutAfter: 3 });
    const reading = (await files.read('clases/uno.webm', 0, 9))[Symbol.asyncIterator]();
    expect(Buffer.from((await reading.next()).value as Uint8Array).toString()).toBe('012');
    await files.put('clases/uno.webm', bytes('abcdefghij'));
    await expect(reading.next()).rejects.toBeInstanceOf(FilesUnavailable);
  });

  test('files of others in the bucket are not of the school; theirs without a checksum are read', async () => {
    const { s3, files } = await storage();
    for (const key of ['Otra Cosa/é.txt', 'a.txt', 'z/../x', 'copias/&.zip']) s3.place(key, 'abc');
    const keys: string[] = [];
    for await (const { key } of files.list()) keys.push(key);
    expect(keys).toEqual(['a.txt']);
    expect(await files.checksum('a.txt')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  describe('an address of the storage itself', () => {
    const minutes = (clock: FixedClock, count: number) => new Date(clock.now().getTime() + count * 60_000);
    const plain = { saveAs: null };

    test('gives parts of a file for five minutes and not a second longer, however much was asked for', async () => {
      const { s3, clock, files } = await storage();
      await files.put('clases/uno.webm', bytes('0123456789'));
      const address = await files.addressOf('clases/uno.webm', {
        now: clock.now(),
        until: minutes(clock, 60),
        ...plain,
      });
      const answer = await fetch(address, { headers: { range: 'bytes=2-4' } });
      expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
        206,
        'video/webm',
        '234',
      ]);
      clock.advance({ seconds: 299 });
      expect((await fetch(address)).status).toBe(200);
      clock.advance({ seconds: 1 });
      expect((await fetch(address)).status).toBe(403);
      expect(s3.requests.at(-1)).toMatchObject({ byAddress: true, status: 403 });
    });

    test('is good for as long as was asked, for that file and for nothing but reading it', async () => {
      const { clock, files } = await storage();
      for (const key of ['clases/uno.webm', 'clases/dos.webm']) await files.put(key, bytes('0123456789'));
      const address = await files.addressOf('clases/uno.webm', {
        now: clock.now(),
        until: minutes(clock, 1),
        ...plain,
      });
      expect((await fetch(address.replace('uno', 'dos'))).status).toBe(403);
      expect((await fetch(address.replace('Expires=60', 'Expires=600'))).status).toBe(403);
      expect((await fetch(address, { method: 'DELETE' })).status).toBe(403);
      expect((await fetch(address, { method: 'PUT', body: 'x' })).status).toBe(403);
      clock.advance({ minutes: 1 });
      expect((await fetch(address)).status).toBe(403);
    });

    test('has the browser save the file under a name, if it is to', async () => {
      const { clock, files } = await storage();
      await files.put('materiales/guia.pdf', bytes('%PDF-'));
      const leave = { now: clock.now(), until: minutes(clock, 5), saveAs: 'guía "1".pdf' };
      const answer = await fetch(await files.addressOf('materiales/guia.pdf', leave));
      expect(answer.headers.get('content-disposition')).toBe('attachment;filename="gu_a__1_.pdf"');
    });

    test('leads where browsers reach the storage', async () => {
      const { s3, clock } = await storage();
      const settings = { ...s3.settings, publicEndpoint: 'https://archivos.example', pathStyle: false };
      const files = new FileStoreInS3(settings, clock, patient);
      const address = await files.addressOf('clases/uno.webm', {
        now: clock.now(),
        until: minutes(clock, 5),
        ...plain,
      });
      expect(address).toMatch(/^https:\/\/escuela\.archivos\.example\/clases\/uno\.webm\?/);
    });
  });
});
