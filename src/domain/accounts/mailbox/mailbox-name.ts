import { longestName, personName } from '#domain/accounts/person-name.ts';

/** Of whom nothing is known: no letter of the address is one of a name. */
const nobody = 'Estudiante';

/**
 * What an account is called that was made by its mailbox alone, until it has a name: 'Ana Torres' of `ana.torres+cursos@correo.pe`.
 * Always one that `personName` takes. @param email address as the school keeps it.
 */
export function nameOfMailbox(email: string): string {
  const [local = ''] = email.split('@', 1);
  const [own = ''] = local.split('+', 1);
  const words = own.split(/[^\p{L}\p{M}]+/u).filter((word) => /^\p{L}/u.test(word));
  const text = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  const name = personName([...text].slice(0, longestName).join(''));
  return name.ok ? name.value : nobody;
}

/** Whether all that an account is called comes from its address: nobody said it, so it is no name to print. */
export function isCalledByMailbox(account: {
  readonly email: string;
  readonly givenNames: string;
  readonly paternalSurname: string;
  readonly maternalSurname: string;
}): boolean {
  const { email, givenNames, paternalSurname, maternalSurname } = account;
  return paternalSurname === '' && maternalSurname === '' && givenNames === nameOfMailbox(email);
}
