import { emailAddress, LONGEST_EMAIL } from '#domain/accounts/email-address.ts';
import { missingTexts } from '#domain/accounts/registration-texts.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { oneLine, severalLines } from '#domain/shared/typed-text.ts';

/** What forms that write to the school ask for. */
export type MessageField =
  | 'option'
  | 'givenNames'
  | 'surnames'
  | 'name'
  | 'email'
  | 'phone'
  | 'problem'
  | 'userType'
  | 'subject'
  | 'link'
  | 'text';

/** Why a field of a message is not taken. */
export type FieldRefusal =
  | { readonly kind: 'field-missing'; readonly field: MessageField }
  | { readonly kind: 'field-too-long'; readonly field: MessageField; readonly most: number }
  | { readonly kind: 'field-invalid'; readonly field: MessageField };

/** Characters each field may have. */
export const longest: Readonly<Record<MessageField, number>> = {
  option: 100,
  givenNames: 60,
  surnames: 60,
  name: 120,
  email: LONGEST_EMAIL,
  phone: 15,
  problem: 200,
  userType: 60,
  subject: 120,
  link: 300,
  text: 4000,
};

/** What is said where the box 'No soy un robot' was not ticked. Source: SUPPORT-7. */
export const CAPTCHA_MISSING = 'Debe marcar el captcha';

const fewestDigits = 6;

/** What a name may be typed with: letters with their accents, ñ and spaces; the rest is left out. Source: SUPPORT-5. */
export function onlyNameLetters(text: string): string {
  return text.normalize('NFC').replaceAll(/[^\p{Lu}\p{Ll}\p{M} ]/gu, '');
}

/** What a telephone may be typed with: digits. Source: SUPPORT-5. */
export function onlyDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** What was typed without blank edges, in one line save for the text; refused when nothing is left or it is too long. */
export function readField(field: MessageField, text: string): Result<string, FieldRefusal> {
  const read = field === 'text' ? severalLines(text) : oneLine(text);
  if (read === '') return refuse({ kind: 'field-missing', field });
  const most = longest[field];
  return [...read].length > most ? refuse({ kind: 'field-too-long', field, most }) : accept(read);
}

export function readEmail(text: string): Result<string, FieldRefusal> {
  if (text.trim() === '') return refuse({ kind: 'field-missing', field: 'email' });
  const read = emailAddress(text);
  return read.ok ? accept(read.value) : refuse({ kind: 'field-invalid', field: 'email' });
}

/** A telephone with spaces, hyphens and a leading plus, as its digits. */
export function readPhone(text: string): Result<string, FieldRefusal> {
  if (text.trim() === '') return refuse({ kind: 'field-missing', field: 'phone' });
  const digits = onlyDigits(text);
  const isPhone = /^[+\d ()-]+$/.test(text.trim()) && digits.length >= fewestDigits && digits.length <= longest.phone;
  return isPhone ? accept(digits) : refuse({ kind: 'field-invalid', field: 'phone' });
}

/** A web address; without a scheme it is taken for https. */
export function readLink(text: string): Result<string, FieldRefusal> {
  const typed = readField('link', text);
  if (!typed.ok) return typed;
  const address = /^https?:\/\//i.test(typed.value) ? typed.value : `https://${typed.value}`;
  return /^https?:\/\/[^\s/@.]+(\.[^\s/@.]+)+(\/\S*)?$/i.test(address)
    ? accept(address)
    : refuse({ kind: 'field-invalid', field: 'link' });
}

const missing: Readonly<Record<MessageField, string>> = {
  option: 'Marca «He tenido un problema» para continuar.',
  givenNames: missingTexts.givenNames,
  surnames: 'Escribe tus apellidos.',
  name: 'Escribe tu nombre.',
  email: missingTexts.email,
  phone: 'Escribe tu celular.',
  problem: 'Seleccione uno de los problemas',
  userType: 'Elige tu tipo de usuario.',
  subject: 'Escribe el asunto.',
  link: 'Escribe el enlace.',
  text: 'Escribe tu mensaje.',
};

const invalid: Partial<Readonly<Record<MessageField, string>>> = {
  email: 'El correo no es válido. Escríbelo como nombre@correo.com.',
  phone: `El celular no es válido. Escríbelo solo con números, de ${fewestDigits} a ${longest.phone}.`,
  userType: 'Elige tu tipo de usuario de la lista.',
  link: 'El enlace no es válido. Cópialo completo, como https://ejemplo.pe.',
};

/** What a person reads of a refusal. */
export function fieldRefusalText(refusal: FieldRefusal): string {
  if (refusal.kind === 'field-too-long') return `Es demasiado largo: el máximo es de ${refusal.most} caracteres.`;
  return (refusal.kind === 'field-invalid' ? invalid[refusal.field] : undefined) ?? missing[refusal.field];
}
