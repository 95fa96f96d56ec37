import { writeFile } from 'node:fs/promises';
import { ExportBook, type ExportBookRefusal } from '#application/server/reading/writing/export-book.ts';
import { type Command, UsageError } from './command.ts';

const texts: Readonly<Record<ExportBookRefusal['kind'], string>> = {
  'book-unpublished': 'No hay un libro ni una revista que se haya publicado con esa dirección.',
  'book-without-text': 'Ese libro no tiene texto.',
};

/** `export book SLUG FILE.epub`: a published book as EPUB 3. */
export const exportBook: Command = {
  words: ['export', 'book'],
  usage: `  export book LIBRO ARCHIVO.epub
      Guarda un libro o una revista, como está a la venta, en EPUB 3. LIBRO es el último tramo de la dirección de su página.
      No escribe sobre un archivo que ya está.`,
  prepare(args) {
    const [slug, file, ...more] = args;
    if (slug === undefined || file === undefined || more.length > 0) {
      throw new UsageError('export book: indica un libro y el archivo en que se guarda.');
    }
    return async ({ school }, print) => {
      const exported = await school.get(ExportBook).execute(slug);
      if (!exported.ok) {
        print(texts[exported.refusal.kind]);
        return 1;
      }
      try {
        await writeFile(file, exported.value, { flag: 'wx' });
      } catch (error) {
        const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
        print(isThere ? `«${file}» ya está: elige otro nombre.` : `No se pudo escribir «${file}».`);
        return 1;
      }
      print(`Guardado: ${file} (${Math.ceil(exported.value.length / 1024)} KB).`);
      return 0;
    };
  },
};
