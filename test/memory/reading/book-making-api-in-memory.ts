import { BookMakingApi } from '#application/browser/reading/ports/book-making-api.ts';
import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { accept, refuse } from '#domain/shared/result.ts';

/** What making a book asks of the school, in this process's memory. */
export class BookMakingApiInMemory extends BookMakingApi {
  /** Texts by their keys. */
  readonly texts: Map<string, string>;
  /** Given once instead of what would be answered. */
  failing: CallRefusal | null = null;
  /** How many texts were sent. */
  sent = 0;

  constructor(texts: Readonly<Record<string, string>> = {}) {
    super();
    this.texts = new Map(Object.entries(texts));
  }

  async keepText(_productId: number, markdown: string): Answer<{ readonly key: string }> {
    const { failing } = this;
    this.failing = null;
    if (failing !== null) return refuse(failing);
    this.sent += 1;
    const key = `clave ${this.sent}`;
    this.texts.set(key, markdown);
    return accept({ key });
  }

  async addressOfEpub(): Answer<{ readonly address: string }> {
    const { failing } = this;
    this.failing = null;
    return failing === null ? accept({ address: '/api/v1/epub/un-libro.epub' }) : refuse(failing);
  }

  async readText(_productId: number, key: string): Answer<{ readonly markdown: string }> {
    const { failing } = this;
    this.failing = null;
    const markdown = this.texts.get(key);
    if (failing !== null) return refuse(failing);
    if (markdown === undefined)
      return refuse({ kind: 'text-not-found', status: 404, detail: 'No está', field: null, data: {} });
    return accept({ markdown });
  }
}
