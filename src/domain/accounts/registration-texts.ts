import type { EmailRefusal } from './email-address.ts';
import { longestPassword, shortestPassword, type PasswordRefusal } from './password.ts';
import { longestName, type PersonNameRefusal } from './person-name.ts';
import { registrationProblems, type EmailMissing, type GivenRegistration, type NameField } from './registration.ts';

/** What each part of a name is called to its person. */
export const ownNameTexts: Readonly<Record<NameField, string>> = {
  givenNames: 'tus nombres',
  paternalSurname: 'tu apellido paterno',
  maternalSurname: 'tu apellido materno',
};

/** A problem of a registration, or of the part of it that somebody changes later. */
export type PersonProblem =
  | (PersonNameRefusal & { readonly field: NameField })
  | EmailRefusal
  | EmailMissing
  | PasswordRefusal
  | { readonly kind: 'terms-not-accepted' };

/** What a person reads of it, on every form and in every answer. */
export function personProblemText(problem: PersonProblem): string {
  switch (problem.kind) {
    case 'name-missing':
      return `Escribe ${ownNameTexts[problem.field]}.`;
    case 'name-invalid':
      return `Escribe ${ownNameTexts[problem.field]} solo con letras (máximo ${longestName}).`;
    case 'email-missing':
      return 'Escribe tu correo.';
    case 'email-invalid':
      return 'Escribe un correo válido, como nombre@correo.pe.';
    case 'password-too-short':
      return `Elige una contraseña de al menos ${shortestPassword} caracteres.`;
    case 'password-too-long':
      return `Elige una contraseña de ${longestPassword} caracteres como máximo.`;
    case 'password-common':
      return 'Esa contraseña es de las primeras que alguien probaría. Elige otra, por ejemplo tres palabras seguidas.';
    case 'password-personal':
      return 'Tu nombre o tu correo no sirven como contraseña. Elige otra.';
    case 'terms-not-accepted':
      return 'Para crear tu cuenta, acepta los términos y condiciones y la política de privacidad.';
  }
}

/** What is wrong with a form, field by field. */
export function formProblems(
  given: GivenRegistration,
): readonly { readonly field: string; readonly message: string }[] {
  return registrationProblems(given).map((problem) => ({ field: problem.field, message: personProblemText(problem) }));
}

/** What stands beside a field in which a password is chosen. */
export const passwordHint = `Al menos ${shortestPassword} caracteres. Tres o cuatro palabras seguidas se recuerdan bien y son difíciles de adivinar.`;

/** What is said of a field that was left empty before anything else is judged. */
export const missingTexts = {
  givenNames: personProblemText({ kind: 'name-missing', field: 'givenNames' }),
  paternalSurname: personProblemText({ kind: 'name-missing', field: 'paternalSurname' }),
  email: personProblemText({ kind: 'email-missing' }),
  newEmail: 'Escribe tu correo nuevo.',
  password: 'Escribe tu contraseña.',
  currentPassword: 'Escribe tu contraseña actual.',
  chosenPassword: 'Escribe una contraseña.',
  newPassword: 'Escribe una contraseña nueva.',
  acceptsTerms: 'Marca si aceptas los términos y condiciones.',
  link: 'Falta el enlace.',
} as const;
