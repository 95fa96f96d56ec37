import type { Element } from '@xmldom/xmldom';
import { oneLine } from '#domain/shared/typed-text.ts';
import { fail } from './book-file-error.ts';
import { childElements, childNamed, elementsNamed, nameOfElement, partsPlayedBy, xmlDocument } from './xml-document.ts';
import { pathWithin, type ZipArchive } from './zip-archive.ts';

/** A line of the contents of an EPUB. */
export interface ContentsLine {
  readonly title: string;
  readonly level: number;
  /** The page that it leads to; null: it is a heading of those below it. */
  readonly page: string | null;
  /** The id within the page; '': its beginning. */
  readonly fragment: string;
}

/** What the package of an EPUB says of it. */
export interface EpubPackage {
  /** Path of the package document. */
  readonly file: string;
  readonly title: string;
  /** Paths of the pages, in reading order. */
  readonly pages: readonly string[];
  /** Those of them that are covers or title pages by what the package says. */
  readonly frontPages: ReadonlySet<string>;
  readonly contents: readonly ContentsLine[];
}

interface ManifestItem {
  readonly path: string;
  readonly mediaType: string;
  readonly properties: ReadonlySet<string>;
}

const containerFile = 'META-INF/container.xml';
const protectionFile = 'META-INF/encryption.xml';
/** Letters that are mixed up so that nobody takes a typeface out: nothing that is read is locked by it. */
const mixedLetters = /^http:\/\/(?:www\.idpf\.org\/2008\/embedding|ns\.adobe\.com\/pdf\/enc#RC)$/;

/** Whether an archive calls itself an EPUB. */
export const isEpub = (zip: ZipArchive): boolean => zip.has(containerFile);

/** Reads what an EPUB says of itself. @throws BookFileError at what is missing or cannot be read. */
export async function epubPackage(zip: ZipArchive, name: string): Promise<EpubPackage> {
  await refuseProtected(zip, name);
  const container = xmlDocument(await zip.text(containerFile), containerFile);
  const [root] = elementsNamed(container, 'rootfile');
  const file = root?.getAttribute('full-path') ?? '';
  if (file === '') fail({ what: 'package-incomplete', file: containerFile, lacks: 'la dirección del paquete' });
  if (!zip.has(file)) fail({ what: 'entry-missing', file, from: containerFile, title: '' });
  const packed = xmlDocument(await zip.text(file), file).documentElement;
  if (packed === null) fail({ what: 'package-incomplete', file, lacks: 'todo su contenido' });
  const items = manifestOf(packed, file);
  const spine = childNamed(packed, 'spine');
  if (spine === null) fail({ what: 'package-incomplete', file, lacks: 'el orden de lectura («spine»)' });
  const pages = pagesOf(spine, items, zip, file);
  const title = elementsNamed(packed, 'title')[0]?.textContent ?? '';
  const navigation = [...items.values()].find(({ properties }) => properties.has('nav'))?.path ?? null;
  const contents =
    navigation === null
      ? await contentsOfNcx(zip, ncxOf(spine, items), file)
      : await contentsOfNav(zip, navigation, file);
  const frontPages = new Set([...frontPagesOf(packed, file), ...(navigation === null ? [] : [navigation])]);
  return { file, title: oneLine(title), pages, frontPages, contents };
}

async function refuseProtected(zip: ZipArchive, name: string): Promise<void> {
  if (!zip.has(protectionFile)) return;
  const methods = elementsNamed(xmlDocument(await zip.text(protectionFile), protectionFile), 'EncryptionMethod');
  const isLocked = methods.some((each) => !mixedLetters.test(each.getAttribute('Algorithm') ?? ''));
  if (isLocked) fail({ what: 'protected', name });
}

function manifestOf(packed: Element, file: string): ReadonlyMap<string, ManifestItem> {
  const manifest = childNamed(packed, 'manifest');
  if (manifest === null) fail({ what: 'package-incomplete', file, lacks: 'la lista de archivos («manifest»)' });
  return new Map(
    childElements(manifest).flatMap((item): [string, ManifestItem][] => {
      const path = pathWithin(file, item.getAttribute('href') ?? '');
      if (path === null) return [];
      const properties = new Set((item.getAttribute('properties') ?? '').split(/\s+/));
      return [[item.getAttribute('id') ?? '', { path, mediaType: item.getAttribute('media-type') ?? '', properties }]];
    }),
  );
}

function pagesOf(
  spine: Element,
  items: ReadonlyMap<string, ManifestItem>,
  zip: ZipArchive,
  file: string,
): readonly string[] {
  return childElements(spine).flatMap((place) => {
    const id = place.getAttribute('idref') ?? '';
    const item = items.get(id);
    if (item === undefined) return fail({ what: 'entry-missing', file: id, from: file, title: '' });
    if (!/^(?:application\/xhtml\+xml|text\/html)$/.test(item.mediaType)) return [];
    if (!zip.has(item.path)) fail({ what: 'entry-missing', file: item.path, from: file, title: '' });
    return [item.path];
  });
}

/** Covers and title pages as the guide of EPUB 2 names them. */
function frontPagesOf(packed: Element, file: string): readonly string[] {
  const guide = childNamed(packed, 'guide');
  if (guide === null) return [];
  return childElements(guide).flatMap((each) => {
    const isFront = /^(?:cover|title-page|toc)$/.test(each.getAttribute('type') ?? '');
    const path = isFront ? pathWithin(file, each.getAttribute('href') ?? '') : null;
    return path === null ? [] : [path];
  });
}

function ncxOf(spine: Element, items: ReadonlyMap<string, ManifestItem>): string | null {
  const named = items.get(spine.getAttribute('toc') ?? '');
  const byKind = [...items.values()].find(({ mediaType }) => mediaType === 'application/x-dtbncx+xml');
  return (named ?? byKind)?.path ?? null;
}

async function contentsOfNcx(zip: ZipArchive, path: string | null, from: string): Promise<readonly ContentsLine[]> {
  if (path === null) return [];
  if (!zip.has(path)) fail({ what: 'entry-missing', file: path, from, title: '' });
  const [map] = elementsNamed(xmlDocument(await zip.text(path), path), 'navMap');
  const lines: ContentsLine[] = [];
  const walk = (points: readonly Element[], level: number): void => {
    for (const point of points) {
      const title = oneLine(childNamed(point, 'navLabel')?.textContent ?? '');
      lines.push(lineTo(zip, path, { title, level, address: childNamed(point, 'content')?.getAttribute('src') ?? '' }));
      walk(pointsBelow(point), level + 1);
    }
  };
  if (map !== undefined) walk(pointsBelow(map), 0);
  return lines;
}

const pointsBelow = (point: Element): readonly Element[] =>
  childElements(point).filter((each) => nameOfElement(each) === 'navpoint');

async function contentsOfNav(zip: ZipArchive, path: string, from: string): Promise<readonly ContentsLine[]> {
  if (!zip.has(path)) fail({ what: 'entry-missing', file: path, from, title: '' });
  const navs = elementsNamed(xmlDocument(await zip.text(path), path), 'nav');
  const toc = navs.find((each) => partsPlayedBy(each).has('toc'));
  const list = toc === undefined ? null : childNamed(toc, 'ol');
  const lines: ContentsLine[] = [];
  const walk = (items: readonly Element[], level: number): void => {
    for (const item of items) {
      const [label = null] = childElements(item).filter((each) => nameOfElement(each) !== 'ol');
      const title = oneLine(label?.textContent ?? '');
      if (label !== null) lines.push(lineTo(zip, path, { title, level, address: label.getAttribute('href') ?? '' }));
      const below = childNamed(item, 'ol');
      if (below !== null) walk(childElements(below), label === null ? level : level + 1);
    }
  };
  if (list !== null) walk(childElements(list), 0);
  return lines;
}

/** @throws BookFileError when the page is not there. */
function lineTo(
  zip: ZipArchive,
  from: string,
  { title, level, address }: { readonly title: string; readonly level: number; readonly address: string },
): ContentsLine {
  if (address === '') return { title, level, page: null, fragment: '' };
  const page = pathWithin(from, address);
  if (page === null || !zip.has(page)) return fail({ what: 'entry-missing', file: page ?? address, from, title });
  const [, fragment = ''] = address.split('#');
  return { title, level, page, fragment };
}
