import type { EmailAddress } from '#domain/accounts/email-address.ts';
import { type PersonFacts, profileOf, profileProblems, type ProfileProblem } from '#domain/accounts/profile-details.ts';
import { longestName } from '#domain/accounts/person-name.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { emailIn, otherwiseInFile } from './moving-cells.ts';
import { type CellFault, cellFault, faulty, type Faulty, type LineReading } from './moving.ts';

/** The columns of a file of people (docs/operating.md describes them). */
export const personColumns = [
  'correo',
  'nombres',
  'primer_apellido',
  'segundo_apellido',
  'tipo_documento',
  'numero_documento',
  'celular',
] as const;
type PersonColumn = (typeof personColumns)[number];

/** Somebody who comes with their school from another platform. */
export interface MovedPerson {
  readonly email: EmailAddress;
  readonly person: PersonFacts;
}

const documentTypes: Readonly<Record<string, string>> = {
  '': '',
  dni: 'DNI',
  ce: 'CE',
  pasaporte: 'passport',
};

const columnOfField = {
  givenNames: 'nombres',
  paternalSurname: 'primer_apellido',
  maternalSurname: 'segundo_apellido',
  documentType: 'tipo_documento',
  documentNumber: 'numero_documento',
  phone: 'celular',
} as const;

/** Two lines of one address say the same of its person, or one of them is wrong: nobody knows which. */
export const personReading: LineReading<PersonColumn, MovedPerson> = {
  read: personOf,
  keyOf: ({ email }) => email,
  joined: (one, other) =>
    JSON.stringify(one.person) === JSON.stringify(other.person)
      ? accept(one)
      : refuse(otherwiseInFile('correo', one.email)),
};

function personOf(row: Readonly<Record<PersonColumn, string>>): Result<MovedPerson, Faulty> {
  const email = emailIn(row.correo);
  const given = {
    givenNames: row.nombres,
    paternalSurname: row.primer_apellido,
    maternalSurname: row.segundo_apellido,
    documentType: documentTypes[row.tipo_documento.toLowerCase()] ?? row.tipo_documento,
    documentNumber: row.numero_documento,
    phone: row.celular,
    address: '',
    district: '',
    occupation: '',
    organization: '',
  };
  const problems = profileProblems(given).map((problem) => faultOf(problem, row));
  if (!email.ok) return refuse(faulty(email.refusal, ...problems));
  const profile = profileOf(given);
  return profile.ok ? accept({ email: email.value, person: profile.value.person }) : refuse(faulty(...problems));
}

function faultOf(problem: ProfileProblem, row: Readonly<Record<PersonColumn, string>>): CellFault {
  const column = columnOf(problem);
  return cellFault(column, row[column] === '' ? 'está vacía' : `${reasonOf(problem)}; dice «${row[column]}»`);
}

function columnOf({ field }: ProfileProblem): PersonColumn {
  if (!(field in columnOfField)) throw new Error(`A file of people has no ${field}`);
  return columnOfField[field as keyof typeof columnOfField];
}

function reasonOf(problem: ProfileProblem): string {
  switch (problem.kind) {
    case 'document-type-unknown':
      return 'debe ser DNI, CE o pasaporte';
    case 'document-number-invalid':
      return problem.type === 'DNI'
        ? 'el DNI tiene 8 dígitos, también los ceros de delante'
        : 'debe tener de 6 a 12 letras o números';
    case 'phone-invalid':
      return 'debe ser un celular de 9 dígitos que empieza con 9';
    default:
      return `solo lleva letras, hasta ${longestName}`;
  }
}
