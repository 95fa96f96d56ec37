import type { TakenBook, TakenSection } from '#application/server/reading/ports/book-binder.ts';
import { withAnchors } from '#domain/reading/reading-text.ts';

/** A picture of the school, and where it lies in the book's file. */
export type PicturePlaces = ReadonlyMap<string, string>;

/** Where a section lies in the book's file. @param index from 0. */
export const sectionFile = (index: number): string => `secciones/s${String(index + 1).padStart(4, '0')}.xhtml`;

/** Text within XML, without signs that XML cannot hold. */
export function xmlText(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The page that a book opens with. */
export function titlePage({ title, subtitle, authors, publisher, year }: TakenBook): string {
  const lines = [
    `<h1 id="titulo">${xmlText(title)}</h1>`,
    ...(subtitle === ''
      ? []
      : [`<p class="subtitulo" role="doc-subtitle" epub:type="subtitle">${xmlText(subtitle)}</p>`]),
    ...authors.map((author) => `<p class="autor">${xmlText(author)}</p>`),
    `<p class="editorial">${xmlText(publisher)}, ${year}</p>`,
  ];
  const body = `<section epub:type="titlepage" aria-labelledby="titulo">\n${lines.join('\n')}\n</section>`;
  return page(title, body, 'estilo.css');
}

/** A section on a page of its own. */
export function sectionPage({ title, html, level }: TakenSection, pictures: PicturePlaces): string {
  const role = level === 0 ? ' role="doc-chapter" epub:type="chapter"' : '';
  const body = `<section${role} aria-labelledby="titulo">
<h1 id="titulo">${xmlText(title)}</h1>
${xhtmlOf(html, pictures)}
</section>`;
  return page(title, body, '../estilo.css');
}

/** The contents, as a tree, and the landmarks. */
export function navigationPage({ title, sections }: TakenBook): string {
  const body = `<nav epub:type="toc" role="doc-toc" id="contenido" aria-labelledby="titulo">
<h1 id="titulo">Contenido</h1>
${listOf(sections)}
</nav>
<nav epub:type="landmarks" aria-label="Partes del libro" hidden="hidden">
<ol>
<li><a epub:type="titlepage" href="portada.xhtml">Portada</a></li>
<li><a epub:type="toc" href="contenido.xhtml">Contenido</a></li>
<li><a epub:type="bodymatter" href="${sectionFile(0)}">Comienzo del texto</a></li>
</ol>
</nav>`;
  return page(title, body, 'estilo.css');
}

/** The list of sections, each with those below it within its item. */
function listOf(sections: readonly TakenSection[]): string {
  let list = '';
  let depth = -1;
  for (const [index, { title, level }] of sections.entries()) {
    const to = Math.min(level, depth + 1);
    if (to > depth) list += '\n<ol>\n';
    else list += `</li>\n${'</ol>\n</li>\n'.repeat(depth - to)}`;
    depth = to;
    list += `<li><a href="${sectionFile(index)}">${xmlText(title)}</a>`;
  }
  return `${list}</li>\n${'</ol>\n</li>\n'.repeat(depth)}</ol>`.trim();
}

/**
 * Sanitised HTML as XHTML of a book: paragraphs with the names by which the reader finds them, pictures by their places in the file, links
 * within the section only where they lead to something.
 */
export function xhtmlOf(html: string, pictures: PicturePlaces): string {
  const anchored = withAnchors(html);
  const ids = new Set([...anchored.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
  return anchored
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/<img src="([^"]*)" alt="([^"]*)"[^>]*\/>/g, (_whole, source: string, words: string) => {
      const place = pictures.get(source);
      return place === undefined ? `<em>${words}</em>` : `<img src="../${place}" alt="${words}" />`;
    })
    .replaceAll(/<a ([^>]*)>([\s\S]*?)<\/a>/g, (_whole, attributes: string, inner: string) => {
      const href = /href="([^"]*)"/.exec(attributes)?.[1] ?? '';
      const isFound = href.startsWith('#') ? ids.has(href.slice(1)) : isAddress(href);
      return isFound ? `<a href="${href}">${inner}</a>` : inner;
    });
}

function isAddress(href: string): boolean {
  const address = href.replaceAll('&amp;', '&');
  return !/[\s<>"{}|\\^`]/.test(address) && URL.canParse(address);
}

function page(title: string, body: string, style: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="es" xml:lang="es">
<head>
<meta charset="utf-8" />
<title>${xmlText(title)}</title>
<link rel="stylesheet" type="text/css" href="${style}" />
</head>
<body>
${body}
</body>
</html>
`;
}
