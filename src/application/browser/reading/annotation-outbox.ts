import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { DeviceStorage } from '#application/browser/shared/ports/device-storage.ts';
import type { NotebookApi } from '#application/browser/reading/ports/notebook-api.ts';
import type { PendingAnnotation, Sending } from './pending-annotation.ts';

/** Keeps annotations in this browser until the school has them, for one reader. A network that is gone loses nothing. */
export class AnnotationOutbox {
  /** What is being sent, by its id: of one annotation one at a time, whoever asks. */
  readonly #underWay = new Map<string, Promise<Sending | null>>();
  /** What this browser would not keep, by name: it waits for as long as the page stands. */
  readonly #unkept = new Map<string, string>();
  #openBook: string | null = null;
  #last: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;

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

  /** Where this browser keeps nothing, the page does until it is left. */
  keep(pending: PendingAnnotation): void {
    const name = this.#name(pending.id);
    const text = JSON.stringify(pending);
    if (this.storage.write(name, text)) this.#unkept.delete(name);
    else this.#unkept.set(name, text);
  }

  forget(id: string): void {
    this.#unkept.delete(this.#name(id));
    this.storage.remove(this.#name(id));
  }

  /**
   * Sends what waits of an annotation until nothing of it is left, or nothing can be sent now, and writes down what came of it. Who
   * asks while it is being sent by another waits, and sends what is left then. Gives what came of it last; null: nothing waited.
   */
  async send(id: string): Promise<Sending | null> {
    let last: Sending | null = null;
    for (let other = this.#underWay.get(id); other !== undefined; other = this.#underWay.get(id)) last = await other;
    if (this.find(id) === null) return last;
    const sending = this.#sendWhole(id).finally(() => this.#underWay.delete(id));
    this.#underWay.set(id, sending);
    return sending;
  }

  async #sendWhole(id: string): Promise<Sending | null> {
    let sent: Sending | null = null;
    for (let pending = this.find(id); pending !== null; pending = this.find(id)) {
      sent = await this.#post(pending);
      const now = this.find(id);
      if (now === null) return sent;
      if (sent.kind === 'waiting') this.keep({ ...now, wasTried: true });
      if (sent.kind !== 'kept') return sent;
      const isSame = now.note === pending.note && now.colour === pending.colour && now.isRemoved === pending.isRemoved;
      if (isSame) this.forget(id);
      else this.keep({ ...now, version: sent.version });
    }
    return sent;
  }

  async #post(pending: PendingAnnotation): Promise<Sending> {
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
   * does not take, stays for its reader to decide. One under way may have passed by what waits now, or have begun without a network:
   * it is done once more after that, for all who ask meanwhile.
   */
  sendWaiting(openBook: string | null): Promise<void> {
    this.#openBook = openBook;
    this.#next ??= this.#last.then(() => {
      this.#next = null;
      return this.#sendAll();
    });
    this.#last = this.#next.catch(() => undefined);
    return this.#next;
  }

  async #sendAll(): Promise<void> {
    for (const { id, book } of this.#all()) {
      if (book === this.#openBook) continue;
      const sent = await this.send(id);
      // Without the school the others would wait for their time-outs, one after another.
      if (sent?.kind === 'waiting') return;
    }
  }

  #all(): readonly PendingAnnotation[] {
    const beginning = this.#name('');
    const unkept = [...this.#unkept.keys()].filter((name) => name.startsWith(beginning));
    return [...new Set([...this.storage.names(beginning), ...unkept])]
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
    const text = this.#unkept.get(name) ?? this.storage.read(name);
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
