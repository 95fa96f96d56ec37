import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { HomeApi, type PendingPayment } from '#application/browser/home/ports/home-api.ts';
import type { MenuEntry } from '#domain/catalogue/student-menu.ts';
import type { ExpiredAccess } from '#domain/learning/expired-access.ts';
import { accept, refuse } from '#domain/shared/result.ts';

/** What the school would say of one student's home, in this process's memory. */
export class HomeApiInMemory extends HomeApi {
  entries: readonly MenuEntry[] = [];
  payments: readonly PendingPayment[] = [];
  readonly ended = new Map<string, ExpiredAccess>();
  /** How often the tour was finished. */
  toursFinished = 0;
  /** Set: every call is refused with it. */
  refusal: CallRefusal | null = null;

  menu(): Answer<readonly MenuEntry[]> {
    return this.#answer(this.entries);
  }

  pendingPayments(): Answer<readonly PendingPayment[]> {
    return this.#answer(this.payments);
  }

  expiredAccess(slug: string): Answer<ExpiredAccess | null> {
    return this.#answer(this.ended.get(slug) ?? null);
  }

  finishTour(): Answer<boolean> {
    if (this.refusal === null) this.toursFinished += 1;
    return this.#answer(true);
  }

  #answer<T>(value: T): Answer<T> {
    return Promise.resolve(this.refusal === null ? accept(value) : refuse(this.refusal));
  }
}
