import { formatLongInstant } from '#domain/shared/dates.ts';
import type { MessageFilter, MessageGroup } from '#domain/support/message-answer.ts';
import type { StaffMessage } from '#application/read-models/support/staff-messages.ts';

/** The lists of messages as an address names them, in the order of their links. */
export const messageLists: readonly {
  readonly which: MessageFilter;
  readonly inAddress: string;
  readonly label: string;
}[] = [
  { which: 'waiting', inAddress: '', label: 'Esperan' },
  { which: 'settled', inAddress: 'atendidos', label: 'Atendidos' },
  { which: 'all', inAddress: 'todos', label: 'Todos' },
];

/** What a list may be narrowed to, as an address names it. */
export const messageGroupChoices: readonly {
  readonly group: MessageGroup;
  readonly inAddress: string;
  readonly label: string;
}[] = [
  { group: 'all', inAddress: '', label: 'Todos' },
  { group: 'support', inAddress: 'soporte', label: 'Soporte' },
  { group: 'contact', inAddress: 'contacto', label: 'Contacto' },
  { group: 'applications', inAddress: 'postulaciones', label: 'Postulaciones' },
];

/** What stands where a list is empty. */
export const noMessages: Readonly<Record<MessageFilter, { readonly title: string; readonly detail: string }>> = {
  waiting: {
    title: 'No hay mensajes por atender',
    detail: 'Cuando alguien escriba a la escuela o envíe una postulación, aparece aquí.',
  },
  settled: { title: 'No hay mensajes atendidos', detail: 'Los que respondas se quedan aquí, con quién respondió.' },
  all: { title: 'No hay mensajes', detail: 'Lo que se escriba a la escuela aparece aquí.' },
};

export type MessageDone = 'answered' | 'settled' | 'reopened';

/** What is said once something was done about a message. */
export const messageDoneTexts: Readonly<Record<MessageDone, (message: StaffMessage) => string>> = {
  answered: ({ number, email }) => `Respondiste el mensaje ${number}: la carta va a ${email}.`,
  settled: ({ number }) => `Diste por atendido el mensaje ${number}. No se envió nada.`,
  reopened: ({ number }) => `El mensaje ${number} espera otra vez.`,
};

export const messageTime = (instant: string): string => formatLongInstant(new Date(instant), { withYear: true });

/** Who saw to a message and when. */
export function settledText({ how, by, at }: NonNullable<StaffMessage['settled']>): string {
  if (how === 'before') return 'Atendido antes de esta página';
  const who = by === '' ? 'Desde el servidor' : by;
  return `${how === 'answered' ? 'Respondido' : 'Dado por atendido'}: ${who}, ${messageTime(at)}`;
}
