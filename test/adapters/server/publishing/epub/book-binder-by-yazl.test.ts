import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { BookBinderByYazl } from '#adapters/server/publishing/epub/book-binder-by-yazl.ts';
import { xhtmlOf } from '#adapters/server/publishing/epub/epub-pages.ts';
import type { TakenBook } from '#application/server/reading/ports/book-binder.ts';
import { FileStoreOnDisk } from '#adapters/server/files/file-store-on-disk.ts';
import { unzipped } from '#test/support/reading/unzipped.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

const picture = (alpha: number) =>
  sharp({ create: { width: 4, height: 3, channels: 4, background: { r: 9, g: 9, b: 9, alpha } } })
    .webp()
    .toBuffer();

const shown = (name: string, words: string) =>
  `<img src="/imagenes/lecturas/${name}.webp" alt="${words}" loading="lazy" />`;

const book: TakenBook = {
  slug: 'leyes',
  title: 'Leyes & <reglas>',
  subtitle: 'Una guía',
  summary: 'Qué dice "la ley".',
  authors: ['Rosa Huamán'],
  publisher: 'Escuela',
  address: 'https://escuela.example/libros/leyes',
  isbn: '9786120000007',
  year: 2026,
  sections: [
    { slug: 'a', title: 'Título I', level: 0, html: '' },
    {
      slug: 'b',
      title: 'Artículo 1 & siguientes',
      level: 1,
      html: `<p>Uno<br />dos. ${shown('mapa', 'Un mapa')} ${shown('claro', 'Un sello')} ${shown('no-esta', 'Perdida')}</p>`,
    },
    { slug: 'c', title: 'Anexo', level: 3, html: '<h2>Notas</h2><p><a href="#p-notas" rel="nofollow">Arriba</a></p>' },
    { slug: 'd', title: 'Título II', level: 0, html: '<table><tbody><tr><td>1</td></tr></tbody></table>' },
  ],
  at: new Date('2026-03-10T15:00:00.000Z'),
};

async function bound() {
  const files = new FileStoreOnDisk(temporaryFolder());
  await files.put('lecturas/mapa.webp', await picture(1));
  await files.put('lecturas/claro.webp', await picture(0.5));
  const epub = await new BookBinderByYazl(files).epub(book);
  return { epub, files: await unzipped(epub) };
}

test('a book is an EPUB: known by its first file, every page well-formed, every file named once by the package', async () => {
  const { epub, files } = await bound();
  // Name, no extra field, content: what tells the kind of the file stands where readers look for it.
  expect(Buffer.from(epub).subarray(28, 58).toString('latin1')).toBe('\0\0mimetypeapplication/epub+zip');
  expect(files.get('mimetype')?.isStored).toBe(true);
  const pages = [...files].filter(([path]) => /\.(?:xhtml|opf|xml)$/.test(path));
  expect(pages).toHaveLength(8);
  for (const [, { content }] of pages) {
    new DOMParser({ onError: onErrorStopParsing }).parseFromString(content.toString(), 'application/xml');
  }
  const opf = files.get('libro/libro.opf')?.content.toString() ?? '';
  const named = [...opf.matchAll(/<item id="[^"]+" href="([^"]+)"/g)].map(([, href]) => `libro/${href}`);
  const inside = [...files.keys()].filter((path) => path.startsWith('libro/') && path !== 'libro/libro.opf');
  expect(named.toSorted()).toEqual(inside.toSorted());
  expect(inside.filter((path) => path.includes('imagenes'))).toEqual([
    'libro/imagenes/i0001.jpg',
    'libro/imagenes/i0002.png',
  ]);
  expect(opf).toContain('<dc:title>Leyes &amp; &lt;reglas&gt;</dc:title>');
  expect(opf).toContain('<dc:identifier>urn:isbn:9786120000007</dc:identifier>');
  expect(opf).toContain('<meta property="dcterms:modified">2026-03-10T15:00:00Z</meta>');
  expect(opf).toContain('<meta property="schema:accessibilityFeature">alternativeText</meta>');
});

test('contents are a tree with no level left out; what a page cannot show is said in words', async () => {
  const { files } = await bound();
  const contents = files.get('libro/contenido.xhtml')?.content.toString() ?? '';
  const depths = [...contents.slice(0, contents.indexOf('</nav>')).matchAll(/<ol>|<\/ol>|<a /g)].map(([sign]) => sign);
  expect(depths.join('')).toBe('<ol><a <ol><a <ol><a </ol></ol><a </ol>');
  expect(contents).toContain('epub:type="landmarks"');
  const article = files.get('libro/secciones/s0002.xhtml')?.content.toString() ?? '';
  expect(article).toContain('<img src="../imagenes/i0001.jpg" alt="Un mapa" />');
  expect(article).toContain('<em>Perdida</em>');
  expect(article).toContain('lang="es"');
});

test('links lead to what is there', () => {
  const html =
    '<h2>Notas</h2><p><a href="#p-notas">Sí</a> <a href="#otra">No</a> <a href="https://a.pe/?b&amp;c" rel="x">Web</a> <a href="https://con espacio">Mal</a></p>';
  const written = xhtmlOf(html, new Map());
  expect(written).toContain('<a href="#p-notas">Sí</a> No <a href="https://a.pe/?b&amp;c">Web</a> Mal');
});
