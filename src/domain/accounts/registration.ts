import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { emailAddress, type EmailAddress, type EmailRefusal } from './email-address.ts';
import { choosePassword, type PasswordRefusal } from './password.ts';
import { personName, type PersonNameRefusal } from './person-name.ts';

/** What a person gives to open an account, as typed. */
export interface GivenRegistration {
  readonly givenNames: string;
  readonly paternalSurname: string;
  /** May be left empty. */
  readonly maternalSurname: string;
  readonly email: string;
  readonly password: string;
  readonly acceptsTerms: boolean;
}

/** What was given, checked and tidied. */
export interface Registration {
  readonly givenNames: string;
  readonly paternalSurname: string;
  readonly maternalSurname: string;
  readonly email: EmailAddress;
  readonly password: string;
}

export type NameField = 'givenNames' | 'paternalSurname' | 'maternalSurname';

/** Nothing is not a wrong address: whoever left it empty is not to look for a mistake in it. */
export type EmailMissing = { readonly kind: 'email-missing' };

export type RegistrationProblem =
  | (PersonNameRefusal & { readonly field: NameField })
  | ((EmailRefusal | EmailMissing) & { readonly field: 'email' })
  | (PasswordRefusal & { readonly field: 'password' })
  | { readonly kind: 'terms-not-accepted'; readonly field: 'acceptsTerms' };

/** Everything that stands in the way of an account, in the order of the form. Browser and school judge by it. */
export function registrationProblems(given: GivenRegistration): readonly RegistrationProblem[] {
  const { names, email, password } = checked(given);
  const isWithoutEmail = given.email.trim() === '';
  const problems: RegistrationProblem[] = [];
  for (const [field, name] of names) if (!name.ok) problems.push({ ...name.refusal, field });
  if (isWithoutEmail) problems.push({ kind: 'email-missing', field: 'email' });
  else if (!email.ok) problems.push({ ...email.refusal, field: 'email' });
  if (!password.ok) problems.push({ ...password.refusal, field: 'password' });
  if (!given.acceptsTerms) problems.push({ kind: 'terms-not-accepted', field: 'acceptsTerms' });
  return problems;
}

/** The registration as the school takes it, or the first of its problems. */
export function registration(given: GivenRegistration): Result<Registration, RegistrationProblem> {
  const [problem] = registrationProblems(given);
  const { names, email, password } = checked(given);
  if (problem !== undefined || !email.ok || !password.ok) {
    return refuse(problem ?? { kind: 'email-invalid', field: 'email' });
  }
  const [givenNames = '', paternalSurname = '', maternalSurname = ''] = names.map(([, name]) =>
    name.ok ? name.value : '',
  );
  return accept({ givenNames, paternalSurname, maternalSurname, email: email.value, password: password.value });
}

function checked(given: GivenRegistration) {
  const { givenNames, paternalSurname, maternalSurname } = given;
  const names: readonly (readonly [NameField, Result<string, PersonNameRefusal>])[] = [
    ['givenNames', personName(givenNames)],
    ['paternalSurname', personName(paternalSurname)],
    ['maternalSurname', maternalSurname.trim() === '' ? accept('') : personName(maternalSurname)],
  ];
  const email = emailAddress(given.email);
  const known = [given.email.trim(), givenNames, paternalSurname, maternalSurname];
  const password = choosePassword(given.password, [...known, [givenNames, paternalSurname].join('')]);
  return { names, email, password };
}
