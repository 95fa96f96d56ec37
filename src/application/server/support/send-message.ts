import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Captcha, CaptchaRefusal } from '#application/server/support/ports/captcha.ts';
import type { Message, Messages } from '#application/server/support/ports/messages.ts';
import type { UnaskedLetters } from '#application/server/shared/unasked-letters.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { SchoolContact } from '#application/server/support/ports/school-contact.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import { receivedLetter, staffLetter } from './message-letters.ts';

export type NewMessage = Omit<Message, 'id' | 'at'>;

/** Keeps a message whose fields have been read, tells whoever wrote it and the school's own address. Source: SUPPORT-6. */
export class SendMessage {
  readonly #captcha: Captcha;
  readonly #messages: Messages;
  readonly #outbox: Outbox;
  readonly #letters: UnaskedLetters;
  readonly #contact: SchoolContact;
  readonly #ids: IdGenerator;
  readonly #clock: Clock;

  constructor(
    captcha: Captcha,
    messages: Messages,
    outbox: Outbox,
    letters: UnaskedLetters,
    contact: SchoolContact,
    ids: IdGenerator,
    clock: Clock,
  ) {
    this.#captcha = captcha;
    this.#messages = messages;
    this.#outbox = outbox;
    this.#letters = letters;
    this.#contact = contact;
    this.#ids = ids;
    this.#clock = clock;
  }

  /** @param answer the captcha's, taken with the message. */
  async execute(written: NewMessage, answer: string): Promise<Result<void, CaptchaRefusal>> {
    const spent = await this.#captcha.spend(answer);
    if (!spent.ok) return spent;
    const message = { ...written, id: this.#ids.newId(), at: this.#clock.now() };
    await this.#messages.add(message);
    if (await this.#letters.mayReach(message.email)) {
      await this.#outbox.post(receivedLetter(message), { name: message.name, email: message.email });
    }
    await this.#outbox.post(staffLetter(message), { name: 'Escuela', email: this.#contact.details.email });
    return accept(undefined);
  }
}
