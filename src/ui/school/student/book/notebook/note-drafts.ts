import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FormDrafts, FormFields } from '#application/browser/shared/form-drafts.ts';
import type { Passage } from '#domain/reading/highlight.ts';

/** What a note is of: a passage that has no annotation yet, or an annotation by its id. */
export type NoteSubject = Passage | string;

/** A note that was begun and not saved. */
export interface UnfinishedNote {
  readonly subject: NoteSubject;
  readonly text: string;
}

/** The notes being written in the section that is open: the tab keeps each until this browser has it in the notebook. */
export class NoteDrafts {
  private texts: FormFields = {};
  readonly #drafts: FormDrafts;
  #form = '';

  constructor(drafts: FormDrafts) {
    this.#drafts = drafts;
    makeAutoObservable<this, 'texts'>(this, { texts: observableRef });
  }

  get unfinished(): readonly UnfinishedNote[] {
    return Object.entries(this.texts).map(([key, text]) => ({ subject: subjectOf(key), text }));
  }

  /** Shows what was begun in a section and not saved. */
  async enter(book: string, section: string): Promise<void> {
    const form = `nota.${book}.${section}`;
    if (form === this.#form) return;
    this.#form = form;
    this.texts = {};
    const kept = await this.#drafts.read(form);
    runInAction(() => {
      if (kept !== null && this.#form === form) this.texts = { ...kept, ...this.texts };
    });
  }

  /** What was written and not saved of it; null: nothing. */
  textOf(subject: NoteSubject): string | null {
    return this.texts[keyOf(subject)] ?? null;
  }

  write(subject: NoteSubject, text: string): void {
    this.#keep({ ...this.texts, [keyOf(subject)]: text });
  }

  /** It is in the notebook now, or not wanted any more. */
  end(subject: NoteSubject): void {
    const { [keyOf(subject)]: _, ...others } = this.texts;
    this.#keep(others);
  }

  #keep(texts: FormFields): void {
    this.texts = texts;
    if (Object.keys(texts).length === 0) this.#drafts.forget(this.#form);
    else this.#drafts.write(this.#form, texts);
  }
}

const keyOf = (subject: NoteSubject): string => (typeof subject === 'string' ? subject : JSON.stringify(subject));

/** Ids of annotations are no JSON objects. */
const subjectOf = (key: string): NoteSubject => (key.startsWith('{') ? (JSON.parse(key) as Passage) : key);
