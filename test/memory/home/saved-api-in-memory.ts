import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { SavedApi } from '#application/browser/home/ports/saved-api.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** A school that keeps products in this process's memory. */
export class SavedApiInMemory extends SavedApi {
  readonly kept = new Set<string>();
  wantsLetters = true;
  /** Set: every call is refused with it. */
  refusal: CallRefusal | null = null;

  keep(slug: string): Promise<Result<void, CallRefusal>> {
    return this.#done(() => this.kept.add(slug));
  }

  letGo(slug: string): Promise<Result<void, CallRefusal>> {
    return this.#done(() => this.kept.delete(slug));
  }

  chooseLetters(wanted: boolean): Promise<Result<void, CallRefusal>> {
    return this.#done(() => (this.wantsLetters = wanted));
  }

  leaveLetters(): Promise<Result<void, CallRefusal>> {
    return this.chooseLetters(false);
  }

  #done(change: () => void): Promise<Result<void, CallRefusal>> {
    if (this.refusal !== null) return Promise.resolve(refuse(this.refusal));
    change();
    return Promise.resolve(accept(undefined));
  }
}
