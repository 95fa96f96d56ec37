import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Letter, Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { deviceName } from '#domain/accounts/device-name.ts';
import { firstName, fullName } from '#domain/accounts/user.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';

const changes = {
  'factor-on': {
    subject: 'Activaste la verificación en dos pasos',
    text: 'Desde ahora, para ingresar a tu cuenta se pide también un código de tu aplicación. Cerramos las demás sesiones.',
  },
  'factor-off': {
    subject: 'Desactivaste la verificación en dos pasos',
    text: 'Desde ahora, para ingresar a tu cuenta basta la contraseña.',
  },
  'recovery-codes-renewed': {
    subject: 'Tienes códigos de recuperación nuevos',
    text: 'Los códigos de recuperación que tenías ya no sirven. Guarda los nuevos donde solo tú los encuentres.',
  },
  'factor-reset': {
    subject: 'La escuela retiró tu verificación en dos pasos',
    text: 'Como avisaste que perdiste el teléfono y los códigos, cerramos tus sesiones y ya puedes ingresar solo con tu contraseña. Activa la verificación otra vez en tu perfil.',
  },
} as const;

/** Tells whoever has an account what became of its second factor. */
export class FactorLetters {
  constructor(
    private readonly accounts: Accounts,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly clock: Clock,
  ) {}

  /** @param userAgent of the browser it was changed in; null: the school did it. */
  async send(userId: string, change: keyof typeof changes, userAgent: string | null): Promise<void> {
    const user = await this.accounts.find(userId);
    if (user === null) return;
    const { subject, text } = changes[change];
    const when: [string, string] = ['Cuándo', formatLongInstant(this.clock.now(), { withYear: true })];
    const letter: Letter = {
      subject,
      preview: text,
      greeting: `Hola, ${firstName(user)}:`,
      blocks: [
        { kind: 'text', text },
        { kind: 'facts', rows: userAgent === null ? [when] : [when, ['Desde', deviceName(userAgent)]] },
        { kind: 'note', text: 'Si no fue por ti, elige ahora una contraseña nueva y escribe a la escuela.' },
      ],
      action: { label: 'Cambiar mi contraseña', url: this.addresses.school('/reset-password') },
    };
    await this.outbox.post(letter, { name: fullName(user), email: user.email });
  }
}
