import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { DeviceStorage } from '#application/browser/shared/ports/device-storage.ts';
import type { AnnotationToKeep, NotebookApi } from '#application/browser/reading/ports/notebook-api.ts';
import type { Annotation } from '#domain/reading/annotation.ts';

/** What of an annotation the school does not have yet. */
export interface PendingAnnotation extends AnnotationToKeep {
  readonly book: string;
  readonly section: string;
  /** The version that was changed; null: the school has none yet. */
  readonly version: number | null;
  readonly isRemoved: boolean;
  /** It was sent once, and no answer came: the school may have it. */
  readonly wasTried: boolean;
  /** ISO 8601, by this browser's clock. */
  readonly createdAt: string;
}

export type Sending =
  | { readonly kind: 'kept'; readonly version: number }
  /** It stays in this browser until the network is back. */
  | { readonly kind: 'waiting' }
  /** Another device changed it: what it is now. */
  | { readonly kind: 'changed'; readonly current: Annotation }
  | { readonly kind: 'removed' }
  | { readonly kind: 'refused'; readonly detail: string };

/** Keeps annotations in this browser until the school has them, for one reader. A network that is gone loses nothing. */
export class AnnotationOutbox {
  #sending: Promise<void> | null = null;

  constructor(
    private readonly storage: DeviceStorage,
    private readonly api: NotebookApi,
    private readonly userId: () => string,
  ) {}

  /** What waits of a book, in the order it was made. */
  ofBook(book: string): readonly PendingAnnotation[] {
    return this.#all().filter((pending) => pending.book === book);
  }

  find(id: string): PendingAnnotation | null {
    return this.#read(this.#name(id));
  }

  /** False where this browser keeps nothing: then only the school's word counts. */
  keep(pending: PendingAnnotation): boolean {
    return this.storage.write(this.#name(pending.id), JSON.stringify(pending));
  }

  forget(id: string): void {
    this.storage.remove(this.#name(id));
  }

  /** Sends what waits; what comes of it is for the caller to write down. */
  async send(pending: PendingAnnotation): Promise<Sending> {
    if (pending.isRemoved) return this.#sendRemoval(pending);
    const { id, version, note, colour } = pending;
    if (version !== null) return this.#sendChange(id, version, note, colour);
    const added = await this.api.add(pending);
    if (!added.ok) return this.#sendingOf(added.refusal);
    // The answer to an earlier try was lost: what the school has may be what was written then.
    return pending.wasTried ? this.#sendChange(id, added.value, note, colour) : { kind: 'kept', version: added.value };
  }

  /**
   * Sends what waits of every book but the one that is open, whose reader sends its own. What another device changed, or the school
   * does not take, stays for its reader to decide.
   */
  sendWaiting(openBook: string | null): Promise<void> {
    this.#sending ??= this.#sendAll(openBook).finally(() => (this.#sending = null));
    return this.#sending;
  }

  async #sendAll(openBook: string | null): Promise<void> {
    for (const { id, book } of this.#all()) {
      const pending = book === openBook ? null : this.find(id);
      if (pending === null) continue;
      const sent = await this.send(pending);
      const isSame = JSON.stringify(this.find(id)) === JSON.stringify(pending);
      if (sent.kind === 'kept' && isSame) this.forget(id);
      // Without the school the others would wait for their time-outs, one after another.
      if (sent.kind === 'waiting') return void (isSame && this.keep({ ...pending, wasTried: true }));
    }
  }

  #all(): readonly PendingAnnotation[] {
    return this.storage
      .names(this.#name(''))
      .map((name) => this.#read(name))
      .filter((pending) => pending !== null)
      .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  }

  async #sendRemoval({ id, version, wasTried }: PendingAnnotation): Promise<Sending> {
    if (version === null && !wasTried) return { kind: 'kept', version: 0 };
    const removed = await this.api.remove(id);
    if (removed.ok || removed.refusal.kind === 'annotation-not-found') return { kind: 'kept', version: 0 };
    return this.#sendingOf(removed.refusal);
  }

  async #sendChange(id: string, version: number, note: string, colour: PendingAnnotation['colour']): Promise<Sending> {
    const changed = await this.api.change(id, version, note, colour);
    return changed.ok ? { kind: 'kept', version: changed.value.version } : this.#sendingOf(changed.refusal);
  }

  #sendingOf(refusal: CallRefusal): Sending {
    const { kind, status, detail } = refusal;
    if (kind === 'annotation-removed') return { kind: 'removed' };
    const current = kind === 'annotation-changed' ? this.api.currentOf(refusal) : null;
    if (current !== null) return { kind: 'changed', current };
    const mayPass = status === null || status >= 500 || status === 429 || status === 401;
    return mayPass ? { kind: 'waiting' } : { kind: 'refused', detail };
  }

  #read(name: string): PendingAnnotation | null {
    const text = this.storage.read(name);
    if (text === null) return null;
    try {
      return JSON.parse(text) as PendingAnnotation;
    } catch {
      return null;
    }
  }

  /** Another account in the same browser sends none of these. */
  #name(id: string): string {
    return `escuela.lectura.${this.userId()}.${id}`;
  }
}
