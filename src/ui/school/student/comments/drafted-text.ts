import { makeAutoObservable, runInAction } from 'mobx';
import type { FormDrafts } from '#application/browser/shared/form-drafts.ts';

/** A text that somebody writes: the tab keeps it under its name until the school has it. */
export class DraftedText {
  text: string;
  readonly #drafts: FormDrafts;
  readonly #form: string;
  readonly #before: string;

  /** @param before what stands there before anything is written. */
  constructor(drafts: FormDrafts, form: string, before = '') {
    this.#drafts = drafts;
    this.#form = form;
    this.#before = before;
    this.text = before;
    makeAutoObservable(this);
  }

  /** Shows what was written and not sent before, unless something is being written. */
  async resume(): Promise<void> {
    const kept = await this.#drafts.read(this.#form);
    runInAction(() => {
      if (this.text === this.#before && kept?.['text'] !== undefined) this.text = kept['text'];
    });
  }

  write(text: string): void {
    this.text = text;
    this.#drafts.write(this.#form, { text });
  }

  /** The school has it, or it is not wanted any more. */
  end(): void {
    this.text = this.#before;
    this.#drafts.forget(this.#form);
  }
}
