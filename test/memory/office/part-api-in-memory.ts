import { PartApi } from '#application/browser/office/ports/part-api.ts';
import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { KeptPartAnswer, ShownPart } from '#application/read-models/office/products/shown-part.ts';
import type { Lack } from '#domain/office/working-copy.ts';
import { accept, refuse } from '#domain/shared/result.ts';

const at = '2026-03-10T15:00:00.000Z';

/** A part of one product, before somebody who edits it. */
export class PartApiInMemory<Content> extends PartApi<Content> {
  /** Given once instead of what would be answered. */
  failing: CallRefusal | null = null;
  /** What fails next is kept all the same: its answer alone is lost. */
  losesAnswer = false;
  /** Set: it cannot be read. */
  unread: CallRefusal | null = null;
  /** What was saved here, in order. */
  readonly saves: Content[] = [];
  #content: Content;
  #revision = 0;
  #savedBy = '';
  readonly #lacks: readonly Lack[];

  constructor(content: Content, lacks: readonly Lack[] = []) {
    super();
    this.#content = content;
    this.#lacks = lacks;
  }

  shown(): ShownPart<Content> {
    const savedAt = this.#revision === 0 ? null : at;
    return { content: this.#content, revision: this.#revision, savedBy: this.#savedBy, savedAt, lacks: this.#lacks };
  }

  /** Somebody else saves it. */
  saveAs(who: string, content: Content): void {
    this.#savedBy = who;
    this.#content = content;
    this.#revision += 1;
  }

  async read(): Answer<ShownPart<Content>> {
    return this.unread === null ? accept(this.shown()) : refuse(this.unread);
  }

  async keep(_productId: number, content: Content, fromRevision: number): Answer<KeptPartAnswer> {
    const { failing, losesAnswer } = this;
    this.failing = null;
    this.losesAnswer = false;
    if (failing !== null) {
      if (losesAnswer) this.saveAs('Rosa', content);
      return refuse(failing);
    }
    if (fromRevision !== this.#revision) {
      const data = { by: this.#savedBy, at, revision: this.#revision };
      return refuse({ kind: 'part-saved-meanwhile', status: 409, detail: 'Otra persona', field: null, data });
    }
    this.saves.push(content);
    this.saveAs('Rosa', content);
    return accept({ revision: this.#revision, savedAt: at, lacks: this.#lacks });
  }
}
