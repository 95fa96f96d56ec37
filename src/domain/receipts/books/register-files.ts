import type { BookMonth } from './book-month.ts';
import type { RegisterRow } from './sales-register.ts';
import { type RegisterOwner, sireFileName } from './sire-layout.ts';

/** As what the register of a month is taken along: the tax authority's text, or a table for spreadsheets. */
export const bookFileKinds = ['sire', 'csv', 'xlsx'] as const;
export type BookFileKind = (typeof bookFileKinds)[number];

/** The register of a month, and whose it is. */
export interface MonthRegister {
  readonly owner: RegisterOwner;
  readonly month: BookMonth;
  readonly rows: readonly RegisterRow[];
}

/** What a file of the register is called. */
export function bookFileName(kind: BookFileKind, { owner, month, rows }: MonthRegister): string {
  return kind === 'sire' ? sireFileName(owner, month, rows) : `registro-de-ventas-${month}.${kind}`;
}
