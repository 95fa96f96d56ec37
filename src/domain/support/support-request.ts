import { mapRecord } from '#domain/shared/record.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import {
  type FieldRefusal,
  onlyNameLetters,
  readEmail,
  readField,
  readPhone,
  type MessageField,
} from './message-fields.ts';

/** The one thing that can be reported so far, and the text beside its radio. Source: SUPPORT-1. */
export const problemOption = 'He tenido un problema';

/** Who a person is to the school, as the form asks. Source: SUPPORT-2. */
export const userTypes = [
  'Estudiante de cursos o seminarios',
  'Suscriptor de un plan',
  'Invitado de un plan',
  'Lector de libros o revistas',
  'Empresa',
  'Aún no soy usuario',
] as const;

/** A support request as it was typed. */
export interface SupportDraft {
  readonly option: string;
  readonly givenNames: string;
  readonly surnames: string;
  readonly email: string;
  readonly phone: string;
  /** 'first level > second level' (SUPPORT-3); empty while nothing is picked. */
  readonly problem: string;
  readonly userType: string;
  readonly subject: string;
  readonly text: string;
}

/** Everything that stands in the way of a request, in the order of the form; empty: it can be sent. Source: SUPPORT-4, SUPPORT-5. */
export function supportProblems(draft: SupportDraft): readonly FieldRefusal[] {
  return Object.values(fieldsOf(draft)).flatMap((read) => (read.ok ? [] : [read.refusal]));
}

/** The request as it is kept, or the first thing that stands in its way. */
export function supportRequestOf(draft: SupportDraft): Result<SupportDraft, FieldRefusal> {
  const fields = fieldsOf(draft);
  const [problem] = supportProblems(draft);
  if (problem !== undefined) return refuse(problem);
  return accept(mapRecord(fields, (read) => (read.ok ? read.value : '')));
}

type Read = Result<string, FieldRefusal>;

function fieldsOf(draft: SupportDraft): Readonly<Record<keyof SupportDraft, Read>> {
  return {
    option: readField('option', draft.option),
    givenNames: readName('givenNames', draft.givenNames),
    surnames: readName('surnames', draft.surnames),
    email: readEmail(draft.email),
    phone: readPhone(draft.phone),
    problem: readField('problem', draft.problem),
    userType: readUserType(draft.userType),
    subject: readField('subject', draft.subject),
    text: readField('text', draft.text),
  };
}

function readName(field: MessageField, text: string): Read {
  return readField(field, onlyNameLetters(text));
}

function readUserType(text: string): Read {
  const read = readField('userType', text);
  const isKnown = !read.ok || userTypes.some((type) => type === read.value);
  return isKnown ? read : refuse({ kind: 'field-invalid', field: 'userType' });
}
