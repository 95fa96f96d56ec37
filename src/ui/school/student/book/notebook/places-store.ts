import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DeviceStorage } from '#application/browser/shared/ports/device-storage.ts';
import type { NotebookApi } from '#application/browser/reading/ports/notebook-api.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Bookmark } from '#domain/reading/bookmark.ts';
import { isWorthOffering, type ReadingPlace } from '#domain/reading/reading-place.ts';

const deviceName = 'escuela.lectura-equipo';

/** Bookmarks in the book that is open, and how far its reader is, here and on other devices. */
export class PlacesStore {
  bookmarks: readonly Bookmark[] = [];
  /** The latest place that the school was told, by any device. */
  place: ReadingPlace | null = null;
  /** The reader said no to it. */
  #declined = '';
  /** Rises with each press of a bookmark, and with its answer: a list that was asked for before may not know of it. */
  revision = 0;
  #book = '';
  /** The school is told of presses one after another: the last one stands. */
  #line: Promise<unknown> = Promise.resolve();
  readonly #api: NotebookApi;
  readonly #storage: DeviceStorage;
  readonly #ids: IdGenerator;

  constructor(api: NotebookApi, storage: DeviceStorage, ids: IdGenerator) {
    this.#api = api;
    this.#storage = storage;
    this.#ids = ids;
    makeAutoObservable(this, { bookmarks: observableRef, place: observableRef, revision: false }, { autoBind: true });
  }

  take(book: string, bookmarks: readonly Bookmark[], place: ReadingPlace | null): void {
    this.#book = book;
    this.bookmarks = bookmarks;
    this.place = place;
  }

  /** A place further on that another device was at, worth offering to whoever reads `section`. */
  offer(section: string, order: readonly string[]): ReadingPlace | null {
    const { place } = this;
    if (place === null || !isWorthOffering(place, this.#device(), section, order)) return null;
    return this.#declined === keyOf(place) ? null : place;
  }

  decline(): void {
    if (this.place === null) return;
    this.#declined = keyOf(this.place);
    this.place = { ...this.place };
  }

  isBookmarked(section: string, anchor: string): boolean {
    return this.bookmarks.some(isAt({ section, anchor, label: '' }));
  }

  /** Sets or takes a bookmark; false when the school could not be told, and nothing changed. */
  async toggleBookmark(bookmark: Bookmark): Promise<boolean> {
    const { section, anchor } = bookmark;
    const book = this.#book;
    const there = this.bookmarks.find(isAt(bookmark));
    this.#show(bookmark, there === undefined);
    const told = this.#line.then(() =>
      there === undefined ? this.#api.setBookmark(book, bookmark) : this.#api.removeBookmark(book, section, anchor),
    );
    this.#line = told.catch(() => undefined);
    const { ok } = await told;
    runInAction(() => {
      this.revision += 1;
      if (!ok && this.#book === book) this.#show(there ?? bookmark, there !== undefined);
    });
    return ok;
  }

  /** Ends once the school has been told of every bookmark that was pressed. */
  async told(): Promise<void> {
    await this.#line;
  }

  #show(bookmark: Bookmark, isSet: boolean): void {
    const isSame = isAt(bookmark);
    const others = this.bookmarks.filter((each) => !isSame(each));
    this.bookmarks = isSet ? [...others, bookmark] : others;
    this.revision += 1;
  }

  /** Tells the school how far the reader is on this device. */
  async keepPlace(section: string, anchor: string, leaving: boolean): Promise<void> {
    await this.#api.keepPlace(this.#book, { section, anchor, device: this.#device() }, leaving);
  }

  /** A name for this browser that means nothing elsewhere. */
  #device(): string {
    const known = this.#storage.read(deviceName);
    if (known !== null) return known;
    const made = this.#ids.newId();
    this.#storage.write(deviceName, made);
    return this.#storage.read(deviceName) ?? 'sin-nombre';
  }
}

const isAt =
  ({ section, anchor }: Bookmark) =>
  (each: Bookmark): boolean =>
    each.section === section && each.anchor === anchor;

const keyOf = ({ section, at }: ReadingPlace): string => `${section} ${at.toISOString()}`;
