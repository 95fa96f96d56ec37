import type { LogFacts } from '#domain/office/office-log.ts';
import type { TypedValue, TypedFields } from './field.ts';
import { type Resource, shownField } from './resource.ts';

/** Fields whose words may stand in the log: nobody writes into them what is about a person. */
const told: ReadonlySet<string> = new Set([
  'slug',
  'word',
  'amount',
  'percent',
  'number',
  'day',
  'choice',
  'tick',
  'pick',
  'picks',
]);
const longestTold = 200;

/**
 * What a line of the log tells of a change, before and after: fields that differ, with what they hold where that is a number, a
 * day or a word of the school's, and of the others ('texts') which they are. Both empty: nothing was changed.
 */
export function factsOfChange(
  { fields }: Pick<Resource, 'fields'>,
  before: TypedFields | null,
  after: TypedFields | null,
): { readonly before: LogFacts; readonly after: LogFacts } {
  const names = Object.keys(fields).filter(
    (name) => JSON.stringify(before?.[name] ?? '') !== JSON.stringify(after?.[name] ?? ''),
  );
  const isTold = (name: string) => told.has(fields[name]?.kind ?? '');
  const sideOf = (typed: TypedFields | null): LogFacts =>
    typed === null
      ? {}
      : Object.fromEntries(names.filter(isTold).map((name) => [name, factOf(typed[name] ?? '').slice(0, longestTold)]));
  const texts = before === null || after === null ? [] : names.filter((name) => !isTold(name));
  return { before: sideOf(before), after: { ...sideOf(after), ...(texts.length > 0 && { texts: texts.join(' ') }) } };
}

const factOf = (typed: TypedValue): string => (typeof typed === 'string' ? typed : JSON.stringify(typed));

/** The facts of a line of the log in words: 'Hasta: 31/12/2026, Palabra'; '' where there are none. */
export function resourceFactsText({ fields }: Pick<Resource, 'fields'>, { texts = '', ...facts }: LogFacts): string {
  const labelOf = (name: string) => fields[name]?.label ?? name;
  return [
    ...Object.entries(facts)
      .map(([name, text]) => [labelOf(name), shownField(fields, name, typedFact(text))] as const)
      .filter(([, text]) => text !== '')
      .map(([label, text]) => `${label}: ${text}`),
    ...texts.split(' ').filter(Boolean).map(labelOf),
  ].join(' · ');
}

function typedFact(text: string): TypedValue {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\[[\d,]*\]$/.test(text) ? (JSON.parse(text) as number[]) : text;
}
