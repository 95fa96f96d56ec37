import type { Letter } from '#application/server/shared/ports/outbox.ts';
import { firstName, maskedEmail, type User } from '#domain/accounts/user.ts';

const greeting = (user: User): string => `Hola, ${firstName(user)}:`;

/** To the new address: the change happens with its link. */
export function emailChangeLetter(user: User, url: string): Letter {
  return {
    subject: 'Confirma tu correo nuevo',
    preview: 'Falta un paso para que tu cuenta de {escuela} use este correo.',
    greeting: greeting(user),
    blocks: [
      {
        kind: 'text',
        text: 'Pediste que tu cuenta de {escuela} use este correo. Confírmalo y desde entonces ingresas con él.',
      },
      {
        kind: 'note',
        text: 'El enlace sirve una sola vez y vence en 24 horas. Si no lo pediste, no hagas nada.',
      },
    ],
    action: { label: 'Usar este correo', url },
  };
}

/** To the old address, as soon as a change is asked for. @param resetUrl where a new password is asked for. */
export function emailChangeNoticeLetter(user: User, to: string, resetUrl: string): Letter {
  return {
    subject: 'Pediste cambiar tu correo',
    preview: 'Alguien con tu contraseña pidió que tu cuenta use otro correo.',
    greeting: greeting(user),
    blocks: [
      {
        kind: 'text',
        text: `Recibimos un pedido para que tu cuenta use ${maskedEmail(to)}. Cambia cuando ese correo se confirme; hasta entonces todo sigue igual.`,
      },
      { kind: 'note', text: 'Si fuiste tú, no hagas nada. Si no, cambia ahora tu contraseña.' },
    ],
    action: { label: 'No fui yo', url: resetUrl },
  };
}

/** To the old address, once the account has another. @param helpUrl where to write, if it was not them. */
export function emailChangedLetter(user: User, to: string, helpUrl: string): Letter {
  return {
    subject: 'Tu correo cambió',
    preview: 'Tu cuenta de {escuela} usa otro correo desde ahora.',
    greeting: greeting(user),
    blocks: [
      { kind: 'text', text: `Tu cuenta usa ${maskedEmail(to)} desde ahora. A este correo ya no te escribiremos.` },
      { kind: 'note', text: 'Si no fuiste tú, escríbenos cuanto antes.' },
    ],
    action: { label: 'Escribirnos', url: helpUrl },
  };
}

/** To whoever deleted their account, at the address it had. */
export function accountDeletedLetter(user: User): Letter {
  return {
    subject: 'Eliminamos tu cuenta',
    preview: 'Tu cuenta de {escuela} quedó eliminada, como pediste.',
    greeting: greeting(user),
    blocks: [
      {
        kind: 'text',
        text: 'Eliminamos tu cuenta como pediste: tu perfil, tu avance, tus notas y tus mensajes ya no están.',
      },
      {
        kind: 'text',
        text: 'Por ley guardamos los comprobantes de tus compras y las hojas de reclamación. Tus certificados siguen siendo válidos y se comprueban con su código.',
      },
      { kind: 'note', text: 'Si no fuiste tú, responde a la escuela desde su página de contacto cuanto antes.' },
    ],
    action: null,
  };
}
