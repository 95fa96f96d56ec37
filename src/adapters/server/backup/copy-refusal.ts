import type { Engine } from '#adapters/server/sql/shared/connection.ts';

/** What is wrong with a copy: each by itself makes it one that is not to be relied on. */
export type CopyFault =
  | { readonly kind: 'absent' | 'changed'; readonly path: string }
  | { readonly kind: 'unreadable'; readonly path: string; readonly reason: string }
  | { readonly kind: 'rows'; readonly table: string; readonly expected: number; readonly found: number }
  | { readonly kind: 'foreign-key'; readonly table: string; readonly parent: string; readonly rows: number }
  | { readonly kind: 'file-without-copy'; readonly key: string };

/** Why a copy is not made, not taken for whole or not restored; the command line has a sentence for each. */
export type CopyRefusal =
  | { readonly kind: 'no-school'; readonly place: string }
  | { readonly kind: 'inside-data'; readonly folder: string }
  | { readonly kind: 'no-space'; readonly needed: number; readonly free: number }
  | { readonly kind: 'unsteady'; readonly keys: readonly string[] }
  | { readonly kind: 'no-copy'; readonly folder: string; readonly below: readonly string[] }
  | { readonly kind: 'unreadable-manifest'; readonly folder: string }
  | { readonly kind: 'damaged'; readonly faults: readonly CopyFault[] }
  | { readonly kind: 'newer'; readonly release: string; readonly migrations: readonly string[] }
  | { readonly kind: 'unknown-columns'; readonly table: string; readonly columns: readonly string[] }
  | { readonly kind: 'other-kind'; readonly column: string; readonly type: string; readonly to: Engine }
  | { readonly kind: 'data-not-empty'; readonly folder: string; readonly isUnfinished: boolean }
  | { readonly kind: 'database-not-empty' }
  | { readonly kind: 'files-not-empty'; readonly key: string };

/** Ends the work on a copy with its reason; nothing was changed, or what was begun stands under a name that says so. */
export class CopyRefused extends Error {
  constructor(readonly refusal: CopyRefusal) {
    super(`The copy is refused: ${refusal.kind}`);
  }
}
