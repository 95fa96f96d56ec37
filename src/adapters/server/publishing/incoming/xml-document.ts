import { type Document, DOMParser, type Element, type Node, onErrorStopParsing, ParseError } from '@xmldom/xmldom';
import { fail } from './book-file-error.ts';

/** How deep the elements of a page may stand in each other. */
const deepest = 200;

/**
 * A file of an EPUB as a tree. Strict: what is not well-formed is refused, and so is what defines entities of its own. Those that XHTML
 * knows are read.
 * @throws BookFileError
 */
export function xmlDocument(text: string, file: string): Document {
  if (/<!ENTITY/i.test(text)) fail({ what: 'xml-entities', file });
  checkDepth(text, file);
  try {
    const parser = new DOMParser({ onError: onErrorStopParsing });
    return parser.parseFromString(text.replace(/^\u{FEFF}/u, ''), 'application/xhtml+xml');
  } catch (error) {
    const line = error instanceof ParseError ? lineOf(error) : 0;
    return fail({ what: 'xml-broken', file, line });
  }
}

function lineOf({ locator }: ParseError): number {
  const { lineNumber = 0 } = (locator ?? {}) as { readonly lineNumber?: number };
  return lineNumber;
}

/** Told before the tree is built: whoever walks it calls itself for each level. */
function checkDepth(text: string, file: string): void {
  let depth = 0;
  for (const [tag] of text.matchAll(/<(?:!--[\s\S]*?-->|!\[CDATA\[[\s\S]*?\]\]>|\/?[a-zA-Z][^<>]*>)/g)) {
    if (tag.startsWith('<!') || tag.endsWith('/>')) continue;
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth > deepest) fail({ what: 'nested-too-deep', file });
  }
}

/** The elements right below one. */
export function childElements(node: Node): readonly Element[] {
  const found: Element[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (child.nodeType === child.ELEMENT_NODE) found.push(child as Element);
  }
  return found;
}

/** The elements below one of that name, whatever its prefix, in their order. */
export function elementsNamed(node: Document | Element, name: string): readonly Element[] {
  return [...node.getElementsByTagNameNS('*', name)];
}

/** What an element is called, without a prefix, in small letters. */
export const nameOfElement = ({ localName, nodeName }: Element): string => (localName ?? nodeName).toLowerCase();

/** The first element right below one of that name. */
export function childNamed(node: Node, name: string): Element | null {
  return childElements(node).find((each) => nameOfElement(each) === name) ?? null;
}

const ops = 'http://www.idpf.org/2007/ops';

/** What an element of a page is for, in the words of EPUB and of DPUB-ARIA without their prefix: 'toc', 'footnote'. */
export function partsPlayedBy(element: Element): ReadonlySet<string> {
  const types = element.getAttributeNS(ops, 'type') ?? '';
  const roles = (element.getAttribute('role') ?? '').replaceAll('doc-', '');
  return new Set(`${types} ${roles}`.split(/\s+/).filter((word) => word !== ''));
}
