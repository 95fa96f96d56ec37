import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { NotebookApi } from '#application/browser/reading/ports/notebook-api.ts';
import type { Notebook } from '#application/read-models/reading/notebook.ts';
import type { AnnotationOutbox } from '#application/browser/reading/annotation-outbox.ts';
import type { PendingAnnotation, Sending } from '#application/browser/reading/pending-annotation.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { HighlightColour } from '#domain/reading/annotation.ts';
import type { Passage } from '#domain/reading/highlight.ts';
import { type ShownAnnotation, shownAnnotationOf, removedElsewhere, stateAfter } from './shown-annotation.ts';
import type { PlacesStore } from './places-store.ts';

interface ReadSection {
  readonly id: number;
  readonly slug: string;
}

/** The notebook of the book that is open. Each annotation is kept in this browser first and then by the school. */
export class NotebookStore {
  book = '';
  annotations: readonly ShownAnnotation[] = [];
  /** The school's list came. */
  isLoaded = false;
  /** The school cannot be reached: said once, calmly. */
  isOffline = false;
  readonly places: PlacesStore;
  readonly #api: NotebookApi;
  readonly #outbox: AnnotationOutbox;
  readonly #ids: IdGenerator;
  readonly #clock: Clock;
  readonly #sending = new Set<string>();
  /** Rises with each annotation that the school kept. */
  #revision = 0;

  constructor(places: PlacesStore, api: NotebookApi, outbox: AnnotationOutbox, ids: IdGenerator, clock: Clock) {
    this.places = places;
    this.#api = api;
    this.#outbox = outbox;
    this.#ids = ids;
    this.#clock = clock;
    makeAutoObservable(this, { annotations: observableRef }, { autoBind: true });
  }

  get waiting(): number {
    return this.annotations.filter(({ state }) => state === 'waiting').length;
  }

  /** Annotations of one section whose text is there. */
  inSection(section: string): readonly ShownAnnotation[] {
    return this.annotations.filter(({ found }) => found?.section === section);
  }

  /** Loads a book's annotations, and sends what an earlier visit could not, of this book or another. */
  async open(book: string): Promise<void> {
    if (this.book !== book) this.#empty(book);
    const loaded = await this.#read(book);
    runInAction(() => {
      if (this.book !== book) return;
      if (loaded.ok) this.#take(loaded.value);
      else this.isOffline = loaded.refusal.status === null;
      this.#showPending();
    });
    this.retry();
    void this.#outbox.sendWaiting(book);
  }

  /** The school's list; read anew when something was marked meanwhile: an answer that was made before would take it away again. */
  async #read(book: string): ReturnType<NotebookApi['ofBook']> {
    for (;;) {
      await this.places.told();
      const begun = this.#marked;
      const loaded = await this.#api.ofBook(book);
      if (!loaded.ok || this.book !== book || this.#marked === begun) return loaded;
    }
  }

  get #marked(): number {
    return this.#revision + this.places.revision;
  }

  /** Highlights a passage; a note has words of the reader's own. */
  add(section: ReadSection, passage: Passage, colour: HighlightColour, note: string): string {
    const id = this.#ids.newId();
    const createdAt = this.#clock.now().toISOString();
    const pending = { id, book: this.book, section: section.slug, sectionId: section.id, colour, passage, note };
    this.#outbox.keep({ ...pending, version: null, isRemoved: false, wasTried: false, createdAt });
    this.#showPending();
    void this.#send(id);
    return id;
  }

  /** Changes a note or a colour. */
  change(id: string, note: string, colour: HighlightColour): void {
    const annotation = this.annotations.find((each) => each.id === id);
    if (
      annotation === undefined ||
      (annotation.note === note && annotation.colour === colour && annotation.state === 'saved')
    )
      return;
    this.#keep({ ...this.#pendingOf(annotation), note, colour });
  }

  /** Ends a conflict with the text chosen, as a change of the other device's version. */
  resolve(id: string, note: string): void {
    const annotation = this.annotations.find((each) => each.id === id);
    if (annotation === undefined || annotation.theirs === null) return;
    this.#keep({ ...this.#pendingOf(annotation), note, version: annotation.theirs.version });
  }

  remove(id: string): void {
    const annotation = this.annotations.find((each) => each.id === id);
    if (annotation !== undefined) this.#keep({ ...this.#pendingOf(annotation), isRemoved: true });
  }

  /** Sends what waits; called when the network is back, and from time to time. */
  retry(): void {
    for (const { id } of this.#outbox.ofBook(this.book)) {
      if (this.annotations.find((annotation) => annotation.id === id)?.state !== 'conflict') void this.#send(id);
    }
  }

  #empty(book: string): void {
    this.book = book;
    this.annotations = [];
    this.places.take(book, [], null);
    this.isLoaded = false;
  }

  #take({ annotations, bookmarks, place }: Notebook): void {
    this.annotations = annotations.map((each) => ({ ...each, state: 'saved', theirs: null, detail: '' }));
    this.places.take(this.book, bookmarks, place);
    this.isLoaded = true;
    this.isOffline = false;
  }

  #keep(pending: PendingAnnotation): void {
    this.#outbox.keep(pending);
    this.#set(pending.id, { theirs: null, state: 'saving' });
    this.#showPending();
    void this.#send(pending.id);
  }

  #pendingOf(annotation: ShownAnnotation): PendingAnnotation {
    const { id, section, colour, passage, note, version, createdAt } = annotation;
    const there = this.#outbox.find(id);
    const plain = { id, book: this.book, section, sectionId: 0, colour, passage, note, wasTried: false };
    return there ?? { ...plain, version, isRemoved: false, createdAt: createdAt.toISOString() };
  }

  /** What waits in this browser is shown as it will be. */
  #showPending(): void {
    const pending = this.#outbox.ofBook(this.book);
    const rest = this.annotations.filter(({ id }) => !pending.some((each) => each.id === id));
    const shown = pending
      .filter(({ isRemoved }) => !isRemoved)
      .map((each) =>
        shownAnnotationOf(
          each,
          this.annotations.find(({ id }) => id === each.id),
        ),
      );
    this.annotations = [...rest, ...shown];
  }

  async #send(id: string): Promise<void> {
    if (this.#sending.has(id)) return;
    this.#sending.add(id);
    const sent = await this.#outbox.send(id).finally(() => this.#sending.delete(id));
    if (sent !== null) runInAction(() => this.#showSent(id, sent));
  }

  #showSent(id: string, sent: Sending): void {
    this.isOffline = sent.kind === 'waiting';
    if (sent.kind === 'kept') {
      this.#revision += 1;
      this.#set(id, { state: 'saved', version: sent.version, theirs: null, detail: '' });
      return;
    }
    const theirs = sent.kind === 'changed' ? sent.current : null;
    const detail = sent.kind === 'refused' ? sent.detail : sent.kind === 'removed' ? removedElsewhere : '';
    this.#set(id, { state: stateAfter[sent.kind], detail, theirs });
  }

  #set(id: string, changes: Partial<ShownAnnotation>): void {
    this.annotations = this.annotations.map((annotation) =>
      annotation.id === id ? { ...annotation, ...changes } : annotation,
    );
  }
}
