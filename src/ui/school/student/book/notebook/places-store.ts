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
  #book = '';
  readonly #api: NotebookApi;
  readonly #storage: DeviceStorage;
  readonly #ids: IdGenerator;

  constructor(api: NotebookApi, storage: DeviceStorage, ids: IdGenerator) {
    this.#api = api;
    this.#storage = storage;
    this.#ids = ids;
    makeAutoObservable(this, { bookmarks: observableRef, place: observableRef }, { autoBind: true });
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
    return this.bookmarks.some((each) => each.section === section && each.anchor === anchor);
  }

  /** Sets or takes a bookmark; false when the school could not be told, and nothing changed. */
  async toggleBookmark(bookmark: Bookmark): Promise<boolean> {
    const { section, anchor } = bookmark;
    const book = this.#book;
    const wasThere = this.isBookmarked(section, anchor);
    this.#mark(bookmark, !wasThere);
    const done = wasThere
      ? await this.#api.removeBookmark(book, section, anchor)
      : await this.#api.setBookmark(book, bookmark);
    // Another may have been set or taken meanwhile, or another book opened: only this one is as it was.
    if (!done.ok && this.#book === book) runInAction(() => this.#mark(bookmark, wasThere));
    return done.ok;
  }

  /** Tells the school how far the reader is on this device. */
  async keepPlace(section: string, anchor: string, leaving: boolean): Promise<void> {
    await this.#api.keepPlace(this.#book, { section, anchor, device: this.#device() }, leaving);
  }

  #mark(bookmark: Bookmark, isSet: boolean): void {
    const { section, anchor } = bookmark;
    const rest = this.bookmarks.filter((each) => each.section !== section || each.anchor !== anchor);
    this.bookmarks = isSet ? [...rest, bookmark] : rest;
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

const keyOf = ({ section, at }: ReadingPlace): string => `${section} ${at.toISOString()}`;
