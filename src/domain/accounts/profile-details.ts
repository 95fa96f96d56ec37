import { isDocumentNumberValid, normalizeDocumentNumber } from '#domain/orders/identity-document.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { oneLine } from '#domain/shared/typed-text.ts';
import { personName, type PersonNameRefusal } from './person-name.ts';
import type { NameField } from './registration.ts';
import type { PersonDocument } from './user.ts';

/** What a school knows of a person beyond what its calls carry about. Empty: not given. */
export interface ProfileDetails {
  readonly address: string;
  /** INEI code of a district, six digits. */
  readonly district: string;
  readonly occupation: string;
  readonly organization: string;
}

/** What a person gives about themselves, as typed. Empty texts: not given. Source: USER-1, USER-2. */
export interface GivenProfile extends ProfileDetails {
  readonly givenNames: string;
  readonly paternalSurname: string;
  readonly maternalSurname: string;
  /** 'DNI', 'CE', 'passport' or ''. */
  readonly documentType: string;
  readonly documentNumber: string;
  readonly phone: string;
}

/** What a person has stored about themselves. */
export interface ProfileChange extends GivenProfile {
  /** They were asked about a surname that stands among the given names, and write it so. */
  readonly namesConfirmed?: boolean;
}

/** What of a profile belongs to the account itself. */
export interface PersonFacts {
  readonly givenNames: string;
  readonly paternalSurname: string;
  readonly maternalSurname: string;
  readonly document: PersonDocument | null;
  /** Nine digits, or empty. */
  readonly phone: string;
}

/** Characters of the free lines at most. */
export const longestLine = 120;

export type LineField = 'address' | 'occupation' | 'organization';

export type ProfileProblem =
  | (PersonNameRefusal & { readonly field: NameField })
  | { readonly kind: 'document-type-unknown'; readonly field: 'documentType' }
  | { readonly kind: 'document-number-missing'; readonly field: 'documentNumber' }
  | {
      readonly kind: 'document-number-invalid';
      readonly field: 'documentNumber';
      readonly type: PersonDocument['type'];
    }
  | { readonly kind: 'phone-invalid'; readonly field: 'phone' }
  | { readonly kind: 'line-too-long'; readonly field: LineField }
  | { readonly kind: 'district-unknown'; readonly field: 'district' };

export interface CheckedProfile {
  readonly person: PersonFacts;
  readonly details: ProfileDetails;
}

/** Everything that is wrong with a profile, in the order of the form. Browser and school judge by it. */
export function profileProblems(given: GivenProfile): readonly ProfileProblem[] {
  const parts = partsOf(given);
  const all = [...parts.names, parts.document, parts.phone, parts.district, ...parts.lines];
  return all.flatMap((each: Result<unknown, ProfileProblem>) => (each.ok ? [] : [each.refusal]));
}

/** The profile tidied, or the first of its problems. Whether there is such a district is not judged here. */
export function profileOf(given: GivenProfile): Result<CheckedProfile, ProfileProblem> {
  const [problem] = profileProblems(given);
  if (problem !== undefined) return refuse(problem);
  const { names, document, phone, district, lines } = partsOf(given);
  const [givenNames = '', paternalSurname = '', maternalSurname = ''] = names.map(valueOf);
  const [address = '', occupation = '', organization = ''] = lines.map(valueOf);
  return accept({
    person: {
      givenNames,
      paternalSurname,
      maternalSurname,
      document: document.ok ? document.value : null,
      phone: valueOf(phone),
    },
    details: { address, district: valueOf(district), occupation, organization },
  });
}

type Part<T> = Result<T, ProfileProblem>;

function partsOf(given: GivenProfile) {
  const names = (['givenNames', 'paternalSurname', 'maternalSurname'] as const).map((field) => nameOf(given, field));
  const lines = (['address', 'occupation', 'organization'] as const).map((field) => lineOf(given, field));
  return { names, document: documentOf(given), phone: phoneOf(given), district: districtOf(given), lines };
}

function valueOf(part: Part<string>): string {
  return part.ok ? part.value : '';
}

/** A mobile number of nine digits; the country's +51 may stand before it. */
function phoneOf({ phone }: GivenProfile): Part<string> {
  const digits = phone.replace(/[\s-]/g, '').replace(/^\+51/, '');
  return /^(9\d{8})?$/.test(digits) ? accept(digits) : refuse({ kind: 'phone-invalid', field: 'phone' });
}

function districtOf({ district }: GivenProfile): Part<string> {
  return /^(\d{6})?$/.test(district) ? accept(district) : refuse({ kind: 'district-unknown', field: 'district' });
}

function nameOf(given: GivenProfile, field: NameField): Part<string> {
  if (field === 'maternalSurname' && given[field].trim() === '') return accept('');
  const name = personName(given[field]);
  return name.ok ? name : refuse({ ...name.refusal, field });
}

/** No document where neither a type nor a number is given. */
function documentOf({ documentType, documentNumber }: GivenProfile): Part<PersonDocument | null> {
  const number = normalizeDocumentNumber(documentNumber);
  if (documentType === '' && number === '') return accept(null);
  if (documentType !== 'DNI' && documentType !== 'CE' && documentType !== 'passport') {
    return refuse({ kind: 'document-type-unknown', field: 'documentType' });
  }
  if (number === '') return refuse({ kind: 'document-number-missing', field: 'documentNumber' });
  return isDocumentNumberValid(documentType, number)
    ? accept({ type: documentType, number })
    : refuse({ kind: 'document-number-invalid', field: 'documentNumber', type: documentType });
}

function lineOf(given: GivenProfile, field: LineField): Part<string> {
  const line = oneLine(given[field]);
  return [...line].length > longestLine ? refuse({ kind: 'line-too-long', field }) : accept(line);
}
