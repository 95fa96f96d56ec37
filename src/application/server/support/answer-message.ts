import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import { type MessageAnswerRefusal, messageAnswerOf } from '#domain/support/message-answer.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { answeredLetter } from './message-letters.ts';
import type { KeptMessage, Messages } from './ports/messages.ts';
import type { SchoolContact } from './ports/school-contact.ts';

export interface MessageNotFound {
  readonly kind: 'message-not-found';
}

/** Somebody saw to it before: what they did stands. */
export interface MessageSettled {
  readonly kind: 'message-settled';
  readonly settled: NonNullable<KeptMessage['settled']>;
}

/** Answers what somebody wrote to the school, by a letter that quotes it. Source: decisions.md, Staff; decision 0122. */
export class AnswerMessage {
  constructor(
    private readonly messages: Messages,
    private readonly outbox: Outbox,
    private readonly contact: SchoolContact,
    private readonly journal: OfficeJournal,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @param idOrNumber of the message. @param typed 1 to 4000 characters. @param by the account; null: the command line. */
  async execute(
    idOrNumber: string,
    typed: string,
    by: string | null,
  ): Promise<Result<KeptMessage, MessageNotFound | MessageSettled | MessageAnswerRefusal>> {
    const message = await this.messages.find(idOrNumber);
    if (message === null) return refuse({ kind: 'message-not-found' });
    const text = messageAnswerOf(typed);
    if (!text.ok) return text;
    const at = this.clock.now();
    const settled = await settle(this.messages, message.id, { how: 'answered', by, at });
    if (!settled.ok) return settled;
    await this.messages.addAnswer(message.id, { id: this.ids.newId(), text: text.value, by, at });
    await this.journal.note(by, 'message-answered', message.id, {}, {});
    const letter = answeredLetter(message, text.value, this.contact.details.email);
    await this.outbox.post(letter, { name: message.name, email: message.email });
    return accept(message);
  }
}

/** Takes a message off the list without a letter (it was answered by telephone, it is no question), or has it wait again. */
export class SettleMessage {
  constructor(
    private readonly messages: Messages,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
  ) {}

  /** @param isSettled false: it waits again, which it may do already. @param by the account; null: the command line. */
  async execute(
    idOrNumber: string,
    isSettled: boolean,
    by: string | null,
  ): Promise<Result<KeptMessage, MessageNotFound | MessageSettled>> {
    const message = await this.messages.find(idOrNumber);
    if (message === null) return refuse({ kind: 'message-not-found' });
    if (isSettled) {
      const settled = await settle(this.messages, message.id, { how: 'done', by, at: this.clock.now() });
      if (!settled.ok) return settled;
      await this.journal.note(by, 'message-settled', message.id, {}, {});
    } else if (await this.messages.reopen(message.id)) {
      await this.journal.note(by, 'message-reopened', message.id, {}, {});
    }
    return accept(message);
  }
}

/** The first of several stands; the others are told of it. */
async function settle(
  messages: Messages,
  id: string,
  settling: Parameters<Messages['settle']>[1],
): Promise<Result<void, MessageNotFound | MessageSettled>> {
  if (await messages.settle(id, settling)) return accept(undefined);
  const settled = (await messages.find(id))?.settled ?? null;
  return settled === null ? refuse({ kind: 'message-not-found' }) : refuse({ kind: 'message-settled', settled });
}
