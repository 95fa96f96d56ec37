import { expect, test } from 'vitest';
import type { ReadingApi } from '#application/browser/reading/ports/reading-api.ts';

const slug = 'guia-del-arrendamiento';

/** What every adapter of ReadingApi does. `make` gives the API of an owner of `leaseGuide`, or of a visitor. */
export function readingApiContract(make: (owned: boolean) => Promise<ReadingApi>): void {
  test('gives the index with what is available', async () => {
    const owner = await (await make(true)).index(slug);
    expect(owner).toMatchObject({
      value: { book: { slug, title: 'Guía del arrendamiento', kind: 'book', authors: ['Rosa Huamán'], isOwned: true } },
    });
    expect(owner.ok && owner.value.index.every(({ isAvailable }) => isAvailable)).toBe(true);
    const visitor = await (await make(false)).index(slug);
    expect(visitor.ok && visitor.value.index.map(({ isAvailable }) => isAvailable)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('gives a section with its text and the way on', async () => {
    expect(await (await make(true)).section(slug, 'la-renta')).toMatchObject({
      value: {
        section: {
          title: 'La renta',
          html: '<p id="p-al-vencimiento-de-cada-periodo">Al vencimiento de cada período.</p>',
          isSample: false,
        },
        above: ['El contrato'],
        previous: { slug: 'presentacion' },
        next: { slug: 'el-desalojo' },
        children: [],
      },
    });
  });

  test('names the sections right below one', async () => {
    expect(await (await make(true)).section(slug, 'el-contrato')).toMatchObject({
      value: { children: [{ slug: 'la-renta' }] },
    });
  });

  test('finds words in what may be read, and tells what can be sampled', async () => {
    const found = await (await make(true)).search(slug, 'PERIODO');
    expect(found).toMatchObject({
      value: { sections: [{ slug: 'la-renta', title: 'La renta', hits: [{ match: 'período' }] }], hasMore: false },
    });
    expect(await (await make(false)).search(slug, 'período')).toMatchObject({ value: { sections: [] } });
    expect(await (await make(false)).search('otro', 'período')).toMatchObject({ refusal: { kind: 'book-not-found' } });
    expect(await (await make(false)).samples()).toMatchObject({ value: [{ slug, isOwned: false }] });
  });

  test('names where one can jump to in what may be read', async () => {
    expect(await (await make(false)).headings(slug)).toEqual({
      ok: true,
      value: [{ section: 'presentacion', anchor: '', title: 'Presentación' }],
    });
    const owner = await (await make(true)).headings(slug);
    expect(owner.ok && owner.value.map(({ section }) => section)).toEqual(['presentacion', 'la-renta', 'el-desalojo']);
    expect(await (await make(true)).headings('otro')).toMatchObject({ refusal: { kind: 'book-not-found' } });
  });

  test('refuses by kind', async () => {
    const visitor = await make(false);
    expect(await visitor.index('otro')).toMatchObject({ refusal: { kind: 'book-not-found', status: 404 } });
    expect(await visitor.section(slug, 'otra')).toMatchObject({ refusal: { kind: 'section-not-found', status: 404 } });
    expect(await visitor.section(slug, 'la-renta')).toMatchObject({
      refusal: { kind: 'section-blocked', status: 403, data: { slug } },
    });
  });
}
