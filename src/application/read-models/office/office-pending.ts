import type { Read } from '#application/read-models/shared/read.ts';
import type { PendingKind } from '#domain/office/pending-parts.ts';
import type { SettingsName } from '#domain/settings/school-settings.ts';

/** Things of one kind that wait for somebody; instants are ISO 8601. */
export interface ShownPending {
  readonly kind: PendingKind;
  readonly count: number;
  /** Of the oldest. */
  readonly since: string;
  /** Until when the first is to be done, and whether that is over; null: there is no term. */
  readonly due: { readonly by: string; readonly isOver: boolean } | null;
}

/** How the school itself runs, for whoever looks after its settings. */
export interface OfficeHealth {
  /** What the school has not said of itself and cannot sell without. */
  readonly lacks: readonly SettingsName[];
  /** The last copy of the school that it knows of, null: none; and whether one should have been made since. */
  readonly backup: {
    readonly last: { readonly endedAt: string; readonly bytes: number } | null;
    readonly isOverdue: boolean;
  };
  /** Letters of the last month that were given up. */
  readonly lettersGivenUp: number;
  /** Since when a letter waits that should long be on its way, ISO 8601; null: none does. */
  readonly lettersStuckSince: string | null;
}

/** What waits in the parts of the office that somebody sees. */
export interface OfficePending {
  /** What is due first, first. */
  readonly waiting: readonly ShownPending[];
  /** Kinds of which nothing waits. */
  readonly quiet: readonly PendingKind[];
  /** Null: not for whoever asks. */
  readonly health: OfficeHealth | null;
}

export const officePending: Read<OfficePending> = { area: 'office', name: 'pending' };
