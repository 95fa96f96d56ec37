import { mapRecord } from '#domain/shared/record.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { type FieldRefusal, fieldRefusalText, readEmail, readField, readLink, readPhone } from './message-fields.ts';

/** What somebody asks to become: one of the team, an affiliate who recommends the school, an author or teacher. Source: ROUTE-12. */
export const applicationKinds = ['team', 'affiliate', 'creator'] as const;
export type ApplicationKind = (typeof applicationKinds)[number];

/** What somebody writes to the school from its contact page, or with an application. */
export type VisitorMessageKind = 'contact' | ApplicationKind;

/** Everything that reaches the staff as a message. */
export type MessageKind = 'support' | VisitorMessageKind;

export const messageKindNames: Readonly<Record<MessageKind, string>> = {
  support: 'Solicitud de soporte',
  contact: 'Mensaje de contacto',
  team: 'Postulación al equipo',
  affiliate: 'Postulación de afiliado',
  creator: 'Postulación de creador',
};

/** A message as it was typed. */
export interface VisitorDraft {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: string;
  /** A page of theirs; asked for in applications only. */
  readonly link: string;
  readonly text: string;
}

/** What an application misses of the fields that it calls by names of its own. */
const missingOf: Readonly<Record<ApplicationKind, { readonly subject: string; readonly text: string }>> = {
  team: { subject: 'Escribe el área en la que quieres trabajar.', text: 'Cuéntanos de ti.' },
  affiliate: { subject: 'Escribe a qué te dedicas.', text: 'Cuéntanos cómo recomendarías la escuela.' },
  creator: { subject: 'Escribe tu tema.', text: 'Cuéntanos tu propuesta.' },
};

/** What a person reads of a refusal, by the names that the form gives its fields. */
export function visitorRefusalText(kind: VisitorMessageKind, refusal: FieldRefusal): string {
  const isOwn = kind !== 'contact' && refusal.kind === 'field-missing';
  if (isOwn && (refusal.field === 'subject' || refusal.field === 'text')) return missingOf[kind][refusal.field];
  return fieldRefusalText(refusal);
}

/** Everything that stands in the way of a message, in the order of its form; empty: it can be sent. */
export function visitorProblems(kind: VisitorMessageKind, draft: VisitorDraft): readonly FieldRefusal[] {
  return Object.values(fieldsOf(kind, draft)).flatMap((read) => (read.ok ? [] : [read.refusal]));
}

/** The message as it is kept, or the first thing that stands in its way. */
export function visitorMessageOf(kind: VisitorMessageKind, draft: VisitorDraft): Result<VisitorDraft, FieldRefusal> {
  const [problem] = visitorProblems(kind, draft);
  if (problem !== undefined) return refuse(problem);
  return accept(mapRecord(fieldsOf(kind, draft), (read) => (read.ok ? read.value : '')));
}

type Read = Result<string, FieldRefusal>;

/** Whoever only writes may leave out the telephone; a page of one's own is never asked for, only welcome. */
function fieldsOf(kind: VisitorMessageKind, draft: VisitorDraft): Readonly<Record<keyof VisitorDraft, Read>> {
  const isContact = kind === 'contact';
  const left = accept('');
  return {
    name: readField('name', draft.name),
    email: readEmail(draft.email),
    phone: isContact && draft.phone.trim() === '' ? left : readPhone(draft.phone),
    subject: readField('subject', draft.subject),
    link: isContact || draft.link.trim() === '' ? left : readLink(draft.link),
    text: readField('text', draft.text),
  };
}
