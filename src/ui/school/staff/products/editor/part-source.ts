import type { PartApi } from '#application/browser/office/ports/part-api.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import type { Timer } from '#application/browser/shared/ports/timer.ts';
import type { CopyPart } from '#domain/office/working-copy.ts';

/** What is needed to edit a part of a product. */
export interface PartSource<Content> {
  readonly productId: number;
  readonly part: CopyPart;
  readonly api: PartApi<Content>;
  readonly timer: Timer;
  readonly storage: TabStorage;
  /** Told after each save. */
  readonly onKept?: () => void;
}

/** Somebody else saved the part since it was opened here. */
export interface PartConflict {
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
  readonly revision: number;
}

/** Whether what is on the screen is kept: all of it, not yet, being sent, waiting for a connection, for a school that fails, or for somebody to sign in, refused, or in conflict. */
export type SaveState = 'kept' | 'typed' | 'sending' | 'offline' | 'failed' | 'signed-out' | 'refused' | 'conflict';

/** Who saved it meanwhile, as the school says it. */
export function conflictOf({ by, at, revision }: CallRefusal['data']): PartConflict {
  return {
    by: typeof by === 'string' ? by : '',
    at: typeof at === 'string' ? at : '',
    revision: typeof revision === 'number' ? revision : 0,
  };
}
