import type { TabStorage } from './ports/tab-storage.ts';
import type { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';

/** What stands in the fields of a form, by name. */
export type FormFields = Readonly<Record<string, string>>;

interface KeptDraft {
  /** Who typed it; empty: somebody who was not signed in. */
  readonly owner: string;
  readonly fields: FormFields;
}

/**
 * Keeps what is typed into a form in the tab, so that a reload, a lost session or signing in again loses nothing of it. Whoever
 * signs in next in the same tab does not find it; what was typed before signing in follows the one who then signs in. Never
 * given passwords. Source: AUTH-7.
 */
export class FormDrafts {
  constructor(
    private readonly storage: TabStorage,
    private readonly keeper: SessionKeeper,
  ) {}

  /** What was typed into a form and not sent; null when there is nothing. Waits until it is known who is signed in. */
  async read(form: string): Promise<FormFields | null> {
    await this.keeper.restore();
    const kept = parse(this.storage.read(nameOf(form)));
    const isTheirs = kept !== null && (kept.owner === '' || kept.owner === this.#owner);
    return isTheirs && Object.values(kept.fields).some((text) => text.trim() !== '') ? kept.fields : null;
  }

  /** Takes over what stands in a form. A session that was lost meanwhile changes nothing of whose it is. */
  write(form: string, fields: FormFields): void {
    const before = this.keeper.state.sessionExpired ? parse(this.storage.read(nameOf(form))) : null;
    const kept: KeptDraft = { owner: before?.owner ?? this.#owner, fields };
    this.storage.write(nameOf(form), JSON.stringify(kept));
  }

  /** It was sent. */
  forget(form: string): void {
    this.storage.write(nameOf(form), '');
  }

  get #owner(): string {
    return this.keeper.state.user?.id ?? '';
  }
}

function nameOf(form: string): string {
  return `escuela.borrador.${form}`;
}

function parse(text: string | null): KeptDraft | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<KeptDraft> | null;
    const { owner, fields } = kept ?? {};
    if (typeof owner !== 'string' || typeof fields !== 'object' || fields === null) return null;
    return Object.values(fields).every((each) => typeof each === 'string') ? { owner, fields } : null;
  } catch {
    return null;
  }
}
