import type { TakenBook } from '#application/server/reading/ports/book-binder.ts';
import { sectionFile, xmlText } from './epub-pages.ts';

/** A picture as it lies in the book's file. */
export interface PackedPicture {
  readonly place: string;
  readonly mediaType: 'image/jpeg' | 'image/png';
  readonly bytes: Buffer;
}

export const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="libro/libro.opf" media-type="application/oebps-package+xml" /></rootfiles>
</container>
`;

export const styleSheet = `body { font-family: serif; line-height: 1.5; margin: 0 5%; }
h1, h2, h3, h4 { line-height: 1.2; }
img { max-width: 100%; height: auto; }
table { border-collapse: collapse; }
th, td { border: 1px solid; padding: 0.3em 0.5em; vertical-align: top; }
pre { white-space: pre-wrap; }
.subtitulo { font-size: 1.2em; }
`;

/** The package document: what the book is, what belongs to it, in which order it is read. */
export function packageOf(book: TakenBook, pictures: readonly PackedPicture[]): string {
  const files = book.sections.map((_section, index) => ({ id: `s${index + 1}`, href: sectionFile(index) }));
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="direccion" xml:lang="es">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${metadataOf(book, pictures.length > 0).join('\n')}
</metadata>
<manifest>
<item id="contenido" href="contenido.xhtml" media-type="application/xhtml+xml" properties="nav" />
<item id="portada" href="portada.xhtml" media-type="application/xhtml+xml" />
<item id="estilo" href="estilo.css" media-type="text/css" />
${files.map(({ id, href }) => `<item id="${id}" href="${href}" media-type="application/xhtml+xml" />`).join('\n')}
${pictures.map(({ place, mediaType }, index) => `<item id="i${index + 1}" href="${place}" media-type="${mediaType}" />`).join('\n')}
</manifest>
<spine>
<itemref idref="portada" />
<itemref idref="contenido" />
${files.map(({ id }) => `<itemref idref="${id}" />`).join('\n')}
</spine>
</package>
`;
}

function metadataOf(book: TakenBook, hasPictures: boolean): readonly string[] {
  const { title, authors, publisher, address, isbn, year, summary, at } = book;
  const meta = (property: string, value: string): string => `<meta property="${property}">${xmlText(value)}</meta>`;
  const summaryOfAccess =
    'El texto se lee con lectores de pantalla, cambia de tamaño y tiene un contenido por el que se navega' +
    (hasPictures ? '; cada imagen dice en palabras qué muestra.' : '.');
  return [
    `<dc:identifier id="direccion">${xmlText(address)}</dc:identifier>`,
    ...(isbn === null ? [] : [`<dc:identifier>urn:isbn:${isbn}</dc:identifier>`]),
    `<dc:title>${xmlText(title)}</dc:title>`,
    '<dc:language>es</dc:language>',
    ...authors.map((author) => `<dc:creator>${xmlText(author)}</dc:creator>`),
    `<dc:publisher>${xmlText(publisher)}</dc:publisher>`,
    `<dc:date>${year}</dc:date>`,
    ...(summary.trim() === '' ? [] : [`<dc:description>${xmlText(summary)}</dc:description>`]),
    meta('dcterms:modified', at.toISOString().replace(/\.\d+Z$/, 'Z')),
    meta('schema:accessMode', 'textual'),
    ...(hasPictures ? [meta('schema:accessMode', 'visual')] : []),
    meta('schema:accessModeSufficient', 'textual'),
    ...['tableOfContents', 'readingOrder', 'structuralNavigation', 'displayTransformability'].map((feature) =>
      meta('schema:accessibilityFeature', feature),
    ),
    ...(hasPictures ? [meta('schema:accessibilityFeature', 'alternativeText')] : []),
    meta('schema:accessibilityHazard', 'none'),
    meta('schema:accessibilitySummary', summaryOfAccess),
  ];
}
