import { DOMParser, type Element, onErrorStopParsing } from '@xmldom/xmldom';

/** An answer as elements. What declares entities, or is no XML, is no answer. */
export class XmlAnswer {
  readonly #root: Element;

  /** @throws when it cannot be read. */
  constructor(text: string) {
    if (/<!DOCTYPE/i.test(text)) throw new Error('a document type in the answer');
    const root = new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'text/xml').documentElement;
    if (root === null) throw new Error('an empty answer');
    this.#root = root;
  }

  /** The text of the first element of that name, whatever its namespace; null: there is none. */
  first(name: string): string | null {
    return this.all(name)[0] ?? null;
  }

  all(name: string): readonly string[] {
    return [...this.#root.getElementsByTagNameNS('*', name)].map((each) => (each.textContent ?? '').trim());
  }
}
