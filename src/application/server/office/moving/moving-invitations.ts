import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { AccountJournal } from '#application/server/accounts/account-journal.ts';
import type { EmailTokens } from '#application/server/accounts/ports/email-tokens.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { Letter, Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { invitationToChooseMs } from '#domain/accounts/email-link.ts';
import { firstName, fullName, type User } from '#domain/accounts/user.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';

/** Invites people who moved in with their school to choose a password: the link that a forgotten password has, with more time. */
export class MovingInvitations {
  constructor(
    private readonly tokens: EmailTokens,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly fingerprints: Fingerprints,
    private readonly journal: AccountJournal,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Posts the letter inside the transaction of whoever asks, and notes that it went. */
  async send(user: User): Promise<void> {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + invitationToChooseMs);
    const secret = this.ids.newSecret(32);
    await this.tokens.add({
      fingerprint: this.fingerprints.of(secret),
      userId: user.id,
      purpose: 'reset',
      email: user.email,
      createdAt: now,
      expiresAt,
      usedAt: null,
    });
    await this.journal.note(user.id, 'invited');
    const urls = {
      choose: this.addresses.school(`/recuperar/${secret}`),
      again: this.addresses.school('/reset-password'),
    };
    await this.outbox.post(movedLetter(user, urls, expiresAt), { name: fullName(user), email: user.email });
  }
}

function movedLetter(user: User, urls: { readonly choose: string; readonly again: string }, expiresAt: Date): Letter {
  return {
    subject: 'Tu cuenta en {escuela} te espera',
    preview: 'Nos mudamos de plataforma: elige tu contraseña y sigue donde estabas.',
    greeting: `Hola, ${firstName(user)}:`,
    blocks: [
      {
        kind: 'text',
        text: 'Nos mudamos a una plataforma nueva y abrimos ahí una cuenta con este correo, el mismo con el que estudiabas con nosotros. Elige tu contraseña para entrar.',
      },
      {
        kind: 'note',
        text: `El enlace sirve una sola vez, hasta el ${formatLongInstant(expiresAt, { withYear: true })} (hora de Lima). Después pide otro en ${urls.again}`,
      },
    ],
    action: { label: 'Elegir mi contraseña', url: urls.choose },
  };
}
