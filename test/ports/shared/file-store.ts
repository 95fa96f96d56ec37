import { expect, test } from 'vitest';
import type { FileStore } from '#application/server/shared/ports/file-store.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

async function textOf(store: FileStore, key: string, start: number, end: number): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of await store.read(key, start, end)) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

/** What every adapter of FileStore does. */
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
}
