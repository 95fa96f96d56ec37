import { emailAddress, EMAIL_INVALID, LONGEST_EMAIL } from '#domain/accounts/email-address.ts';
import { codeWord } from '#domain/cart/discount-code.ts';
import { LONGEST_SLUG } from '#domain/catalogue/own-slug.ts';
import { isSlug } from '#domain/shared/slug.ts';
import { oneLine, severalLines } from '#domain/shared/typed-text.ts';
import { type ResourceField, type PictureFolder, textIn } from './field.ts';
import {
  type FieldAsked,
  fieldBasics,
  fieldFault,
  filledField,
  valueOr,
  oneTextField,
  type FieldHint,
} from './field-reading.ts';

const SLUG_MALFORMED = 'Usa letras minúsculas sin tildes, números y guiones, como derecho-laboral.';

/** Fields that are a text, or the name of a picture. */
export const textFields = {
  line: (label: string, { longest = 200, ...asked }: FieldAsked & { longest?: number } = {}) =>
    oneTextField('line', label, asked, longest, oneLine),

  lines: (label: string, { longest = 5000, ...asked }: FieldAsked & { longest?: number } = {}) =>
    oneTextField('lines', label, asked, longest, severalLines),

  email: (label: string, asked: FieldAsked = {}) =>
    oneTextField('email', label, asked, LONGEST_EMAIL, oneLine, (text) =>
      emailAddress(text).ok ? null : EMAIL_INVALID,
    ),

  /** @param madeFrom the field that an empty one is made from. */
  slug: (label: string, { madeFrom, ...told }: FieldHint & { madeFrom: string }): ResourceField<string> => ({
    ...oneTextField('slug', label, told, LONGEST_SLUG, oneLine, (text) => (isSlug(text) ? null : SLUG_MALFORMED)),
    madeFrom,
  }),

  /** What people type to get something, in capitals. */
  word: (label: string, { longest = 30, ...told }: FieldHint & { longest?: number } = {}) =>
    oneTextField(
      'word',
      label,
      told,
      longest,
      (text) => codeWord(oneLine(text)),
      (text) => (/^[A-Z0-9][A-Z0-9-]*$/.test(text) ? null : 'Usa letras sin tilde, números y guiones.'),
    ),

  /** A picture that was sent before: the name of its file. */
  picture: (label: string, folder: PictureFolder, asked: FieldAsked = {}): ResourceField<string | null> => ({
    ...fieldBasics('picture', label, asked, 200),
    folder,
    read: (typed) => {
      const isOurs = (text: string) => text.startsWith(`${folder}/`) && /^[a-z]+\/[a-z0-9.-]+$/.test(text);
      const kept = filledField(typed, { optional: true }, (text) =>
        valueOr(isOurs(text) ? text : null, 'Elige una imagen.'),
      );
      return kept.ok && kept.value === null && asked.optional !== true ? fieldFault('Elige una imagen.') : kept;
    },
    write: (value) => value ?? '',
    show: textIn,
  }),
} as const;
