import type { EmailAddress } from './email-address.ts';
import { isCalledByMailbox } from './mailbox/mailbox-name.ts';

/** 0: owner of a plan or ordinary customer. 1: guest of somebody's plan. Source: USER-1. */
export type Role = 0 | 1;

/** The identity document of a person; a RUC belongs to billing records. */
export interface PersonDocument {
  readonly type: 'DNI' | 'CE' | 'passport';
  readonly number: string;
}

/** An account of the school, without its password. */
export interface User {
  readonly id: string;
  readonly email: EmailAddress;
  readonly givenNames: string;
  readonly paternalSurname: string;
  /** Empty where a person has none. */
  readonly maternalSurname: string;
  /** Digits; empty until given. */
  readonly phone: string;
  readonly document: PersonDocument | null;
  readonly role: Role;
  readonly emailVerifiedAt: Date | null;
  /** Key of the photograph in the file store. */
  readonly photoFile: string | null;
  readonly tourSeen: boolean;
  /** The owner whose plan a guest uses. */
  readonly guestOf: string | null;
  readonly createdAt: Date;
  readonly disabledAt: Date | null;
}

/** Whether its person had it deleted: nobody signs in to it, and no letter reaches it. */
export function isErased({ disabledAt }: Pick<User, 'disabledAt'>): boolean {
  return disabledAt !== null;
}

const erasedAt = '@cuenta.invalid';

/** What stands for the address of an erased account, where each account has one of its own: letters cannot reach it. */
export const erasedEmail = (userId: string): string => `eliminada-${userId}${erasedAt}`;

/** Whether an address only stands for one that was erased. */
export const isErasedEmail = (email: string): boolean => email.endsWith(erasedAt);

/** Whoever reads what is written to an account, and can have what it is given; null: there is no account, or it is erased. */
export function readerOf(account: User | null): User | null {
  return account === null || isErased(account) ? null : account;
}

type Named = Pick<User, 'givenNames' | 'paternalSurname' | 'maternalSurname'>;

/** Given names and surnames in the order Peru writes them. */
export function fullName(user: Named): string {
  return [user.givenNames, user.paternalSurname, user.maternalSurname].filter((part) => part !== '').join(' ');
}

/** The name by which the school greets a person. */
export function firstName(user: Named): string {
  return user.givenNames.split(' ')[0] ?? user.givenNames;
}

export type MissingName = 'givenNames' | 'paternalSurname';

/** The names without which nothing is made out to a person. What only an address gave is none of them. Source: CERT-1, decision 0128. */
export function missingNames(account: Named & { readonly email: string }): readonly MissingName[] {
  const missing: MissingName[] = [];
  if (account.givenNames.trim() === '' || isCalledByMailbox(account)) missing.push('givenNames');
  if (account.paternalSurname.trim() === '') missing.push('paternalSurname');
  return missing;
}

/** Whether names, document, telephone and a verified e-mail are there. Source: decisions.md, People and sessions. */
export function isProfileComplete(
  user: Named & Pick<User, 'email' | 'phone' | 'document' | 'emailVerifiedAt'>,
): boolean {
  return (
    missingNames(user).length === 0 && user.phone !== '' && user.document !== null && user.emailVerifiedAt !== null
  );
}

/** The address with most of its letters hidden, for a page that anyone with a link may open: `ro•••@correo.pe`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at))}•••${email.slice(at)}`;
}
