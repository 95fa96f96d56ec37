import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { BookBinder, type TakenBook } from '#application/server/reading/ports/book-binder.ts';
import type { FileStore } from '#application/server/shared/ports/file-store.ts';
import { container, packageOf, type PackedPicture, styleSheet } from './epub-package.ts';
import { navigationPage, sectionFile, sectionPage, titlePage } from './epub-pages.ts';

const shown = '/imagenes/';

/** Writes EPUB 3. Pictures are drawn as JPEG or PNG, which every reader of EPUB shows; the school keeps WebP. */
export class BookBinderByYazl extends BookBinder {
  constructor(private readonly files: FileStore) {
    super();
  }

  async epub(book: TakenBook): Promise<Uint8Array> {
    const pictures = await this.#picturesOf(book);
    const places = new Map([...pictures].map(([source, { place }]) => [source, place]));
    const { default: yazl } = await import('yazl');
    const zip = new yazl.ZipFile();
    const add = (path: string, content: string | Buffer, compress = true): void => {
      const options = { mtime: book.at, compress, forceDosTimestamp: true };
      zip.addBuffer(Buffer.isBuffer(content) ? content : Buffer.from(content), path, options);
    };
    // First and as it is: by that the file is known.
    add('mimetype', 'application/epub+zip', false);
    add('META-INF/container.xml', container);
    add('libro/libro.opf', packageOf(book, [...pictures.values()]));
    add('libro/portada.xhtml', titlePage(book));
    add('libro/contenido.xhtml', navigationPage(book));
    add('libro/estilo.css', styleSheet);
    for (const [index, section] of book.sections.entries()) {
      add(`libro/${sectionFile(index)}`, sectionPage(section, places));
    }
    for (const { place, bytes } of pictures.values()) add(`libro/${place}`, bytes, false);
    zip.end();
    return buffer(zip.outputStream as Readable);
  }

  /** By the addresses under which texts name them. */
  async #picturesOf({ sections }: TakenBook): Promise<ReadonlyMap<string, PackedPicture>> {
    const sources = new Set(
      sections.flatMap(({ html }) => [...html.matchAll(/<img src="([^"]*)"/g)].map(([, source = '']) => source)),
    );
    const packed = new Map<string, PackedPicture>();
    for (const source of sources) {
      const picture = await this.#packed(source, packed.size + 1);
      if (picture !== null) packed.set(source, picture);
    }
    return packed;
  }

  async #packed(source: string, number: number): Promise<PackedPicture | null> {
    const key = source.startsWith(shown) ? source.slice(shown.length) : '';
    const found = key === '' ? null : await this.files.find(key);
    if (found === null) return null;
    const { default: sharp } = await import('sharp');
    const kept = await buffer(Readable.from(await this.files.read(key, 0, found.bytes - 1)));
    const picture = sharp(kept);
    const { isOpaque } = await picture.stats();
    const [ending, mediaType] = isOpaque ? (['jpg', 'image/jpeg'] as const) : (['png', 'image/png'] as const);
    const bytes = await (isOpaque ? picture.jpeg({ quality: 85 }) : picture.png()).toBuffer();
    return { place: `imagenes/i${String(number).padStart(4, '0')}.${ending}`, mediaType, bytes };
  }
}
