import type { Brand } from '#domain/shared/brand.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** An e-mail address as the school stores and compares it: lower case, without spaces around it. */
export type EmailAddress = Brand<string, 'EmailAddress'>;

export type EmailRefusal = { readonly kind: 'email-invalid' };

/** Characters that an address may have. Source: RFC 5321, section 4.5.3.1.3. */
export const LONGEST_EMAIL = 254;
const shape = /^[^\s@"(),:;<>[\\\]]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;

/** What is said of one that is none, where it is all that was asked for. Source: NEWS-2. */
export const EMAIL_INVALID = 'Ingresa un email válido';

/** Reads an address as a person types it. Capitals are dropped: nobody should own `Ana@…` beside another's `ana@…`. */
export function emailAddress(text: string): Result<EmailAddress, EmailRefusal> {
  const address = text.trim().normalize('NFC').toLowerCase();
  const isValid = address.length <= LONGEST_EMAIL && shape.test(address) && !/^\.|\.\.|\.@/.test(address);
  return isValid ? accept(address as EmailAddress) : refuse({ kind: 'email-invalid' });
}
