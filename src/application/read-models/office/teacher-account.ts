import type { OfficeRole } from '#domain/office/permissions.ts';

/** The account that somebody who teaches edits their own products with. */
export interface TeacherAccount {
  readonly name: string;
  readonly email: string;
  /** What it may do in the office; without 'teacher' the link gives it nothing. */
  readonly roles: readonly OfficeRole[];
}

/** Whose account a teacher's page is; null: none that the school knows of. */
export interface LinkedAccount {
  readonly account: TeacherAccount | null;
}
