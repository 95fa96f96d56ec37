import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { WrittenBook, WrittenSection } from '#application/browser/reading/book-writing.ts';
import type { BookMakingApi } from '#application/browser/reading/ports/book-making-api.ts';
import type { Lack } from '#domain/office/working-copy.ts';
import { nameOfSection, sectionOfField } from '#domain/reading/writing/outline.ts';
import * as changes from '#domain/reading/writing/outline-changes.ts';
import type { PartStore } from '#ui/school/staff/products/editor/part-store.ts';

/** A text that was asked for: it is there, on its way, or did not come. */
export type TextState =
  | { readonly state: 'here'; readonly markdown: string }
  | { readonly state: 'coming' }
  | { readonly state: 'failed'; readonly detail: string };

/** A book on the desk of whoever makes it: which section is open, its text, and what is changed in the tree. */
export class BookDesk {
  openId: string | null = null;
  /** What the last move did, for whoever does not see it. */
  said = '';
  /** The section that is dragged. */
  dragged: string | null = null;
  texts: ReadonlyMap<string, TextState> = new Map();
  readonly productId: number;
  readonly #store: PartStore<WrittenBook>;
  readonly #api: BookMakingApi;
  readonly #ids: IdGenerator;

  constructor(store: PartStore<WrittenBook>, productId: number, api: BookMakingApi, ids: IdGenerator) {
    this.#store = store;
    this.productId = productId;
    this.#api = api;
    this.#ids = ids;
    makeAutoObservable(this, { texts: observableRef });
  }

  get sections(): readonly WrittenSection[] {
    return this.#store.content.sections;
  }

  get lacks(): readonly Lack[] {
    return this.#store.lacks;
  }

  /** Which reading of the book is on the desk: another one replaces what an open editor shows. */
  get reading(): number {
    return this.#store.content.reading;
  }

  /** The section on the desk: the one that was chosen, else the first. */
  get section(): WrittenSection | null {
    return this.sections.find(({ id }) => id === this.openId) ?? this.sections[0] ?? null;
  }

  open(id: string): void {
    this.openId = id;
  }

  openThing(field: string): void {
    const section = sectionOfField(this.sections, field);
    if (section !== null) this.openId = section.id;
  }

  /** What the text of a section is now. */
  textOf({ written, text }: WrittenSection): TextState {
    if (written !== null) return { state: 'here', markdown: written };
    if (text === '') return { state: 'here', markdown: '' };
    return this.texts.get(text) ?? { state: 'coming' };
  }

  /** Fetches the text of a section, unless it is there. */
  async fetch({ written, text }: WrittenSection): Promise<void> {
    const known = this.texts.get(text)?.state;
    if (written !== null || text === '' || known === 'here' || known === 'coming') return;
    this.know(text, { state: 'coming' });
    const read = await this.#api.readText(this.productId, text);
    runInAction(() => {
      this.know(
        text,
        read.ok ? { state: 'here', markdown: read.value.markdown } : { state: 'failed', detail: read.refusal.detail },
      );
    });
  }

  /** @param after the section beside which it stands; null: at the end. */
  add(after: string | null): string {
    const id = this.#ids.newId();
    const nothing = { slug: '', title: '', level: 0, isSample: false, text: '', written: null };
    this.#set(changes.withSection(this.sections, { id, ...nothing }, after));
    this.openId = id;
    return id;
  }

  change(id: string, change: Partial<Pick<WrittenSection, 'title' | 'isSample' | 'written'>>): void {
    this.#set(changes.withSectionChanged(this.sections, id, change));
  }

  remove(id: string): void {
    const at = this.sections.findIndex((section) => section.id === id);
    this.#set(changes.withoutSection(this.sections, id));
    this.openId = (this.sections[at] ?? this.sections[at - 1])?.id ?? null;
  }

  move(id: string, step: -1 | 1): void {
    this.#set(changes.withSectionMoved(this.sections, id, step));
    this.tellPlace(id);
  }

  nest(id: string, step: -1 | 1): void {
    this.#set(changes.withSectionNested(this.sections, id, step));
    this.tellPlace(id);
  }

  drag(id: string | null): void {
    this.dragged = id;
  }

  /** Puts what is dragged before a section. */
  dropBefore(target: string): void {
    const { dragged } = this;
    this.dragged = null;
    if (dragged === null || dragged === target) return;
    this.#set(changes.withSectionBefore(this.sections, dragged, target));
    this.tellPlace(dragged);
  }

  private know(key: string, state: TextState): void {
    this.texts = new Map([...this.texts, [key, state]]);
  }

  private tellPlace(id: string): void {
    const at = this.sections.findIndex((section) => section.id === id);
    const section = this.sections[at];
    if (section === undefined) return;
    const place = `la ${at + 1} de ${this.sections.length}, en el nivel ${section.level + 1}`;
    this.said = `${nameOfSection(section, at)}: ahora es ${place}.`;
  }

  #set(sections: readonly WrittenSection[]): void {
    if (sections !== this.sections) this.#store.set({ sections });
  }
}
