import { runInAction } from 'mobx';
import type { FormDrafts } from '#application/browser/shared/form-drafts.ts';

/**
 * What is typed in forms of the office and not saved, by what tells the forms apart. The page has it while one looks at others;
 * the tab has it over a reload, such as that of somebody whose network is gone.
 */
export class LeftDrafts<Draft> {
  readonly #left = new Map<string, Draft>();

  /** @param of what the forms have in common: 'ajustes'. */
  constructor(
    private readonly drafts: FormDrafts,
    private readonly of: string,
  ) {}

  get(form: string): Draft | undefined {
    return this.#left.get(form);
  }

  keep(form: string, draft: Draft): void {
    this.#left.set(form, draft);
    this.drafts.write(this.#nameOf(form), { typed: JSON.stringify(draft) });
  }

  forget(form: string): void {
    this.#left.delete(form);
    this.drafts.forget(this.#nameOf(form));
  }

  /** Puts what the tab has of before a reload into a form, as long as that is open and nothing was typed into it since. */
  async bringBack(form: string, isOpen: () => boolean, put: (draft: Draft) => void): Promise<void> {
    const kept = await this.drafts.read(this.#nameOf(form));
    if (kept === null || this.#left.has(form) || !isOpen()) return;
    const draft = JSON.parse(kept['typed'] ?? 'null') as Draft | null;
    if (draft === null) return;
    this.#left.set(form, draft);
    runInAction(() => put(draft));
  }

  #nameOf(form: string): string {
    return `${this.of}.${form}`;
  }
}
