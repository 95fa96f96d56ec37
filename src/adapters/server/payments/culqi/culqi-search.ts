import type { CulqiAnswer } from './culqi-client.ts';
import { toConfirm } from './culqi-to-confirm.ts';
import type { CulqiPage } from './culqi-wire.ts';

/** 'absent': the list was read as far back as was needed, so late that it would be there, and it is not. 'unclear': anything else. */
export type SearchedList<T> =
  | { readonly kind: 'found'; readonly items: readonly T[] }
  | { readonly kind: 'absent' | 'unclear' };

interface Listed {
  readonly creation_date: Date;
  readonly metadata?: Readonly<Record<string, unknown>> | null | undefined;
}

export interface Sought<T> {
  /** Asks for the page after an id. */
  readonly page: (after: string | null) => Promise<CulqiAnswer | null>;
  readonly read: (body: unknown) => CulqiPage<T> | null;
  /** Whether it is one of those. */
  readonly isIt: (item: T) => boolean;
  /** Whether it might be one of those without saying so. */
  readonly mayBe: (item: T) => boolean;
  /** When it was asked for. */
  readonly askedAt: Date;
  readonly now: Date;
}

/**
 * Goes through a list of Culqi's, newest first, back to when something was asked for. Lists are not filtered: see `culqi-to-confirm.ts`.
 * A page that cannot be read, an order that is none, or something that may be it without saying so: unclear.
 */
export async function searchList<T extends Listed>(sought: Sought<T>): Promise<SearchedList<T>> {
  const since = sought.askedAt.getTime() - toConfirm.skewMs;
  const isLate = sought.now.getTime() - sought.askedAt.getTime() > toConfirm.lateMs;
  let after: string | null = null;
  let last = Infinity;
  let isDoubtful = false;
  const found: T[] = [];
  for (let count = 0; count < toConfirm.mostPages; count += 1) {
    const answer = await sought.page(after);
    const page = answer?.status === 200 ? sought.read(answer.body) : null;
    if (page === null) return { kind: 'unclear' };
    for (const item of page.items) {
      const at = item.creation_date.getTime();
      if (sought.isIt(item)) found.push(item);
      else if (at > last) return { kind: 'unclear' };
      else if (at >= since && sought.mayBe(item)) isDoubtful = true;
      last = at;
    }
    if (found.length > 0) return { kind: 'found', items: found };
    if (page.after === null || page.after === after || last < since) {
      return { kind: isDoubtful || !isLate ? 'unclear' : 'absent' };
    }
    after = page.after;
  }
  return { kind: 'unclear' };
}
