import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Captcha, CaptchaRefusal } from '#application/server/support/ports/captcha.ts';
import type { Message, Messages } from '#application/server/support/ports/messages.ts';
import type { UnaskedLetters } from '#application/server/shared/unasked-letters.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { SchoolContact } from '#application/server/support/ports/school-contact.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import { messagesPath, receivedLetter, staffLetter } from './message-letters.ts';

export type NewMessage = Omit<Message, 'id' | 'at'>;

/** Keeps a message whose fields have been read, tells whoever wrote it and the school's own address. Source: SUPPORT-6. */
export class SendMessage {
  constructor(
    private readonly captcha: Captcha,
    private readonly messages: Messages,
    private readonly outbox: Outbox,
    private readonly letters: UnaskedLetters,
    private readonly contact: SchoolContact,
    private readonly addresses: PublicAddresses,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @param answer the captcha's, taken with the message. */
  async execute(written: NewMessage, answer: string): Promise<Result<void, CaptchaRefusal>> {
    const spent = await this.captcha.spend(answer);
    if (!spent.ok) return spent;
    const message = { ...written, id: this.ids.newId(), at: this.clock.now() };
    await this.messages.add(message);
    if (await this.letters.mayReach(message.email)) {
      await this.outbox.post(receivedLetter(message), { name: message.name, email: message.email });
    }
    const office = this.addresses.school(messagesPath);
    await this.outbox.post(staffLetter(message, office), { name: 'Escuela', email: this.contact.details.email });
    return accept(undefined);
  }
}
