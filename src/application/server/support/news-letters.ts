import type { Letter } from '#application/server/shared/ports/outbox.ts';

/** Asks whoever reads the mailbox whether they want the news. */
export function confirmNewsLetter(confirmUrl: string): Letter {
  return {
    subject: 'Confirma tu suscripción a las novedades',
    preview: 'Falta un paso: confirma que quieres recibir las novedades de {escuela}.',
    greeting: 'Hola:',
    blocks: [
      {
        kind: 'text',
        text: 'Alguien escribió este correo para recibir las novedades de {escuela}: los próximos seminarios, cursos y libros. Si fuiste tú, confírmalo.',
      },
      {
        kind: 'note',
        text: 'El enlace vence en 7 días. Si no fuiste tú, no hagas nada: sin tu confirmación no te enviaremos novedades.',
      },
    ],
    action: { label: 'Confirmar mi suscripción', url: confirmUrl },
  };
}

/** The first letter of a subscription tells how to end it. */
export function welcomeToNewsLetter(leaveUrl: string): Letter {
  return {
    subject: 'Te suscribiste a las novedades de {escuela}',
    preview: 'Te avisaremos de los próximos seminarios y cursos.',
    greeting: 'Hola:',
    blocks: [
      {
        kind: 'text',
        text: 'Desde ahora te escribiremos cuando publiquemos un seminario, un curso o un libro que valga tu tiempo.',
      },
      { kind: 'note', text: 'Si ya no las quieres, date de baja cuando desees con el enlace de este correo.' },
    ],
    action: { label: 'Darme de baja', url: leaveUrl },
  };
}
