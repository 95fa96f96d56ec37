import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import yazl from 'yazl';

/** A ZIP of files by their paths. */
export function zipped(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [path, content] of Object.entries(files)) {
    zip.addBuffer(Buffer.isBuffer(content) ? content : Buffer.from(content), path);
  }
  zip.end();
  return buffer(zip.outputStream as Readable);
}

const container = `<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
<rootfile full-path="libro/libro.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`;

/** A page of an EPUB. */
export const page = (body: string, title = 'Una página'): string =>
  `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>${title}</title></head>${
    body.startsWith('<body') ? body : `<body>${body}</body>`
  }</html>`;

/** The files of an EPUB 3 with these pages, in this order, and contents of this list. */
export function epub3(
  pages: Readonly<Record<string, string>>,
  list: string,
  more: Readonly<Record<string, string | Buffer>> = {},
): Readonly<Record<string, string | Buffer>> {
  const names = Object.keys(pages);
  return {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': container,
    'libro/libro.opf': `<package xmlns="http://www.idpf.org/2007/opf" version="3.0">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Un libro traído</dc:title></metadata>
<manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
${names.map((name) => `<item id="${name}" href="${name}" media-type="application/xhtml+xml"/>`).join('\n')}</manifest>
<spine>${names.map((name) => `<itemref idref="${name}"/>`).join('')}</spine></package>`,
    'libro/nav.xhtml': page(`<nav epub:type="toc"><ol>${list}</ol></nav>`),
    ...Object.fromEntries(Object.entries(pages).map(([name, content]) => [`libro/${name}`, content])),
    ...more,
  };
}

/** The files of an EPUB 2 with these pages and these points of its contents. */
export function epub2(pages: Readonly<Record<string, string>>, points: string): Readonly<Record<string, string>> {
  const names = Object.keys(pages);
  return {
    'META-INF/container.xml': container,
    'libro/libro.opf': `<package xmlns="http://www.idpf.org/2007/opf" version="2.0">
<manifest><item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>
${names.map((name) => `<item id="${name}" href="${name}" media-type="application/xhtml+xml"/>`).join('\n')}</manifest>
<spine toc="ncx">${names.map((name) => `<itemref idref="${name}"/>`).join('')}</spine>
<guide><reference type="cover" href="${names[0]}"/></guide></package>`,
    'libro/toc.ncx': `<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap>${points}</navMap></ncx>`,
    ...Object.fromEntries(Object.entries(pages).map(([name, content]) => [`libro/${name}`, content])),
  };
}
