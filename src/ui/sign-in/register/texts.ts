import { longestName } from '#domain/accounts/person-name.ts';
import { longestPassword, shortestPassword } from '#domain/accounts/password.ts';
import type { NameField, RegistrationProblem } from '#domain/accounts/registration.ts';
import type { FormProblem } from '#ui/kit/forms/form-errors.tsx';

const names: Readonly<Record<NameField, string>> = {
  givenNames: 'tus nombres',
  paternalSurname: 'tu apellido paterno',
  maternalSurname: 'tu apellido materno',
};

type Text = string | ((problem: { readonly field: string }) => string);

const nameOf = (field: string): string => names[field as NameField];

const texts: Readonly<Record<RegistrationProblem['kind'], Text>> = {
  'name-missing': ({ field }) => `Escribe ${nameOf(field)}.`,
  'name-invalid': ({ field }) => `Escribe ${nameOf(field)} solo con letras (máximo ${longestName}).`,
  'email-invalid': 'Escribe un correo válido, como nombre@correo.pe.',
  'password-too-short': `Elige una contraseña de al menos ${shortestPassword} caracteres.`,
  'password-too-long': `Elige una contraseña de ${longestPassword} caracteres como máximo.`,
  'password-common':
    'Esa contraseña es de las primeras que alguien probaría. Elige otra, por ejemplo tres palabras seguidas.',
  'password-personal': 'Tu nombre o tu correo no sirven como contraseña. Elige otra.',
  'terms-not-accepted': 'Para crear tu cuenta, acepta los términos y condiciones y la política de privacidad.',
};

/** The problems of a registration in the words of its form. */
export function registrationTexts(problems: readonly RegistrationProblem[]): readonly FormProblem[] {
  return problems.map((problem) => {
    const text = texts[problem.kind];
    return { field: problem.field, message: typeof text === 'string' ? text : text(problem) };
  });
}
