import { longestLine, type LineField, type ProfileProblem } from './profile-details.ts';
import { personProblemText } from './registration-texts.ts';
import type { PersonDocument } from './user.ts';
import type { SurnameRepeated } from './mailbox/whole-name.ts';

const lines: Readonly<Record<LineField, string>> = {
  address: 'La dirección',
  occupation: 'La ocupación',
  organization: 'El centro de trabajo o estudios',
};

const numbers: Readonly<Record<PersonDocument['type'], string>> = {
  DNI: 'El DNI tiene 8 dígitos. Revísalo.',
  CE: 'El carné de extranjería tiene de 6 a 12 letras o números. Revísalo.',
  passport: 'El pasaporte tiene de 6 a 12 letras o números. Revísalo.',
};

/** What a person reads of a problem of their profile; it names the field. */
export function profileProblemText(problem: ProfileProblem): string {
  switch (problem.kind) {
    case 'name-missing':
    case 'name-invalid':
      return personProblemText(problem);
    case 'document-type-unknown':
      return 'Elige el tipo de tu documento.';
    case 'document-number-missing':
      return 'Escribe el número de tu documento, o elige «Sin documento».';
    case 'document-number-invalid':
      return numbers[problem.type];
    case 'phone-invalid':
      return 'El celular tiene 9 dígitos y empieza con 9. Revísalo.';
    case 'line-too-long':
      return `${lines[problem.field]} puede tener hasta ${longestLine} caracteres.`;
    case 'district-unknown':
      return 'Elige el distrito de la lista.';
  }
}

/** What is asked of a name that has its surname twice. */
export function surnameRepeatedText({ surname }: Pick<SurnameRepeated, 'surname'>): string {
  return `«${surname}» está también en tus nombres, y así saldría dos veces en tus certificados. Deja aquí solo tus nombres o, si te llamas así, vuelve a guardar.`;
}
