import type { StaffMessage, StaffMessages } from '#application/read-models/support/staff-messages.ts';
import { pageOrLast } from '#application/server/shared/page-or-last.ts';
import { kindsOf, type MessageFilter, type MessageGroup, MESSAGES_A_PAGE } from '#domain/support/message-answer.ts';
import { messageNumber } from './message-letters.ts';
import type { KeptMessage, Messages } from './ports/messages.ts';

/** What was written to the school, for whoever works for it: what waits first, then the latest, page by page. */
export class ListMessages {
  constructor(private readonly messages: Messages) {}

  /** @param page from 1; past the last one: the last. @param addressOf where an image is shown, by its key in the file store. */
  async execute(
    which: MessageFilter,
    group: MessageGroup,
    page: number,
    addressOf: (key: string) => string,
  ): Promise<StaffMessages> {
    const kinds = kindsOf(group);
    const [{ found, ...shown }, waiting] = await Promise.all([
      pageOrLast(page, MESSAGES_A_PAGE, (part) => this.messages.list({ which, kinds, ...part })),
      this.messages.list({ which: 'waiting', kinds: null, offset: 0, limit: 1 }),
    ]);
    const messages = found.messages.map((message) => presented(message, addressOf));
    return { ...shown, total: found.total, waiting: waiting.total, messages };
  }
}

function presented(message: KeptMessage, addressOf: (key: string) => string): StaffMessage {
  const { id, kind, name, email, phone, userId, subject, text, facts, file, at, settled, answers } = message;
  return {
    id,
    kind,
    name,
    email,
    phone,
    subject,
    text,
    number: messageNumber(message),
    isOfAccount: userId !== null,
    facts: facts.map(([fact, value]) => ({ name: fact, value })),
    image: file === null ? null : addressOf(file),
    at: at.toISOString(),
    settled: settled && { how: settled.how, by: settled.by?.name ?? '', at: settled.at.toISOString() },
    answers: answers.map((answer) => ({ text: answer.text, by: answer.by?.name ?? '', at: answer.at.toISOString() })),
  };
}
