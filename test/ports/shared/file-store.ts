import { expect, test } from 'vitest';
import type { FileContent, FileStore, ListedFile } from '#application/server/shared/ports/file-store.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

async function textOf(store: FileStore, key: string, start: number, end: number): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of await store.read(key, start, end)) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

const inParts = (size: number, ...parts: readonly string[]): FileContent => ({
  bytes: size,
  async *read() {
    for (const part of parts) yield bytes(part);
  },
});

const breakingOff = (size: number, ...parts: readonly string[]): FileContent => ({
  bytes: size,
  async *read() {
    yield* inParts(size, ...parts).read();
    throw new Error('The disk is gone');
  },
});

async function listed(store: FileStore): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  for await (const file of store.list()) files.push(file);
  return files;
}

/** What every adapter of FileStore does. @param make an empty one. */
export function fileStoreContract(make: () => FileStore | Promise<FileStore>): void {
  test('a file is there under its key, with its size and kind, and can be read whole or in part', async () => {
    const store = await make();
    await store.put('constancias/deposito-1.pdf', bytes('0123456789'));
    expect(await store.find('constancias/deposito-1.pdf')).toMatchObject({ bytes: 10, mediaType: 'application/pdf' });
    expect(await textOf(store, 'constancias/deposito-1.pdf', 0, 9)).toBe('0123456789');
    expect(await textOf(store, 'constancias/deposito-1.pdf', 3, 5)).toBe('345');
    expect(await textOf(store, 'constancias/deposito-1.pdf', 9, 9)).toBe('9');
  });

  test('what is put again replaces what was there, under another version, even of the same length and at once', async () => {
    const store = await make();
    const versions = new Set<string | undefined>();
    for (const content of ['uno', 'dos', 'seis']) {
      await store.put('materiales/guia.txt', bytes(content));
      versions.add((await store.find('materiales/guia.txt'))?.version);
      expect(await textOf(store, 'materiales/guia.txt', 0, content.length - 1)).toBe(content);
    }
    expect(versions.size).toBe(3);
  });

  test('a version stays while the content does', async () => {
    const store = await make();
    await store.put('retratos/rosa.svg', bytes('<svg/>'));
    await store.put('retratos/luis.svg', bytes('<svg/>'));
    const before = await store.find('retratos/rosa.svg');
    await store.put('retratos/luis.svg', bytes('<svg></svg>'));
    expect(await store.find('retratos/rosa.svg')).toEqual(before);
  });

  test('what is given is kept as it was, whatever becomes of the bytes afterwards', async () => {
    const store = await make();
    const content = bytes('antes');
    await store.put('a.txt', content);
    content.fill(0);
    expect(await textOf(store, 'a.txt', 0, 4)).toBe('antes');
  });

  test('of what is not there nothing is known; removing it does nothing', async () => {
    const store = await make();
    expect(await store.find('nada.pdf')).toBeNull();
    await store.remove('nada.pdf');
    await expect(textOf(store, 'nada.pdf', 0, 1)).rejects.toBeInstanceOf(Error);
  });

  test('what is removed is gone, and its neighbours stay', async () => {
    const store = await make();
    await store.put('clases/uno.webm', bytes('uno'));
    await store.put('clases/dos.webm', bytes('dos'));
    await store.remove('clases/uno.webm');
    expect(await store.find('clases/uno.webm')).toBeNull();
    expect(await store.find('clases/dos.webm')).not.toBeNull();
  });

  test.each([
    '../escuela.db',
    '/etc/passwd',
    'clases/../../x',
    'Clases/uno.webm',
    '.oculto',
    'clases//uno',
    'a\u0000b',
    '',
  ])('no file is known or kept under %j, which is no key', async (key) => {
    const store = await make();
    expect(await store.find(key)).toBeNull();
    await expect(store.put(key, bytes('x'))).rejects.toThrow('Not a file key');
  });

  test('a folder of keys is no file', async () => {
    const store = await make();
    await store.put('clases/uno.webm', bytes('uno'));
    expect(await store.find('clases')).toBeNull();
  });

  test('an empty file is a file', async () => {
    const store = await make();
    await store.put('materiales/vacio.txt', new Uint8Array());
    expect(await store.find('materiales/vacio.txt')).toMatchObject({ bytes: 0 });
    expect(await textOf(store, 'materiales/vacio.txt', 0, -1)).toBe('');
  });

  test('a content that comes in parts is kept whole, and read no more often than it can be', async () => {
    const store = await make();
    await store.put('clases/uno.webm', inParts(11, 'primera ', 'dos'));
    expect(await store.find('clases/uno.webm')).toMatchObject({ bytes: 11, mediaType: 'video/webm' });
    expect(await textOf(store, 'clases/uno.webm', 0, 10)).toBe('primera dos');
  });

  test.each([
    ['ends too soon', inParts(12, 'primera ', 'dos')],
    ['is longer than it says', inParts(9, 'primera ', 'dos')],
    ['breaks off', breakingOff(11, 'primera ')],
  ])('a content that %s is not kept, and what was there stays', async (_, content) => {
    const store = await make();
    await store.put('clases/uno.webm', bytes('antes'));
    await expect(store.put('clases/uno.webm', content)).rejects.toBeInstanceOf(Error);
    await expect(store.put('clases/dos.webm', content)).rejects.toBeInstanceOf(Error);
    expect(await textOf(store, 'clases/uno.webm', 0, 4)).toBe('antes');
    expect(await listed(store)).toEqual([{ key: 'clases/uno.webm', bytes: 5 }]);
  });

  test('lists what it has in the order of the keys, each with its size', async () => {
    const store = await make();
    expect(await listed(store)).toEqual([]);
    for (const key of ['b.txt', 'a/z.txt', 'a-b/x.txt', 'a.txt', 'a/b/c.txt']) await store.put(key, bytes(key));
    await store.remove('b.txt');
    const keys = ['a-b/x.txt', 'a.txt', 'a/b/c.txt', 'a/z.txt'];
    expect(await listed(store)).toEqual(keys.map((key) => ({ key, bytes: key.length })));
  });

  test('knows the checksum of what it keeps', async () => {
    const store = await make();
    expect(await store.checksum('nada.txt')).toBeNull();
    await store.put('a.txt', bytes('abc'));
    expect(await store.checksum('a.txt')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    await store.put('a.txt', inParts(0));
    expect(await store.checksum('a.txt')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  test('of several that put under one key at once, one is there whole', async () => {
    const store = await make();
    const contents = ['uno', 'catorce', 'veintisiete'];
    await Promise.all(contents.map((content) => store.put('a.txt', inParts(content.length, content))));
    const { bytes: size = 0 } = (await store.find('a.txt')) ?? {};
    expect(contents).toContain(await textOf(store, 'a.txt', 0, size - 1));
  });
}
