import { capitalised } from '#domain/shared/text.ts';

/** What is wrong with a field of a part, or could be better. */
export interface FieldFault {
  /** The content's name for it: 'regularPrice', 'options.0.label'. */
  readonly field: string;
  /** Spanish, a sentence that names the field. */
  readonly text: string;
  /** Whether the product cannot be published so; else it is advice. */
  readonly hinders: boolean;
}

/** What hinders: 'Precio normal: está vacío.' */
export const faultAt = (field: string, label: string, reason: string): FieldFault => ({
  field,
  text: `${label}: ${reason}.`,
  hinders: true,
});

/** The same beside the field, which says its own name: 'Está vacío.' */
export const reasonOf = (text: string): string => capitalised(text.slice(text.indexOf(': ') + 2));

/** What would be better otherwise, a sentence. */
export const adviceAt = (field: string, text: string): FieldFault => ({ field, text, hinders: false });

/** What is wrong with a day and hour that cannot be read. */
export const NO_MINUTE = 'debe ser una fecha y hora de Lima';

/** A whole number as it is typed, from 0 to `most`; '' is 0. Null: it is none. */
export function typedCount(text: string, most: number): number | null {
  const typed = text.trim();
  if (typed === '') return 0;
  return /^\d{1,9}$/.test(typed) && Number(typed) <= most ? Number(typed) : null;
}
