import { fold } from '#domain/shared/text.ts';
import { oneLine } from '#domain/shared/typed-text.ts';
import { isCalledByMailbox } from './mailbox-name.ts';

/** A person's name in its parts. Empty: not known. */
export interface NameParts {
  readonly givenNames: string;
  readonly paternalSurname: string;
  readonly maternalSurname: string;
}

/** Words that belong to the one after them: 'de la Cruz', 'San Martín'. */
const particles = new Set('de del la las los da das do dos di van von der den san santa'.split(' '));

/**
 * Where a name that was given in one piece might part, in the order Peru writes it: 'Ana Lucía', 'Torres', 'Quispe'. A guess, for its
 * person to look at: written one after another its parts are the same name. Null: it has one word.
 */
export function partsOfWholeName(whole: string): NameParts | null {
  const groups: string[] = [];
  let begun: readonly string[] = [];
  for (const word of oneLine(whole).split(' ')) {
    begun = [...begun, word];
    if (particles.has(fold(word))) continue;
    groups.push(begun.join(' '));
    begun = [];
  }
  if (begun.length > 0) groups.push(begun.join(' '));
  if (groups.length < 2) return null;
  const surnames = groups.splice(groups.length > 2 ? -2 : -1);
  const [paternalSurname = '', maternalSurname = ''] = surnames;
  return { givenNames: groups.join(' '), paternalSurname, maternalSurname };
}

/** What a person is shown of their name, to write it: their own, a guess at the parts of a whole one, or nothing of what an address gave. */
export interface NamesToWrite {
  readonly names: NameParts;
  readonly from: 'person' | 'whole-name' | 'mailbox';
}

/** Source: decision 0128. */
export function namesToWrite(account: NameParts & { readonly email: string }): NamesToWrite {
  const { givenNames, paternalSurname, maternalSurname } = account;
  if (isCalledByMailbox(account)) {
    return { names: { givenNames: '', paternalSurname: '', maternalSurname: '' }, from: 'mailbox' };
  }
  const parts = paternalSurname === '' && maternalSurname === '' ? partsOfWholeName(givenNames) : null;
  return parts === null
    ? { names: { givenNames, paternalSurname, maternalSurname }, from: 'person' }
    : { names: parts, from: 'whole-name' };
}

const wordsOf = (text: string): readonly string[] => fold(oneLine(text)).split(' ');

/** Whether words stand in others, one after another, and the others say more. */
function isWithin(few: readonly string[], many: readonly string[]): boolean {
  return few.length < many.length && many.some((_, at) => few.every((word, place) => many[at + place] === word));
}

/**
 * The surname that stands among the given names as well, as somebody writes who leaves their whole name there: 'Torres Quispe' of 'Ana Torres
 * Quispe', 'Torres', 'Quispe'. Null: none, or it is all that is written there.
 */
export function repeatedSurname({ givenNames, paternalSurname, maternalSurname }: NameParts): string | null {
  const given = wordsOf(givenNames);
  const paternal = oneLine(paternalSurname);
  if (paternal === '' || !isWithin(wordsOf(paternal), given)) return null;
  const both = oneLine(`${paternal} ${maternalSurname}`);
  return isWithin(wordsOf(both), given) ? both : paternal;
}

/** A name of which somebody is asked whether it is written so. */
export interface SurnameRepeated {
  readonly kind: 'surname-repeated';
  readonly field: 'givenNames';
  readonly surname: string;
}

/** Whether whoever writes these names is to be asked first; null: no, or they are what was known already. */
export function nameDoubt(known: NameParts | null, written: NameParts): SurnameRepeated | null {
  const surname = repeatedSurname(written);
  const line = (names: NameParts): string =>
    JSON.stringify([names.givenNames, names.paternalSurname, names.maternalSurname].map(oneLine));
  if (surname === null || (known !== null && line(known) === line(written))) return null;
  return { kind: 'surname-repeated', field: 'givenNames', surname };
}
