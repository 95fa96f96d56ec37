import type { Letter } from '#application/server/shared/ports/outbox.ts';
import { deviceName } from '#domain/accounts/device-name.ts';
import { firstName, type User } from '#domain/accounts/user.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';

/**
 * Lets whoever reads the mailbox open the account that was asked for with it. Nothing of what was typed goes out: the address may
 * be a stranger's.
 */
export function openAccountLetter(url: string, expiresAt: Date): Letter {
  return {
    subject: 'Confirma tu correo para abrir tu cuenta',
    preview: 'Falta un paso: abre el enlace y escribe la contraseña que elegiste.',
    greeting: 'Hola:',
    blocks: [
      {
        kind: 'text',
        text: 'Alguien pidió una cuenta de {escuela} con este correo. Si fuiste tú, abre el enlace y escribe la contraseña que elegiste al registrarte.',
      },
      {
        kind: 'note',
        text: `El enlace sirve una sola vez, hasta el ${formatLongInstant(expiresAt, { withYear: true })} (hora de Lima). Si no fuiste tú, no hagas nada: sin esa contraseña nadie abre la cuenta, y borraremos lo que se escribió.`,
      },
    ],
    action: { label: 'Abrir mi cuenta', url },
  };
}

/** Asks to confirm that the address is theirs. */
export function verificationLetter(user: User, url: string): Letter {
  return {
    subject: 'Verifica tu correo',
    preview: 'Falta un paso para tener tu cuenta de {escuela} completa.',
    greeting: greeting(user),
    blocks: [
      {
        kind: 'text',
        text: 'Creaste una cuenta en {escuela} con este correo. Confírmalo para recibir tus comprobantes, tus certificados y los avisos de tus cursos.',
      },
      {
        kind: 'note',
        text: 'El enlace sirve una sola vez y vence en 24 horas. Si no creaste esta cuenta, no hagas nada.',
      },
    ],
    action: { label: 'Verificar mi correo', url },
  };
}

/** Lets whoever reads the mailbox choose a new password. */
export function passwordResetLetter(user: User, url: string): Letter {
  return {
    subject: 'Cambia tu contraseña',
    preview: 'El enlace para cambiar tu contraseña vence en 10 minutos.',
    greeting: greeting(user),
    blocks: [
      { kind: 'text', text: 'Recibimos un pedido para cambiar la contraseña de tu cuenta de {escuela}.' },
      {
        kind: 'note',
        text: 'El enlace sirve una sola vez y vence en 10 minutos. Si no lo pediste, no hagas nada: tu contraseña sigue igual.',
      },
    ],
    action: { label: 'Elegir una contraseña nueva', url },
  };
}

/** Tells the owner that the password is another now. @param resetUrl where to ask for a link, if it was not them. */
export function passwordChangedLetter(user: User, at: Date, userAgent: string, resetUrl: string): Letter {
  return {
    subject: 'Tu contraseña cambió',
    preview: 'La contraseña de tu cuenta de {escuela} cambió hace un momento.',
    greeting: greeting(user),
    blocks: [
      { kind: 'text', text: 'La contraseña de tu cuenta cambió y cerramos las sesiones que estaban abiertas.' },
      {
        kind: 'facts',
        rows: [
          ['Cuándo', formatLongInstant(at, { withYear: true })],
          ['Desde', deviceName(userAgent)],
        ],
      },
      { kind: 'note', text: 'Si fuiste tú, no hagas nada. Si no, elige ahora una contraseña nueva.' },
    ],
    action: { label: 'No fui yo', url: resetUrl },
  };
}

/** To whoever has an account already, when somebody gave its address for another. @param resetUrl where a new password is asked for. */
export function alreadyHereLetter(user: User, signInUrl: string, resetUrl: string): Letter {
  return {
    subject: 'Ya tienes una cuenta en {escuela}',
    preview: 'Alguien quiso usar este correo para otra cuenta. La tuya sigue igual.',
    greeting: greeting(user),
    blocks: [
      {
        kind: 'text',
        text: 'Alguien quiso usar este correo para una cuenta de {escuela}, y ya tienes una con él. Si fuiste tú, ingresa con tu contraseña de siempre.',
      },
      { kind: 'text', text: `Si no la recuerdas, pide otra en ${resetUrl}` },
      { kind: 'note', text: 'Si no fuiste tú, no hagas nada: tu cuenta sigue igual y nadie entró en ella.' },
    ],
    action: { label: 'Ingresar', url: signInUrl },
  };
}

function greeting(user: User): string {
  return `Hola, ${firstName(user)}:`;
}
