import { accept, type Result } from '#domain/shared/result.ts';
import { capitalised } from '#domain/shared/text.ts';
import {
  type ResourceField,
  type TypedFault,
  type Fields,
  type Pickable,
  textIn,
  type TypedValue,
  type TypedRow,
  type Values,
} from './field.ts';
import { type FieldAsked, fieldBasics, fieldFault, valueOr, type FieldHint } from './field-reading.ts';

/** Fields that are chosen, ticked or picked, lines of fields, and fields that another one asks for. */
export const chosenFields = {
  /** The first is what a new form begins with. */
  choice: <Word extends string>(
    label: string,
    choices: Readonly<Record<Word, string>>,
    told: FieldHint = {},
  ): ResourceField<Word> => {
    const isWord = (text: string): text is Word => Object.hasOwn(choices, text);
    return {
      ...fieldBasics('choice', label, told, null),
      blank: Object.keys(choices)[0] ?? '',
      choices,
      read: (typed) => valueOr(isWord(textIn(typed)) ? (typed as Word) : null, 'Elige una de la lista.'),
      write: (value) => value,
      show: (typed) => (isWord(textIn(typed)) ? choices[typed as Word] : textIn(typed)),
    };
  },

  tick: (label: string, told: FieldHint = {}): ResourceField<boolean> => ({
    ...fieldBasics('tick', label, { ...told, optional: true }, null),
    blank: false,
    read: (typed) => accept(typed === true),
    write: (value) => value,
    show: (typed) => (typed === true ? 'Sí' : 'No'),
  }),

  /** One thing of many, or none. */
  pick: (label: string, of: Pickable, told: FieldHint = {}): ResourceField<number | null> => ({
    ...fieldBasics('pick', label, { ...told, optional: true }, 10),
    of,
    read: (typed) => {
      const text = textIn(typed);
      if (text === '') return accept(null);
      return valueOr(/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null, 'Elige uno de la lista.');
    },
    write: (value) => (value === null ? '' : String(value)),
    show: textIn,
  }),

  /** Several things of many, each once. */
  picks: (label: string, of: Pickable, asked: FieldAsked = {}): ResourceField<readonly number[]> => ({
    ...fieldBasics('picks', label, asked, null),
    blank: [],
    of,
    read: (typed) => {
      const ids = Array.isArray(typed) ? (typed as readonly unknown[]).filter((id) => typeof id === 'number') : [];
      return ids.length === 0 && asked.optional !== true
        ? fieldFault('Elige al menos uno.')
        : accept([...new Set(ids)]);
    },
    write: (value) => value,
    show: (typed) => (Array.isArray(typed) ? typed.join(', ') : ''),
  }),

  /** Lines of the same fields, at least one, in an order. */
  rows: <F extends Fields>(
    label: string,
    parts: F,
    { most, each = LINE, ...told }: FieldHint & { most: number; each?: string },
  ): ResourceField<readonly Values<F>[]> => ({
    ...fieldBasics('rows', label, told, null),
    blank: [],
    parts,
    most,
    each,
    read: (typed) => readRows(parts, typed, most, each),
    write: (value) =>
      value.map((row) =>
        Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, textIn(part.write(row[name]))])),
      ),
    show: (typed) => String(Array.isArray(typed) ? typed.length : 0),
  }),

  /** FieldAsked only while another field holds a word; else it means null. */
  when: <Value>(name: string, is: string, asked: ResourceField<Value>): ResourceField<Value | null> => ({
    ...asked,
    shownWhen: { field: name, is },
    write: (value) => (value === null ? asked.blank : asked.write(value)),
  }),
} as const;

/** What one of several rows is called, unless its field has a word of its own. */
export const LINE = 'línea';

function readRows<F extends Fields>(
  parts: F,
  typed: TypedValue,
  most: number,
  each: string,
): Result<readonly Values<F>[], TypedFault> {
  const rows = Array.isArray(typed) ? (typed as readonly (TypedRow | number)[]) : [];
  if (rows.length === 0) return fieldFault(`Agrega al menos una ${each}.`);
  if (rows.length > most) return fieldFault(`Hay más de ${most}: quita una ${each}.`);
  const values: Record<string, unknown>[] = [];
  for (const [index, row] of rows.entries()) {
    const value: Record<string, unknown> = {};
    for (const [name, part] of Object.entries(parts)) {
      const read = part.read((typeof row === 'object' ? row[name] : undefined) ?? '');
      if (!read.ok)
        return fieldFault(`${capitalised(each)} ${index + 1}, ${part.label.toLowerCase()}: ${read.refusal.text}`);
      value[name] = read.value;
    }
    values.push(value);
  }
  return accept(values as readonly Values<F>[]);
}
