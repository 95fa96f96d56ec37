import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { type ResourceField, type TypedFault, type FieldKind, textIn, type TypedValue } from './field.ts';

/** What is said of a field beside its name. */
export interface FieldHint {
  readonly hint?: string;
}

export interface FieldAsked extends FieldHint {
  readonly optional?: boolean;
}

const MISSING = 'Completa este dato.';

/** What fields of every kind say of themselves. */
export function fieldBasics(
  kind: FieldKind,
  label: string,
  { hint, optional = false }: FieldAsked,
  longest: number | null,
) {
  return { kind, label, ...(hint !== undefined && { hint }), isOptional: optional, longest, blank: '' as TypedValue };
}

/** What is wrong with what was typed, in these words. */
export const fieldFault = (text: string) => refuse({ kind: 'field-fault', text } satisfies TypedFault);

/** A value, or what is wrong where there is none. */
export const valueOr = <Value>(value: Value | null, text: string): Result<Value, TypedFault> =>
  value === null ? fieldFault(text) : accept(value);

/** A text that must be there unless it is optional; '' then means null. */
export function filledField<Value>(
  typed: TypedValue,
  { optional = false }: FieldAsked,
  read: (text: string) => Result<Value, TypedFault>,
): Result<Value | null, TypedFault> {
  const text = textIn(typed);
  if (text !== '') return read(text);
  return optional ? accept(null) : fieldFault(MISSING);
}

/**
 * A field that is one text.
 * @param tidy the text as it is kept. @param faultOf what is wrong with one that is there; null: nothing.
 */
export function oneTextField(
  kind: 'line' | 'lines' | 'slug' | 'word' | 'email',
  label: string,
  asked: FieldAsked,
  longest: number,
  tidy: (text: string) => string,
  faultOf: (text: string) => string | null = () => null,
): ResourceField<string> {
  return {
    ...fieldBasics(kind, label, asked, longest),
    read: (typed) => {
      const text = tidy(typeof typed === 'string' ? typed : '');
      if (text === '') return asked.optional === true ? accept('') : fieldFault(MISSING);
      if (text.length > longest) return fieldFault(`Escribe como máximo ${longest} caracteres.`);
      const wrong = faultOf(text);
      return wrong === null ? accept(text) : fieldFault(wrong);
    },
    write: (value) => value,
    show: textIn,
  };
}
