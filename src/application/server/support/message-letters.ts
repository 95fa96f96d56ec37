import type { Message } from '#application/server/support/ports/messages.ts';
import type { Letter } from '#application/server/shared/ports/outbox.ts';
import { messageKindNames } from '#domain/support/visitor-message.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';

/** Where messages are answered. */
export const messagesPath = '/colaboradores/mensajes';

/** Tells whoever wrote that the message is there. Nothing of what was typed goes out: the address may be a stranger's. */
export function receivedLetter(message: Message): Letter {
  const isApplication = message.kind !== 'support' && message.kind !== 'contact';
  return {
    subject: isApplication ? 'Recibimos tu postulación' : 'Recibimos tu mensaje',
    preview: 'Te respondemos a este correo. Guarda el número de tu mensaje.',
    greeting: 'Hola:',
    blocks: [
      {
        kind: 'text',
        text: isApplication
          ? 'Gracias por querer ser parte de {escuela}. El equipo leerá tu postulación y te escribirá a este correo.'
          : 'Tu mensaje ya está con el equipo de {escuela}. Te responderemos a este correo.',
      },
      { kind: 'facts', rows: receiptOf(message) },
      { kind: 'note', text: 'Si no escribiste este mensaje, no hagas nada: nadie usará tu correo para otra cosa.' },
    ],
    action: null,
  };
}

/** Asks whoever reads the mailbox whether they wrote a message. Nothing of what was typed goes out: the address may be a stranger's. */
export function confirmMessageLetter(confirmUrl: string): Letter {
  return {
    subject: 'Confirma tu mensaje a {escuela}',
    preview: 'Falta un paso: confirma que tú escribiste el mensaje.',
    greeting: 'Hola:',
    blocks: [
      {
        kind: 'text',
        text: 'Alguien nos escribió y dejó este correo para la respuesta. Si fuiste tú, confírmalo y tu mensaje llegará al equipo de {escuela}.',
      },
      {
        kind: 'note',
        text: 'El enlace vence en 24 horas. Si no fuiste tú, no hagas nada: sin tu confirmación nadie leerá ese mensaje y lo borraremos.',
      },
    ],
    action: { label: 'Confirmar mi mensaje', url: confirmUrl },
  };
}

/** Brings the message to the staff. @param officeUrl where it is answered. */
export function staffLetter(message: Message, officeUrl: string): Letter {
  return {
    subject: `${messageKindNames[message.kind]}: ${message.subject}`,
    preview: `${message.name}, ${message.email}`,
    greeting: 'Hola, equipo:',
    blocks: [
      {
        kind: 'facts',
        rows: [
          ...receiptOf(message),
          ['De', message.name],
          ['Correo', message.email],
          ...(message.phone === '' ? [] : [['Celular', message.phone] as const]),
          ['Cuenta', message.userId ?? 'Escribió sin iniciar sesión'],
          ...message.facts,
          ...(message.file === null ? [] : [['Imagen', message.file] as const]),
          ['Asunto', message.subject],
        ],
      },
      ...message.text.split(/\n+/).map((text) => ({ kind: 'text' as const, text })),
    ],
    action: { label: 'Responder en Mensajes', url: officeUrl },
  };
}

/** Brings what the school answers to whoever wrote. @param contactEmail where their answer goes. */
export function answeredLetter(message: Message, answer: string, contactEmail: string): Letter {
  return {
    subject: `Respuesta a tu mensaje: ${message.subject}`,
    preview: 'Respondemos lo que nos escribiste.',
    greeting: `Hola, ${message.name}:`,
    blocks: [
      ...answer.split(/\n+/).map((text) => ({ kind: 'text' as const, text })),
      { kind: 'facts', rows: receiptOf(message) },
      { kind: 'quote', text: message.text, by: message.name },
      { kind: 'note', text: 'Si necesitas algo más, responde este correo.' },
    ],
    action: null,
    replyTo: contactEmail,
  };
}

function receiptOf(message: Message): readonly (readonly [name: string, value: string])[] {
  return [
    ['Número', messageNumber(message)],
    ['Recibido', formatLongInstant(message.at, { withYear: true })],
  ];
}

/** The beginning of the id, which is enough to find a message by. */
export function messageNumber({ id }: Pick<Message, 'id'>): string {
  return id.slice(0, 8).toUpperCase();
}
