import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { StaffMessagesApi } from '#application/browser/support/ports/staff-messages-api.ts';
import {
  type StaffMessage,
  type StaffMessages,
  staffMessages,
} from '#application/read-models/support/staff-messages.ts';
import { accept, refuse } from '#domain/shared/result.ts';
import { kindsOf, MESSAGES_A_PAGE, type MessageGroup } from '#domain/support/message-answer.ts';
import { ListInMemory, type ReadsInMemory } from '#test/memory/shared/reads-in-memory.ts';

const at = '2026-03-10T16:00:00.000Z';

/** Messages before a collaborator called Rosa, in this process's memory. */
export class StaffMessagesApiInMemory extends StaffMessagesApi {
  /** Set: every change is refused with it. */
  refusal: CallRefusal | null = null;
  /** Keys of the answers that were asked for. */
  readonly keys: string[] = [];
  readonly reads: ReadsInMemory = new ListInMemory(staffMessages, (query) => this.#page(query));
  #messages: readonly StaffMessage[];

  constructor(messages: readonly StaffMessage[]) {
    super();
    this.#messages = messages;
  }

  answer(id: string, text: string, key: string): Answer<void> {
    this.keys.push(key);
    return this.#change(id, (message) => ({
      ...message,
      settled: { how: 'answered', by: 'Rosa', at },
      answers: [...message.answers, { text, by: 'Rosa', at }],
    }));
  }

  settle(id: string): Answer<void> {
    return this.#change(id, (message) => ({ ...message, settled: { how: 'done', by: 'Rosa', at } }));
  }

  reopen(id: string): Answer<void> {
    return this.#change(id, (message) => ({ ...message, settled: null }));
  }

  #change(id: string, change: (message: StaffMessage) => StaffMessage): Answer<void> {
    if (this.refusal !== null) return Promise.resolve(refuse(this.refusal));
    this.#messages = this.#messages.map((message) => (message.id === id ? change(message) : message));
    return Promise.resolve(accept(undefined));
  }

  #page({ which, group, page: asked }: Readonly<Record<string, string>>): StaffMessages {
    const waits = ({ settled }: StaffMessage) => settled === null;
    const kinds = kindsOf(group as MessageGroup);
    const found = this.#messages
      .filter((message) => which === 'all' || waits(message) === (which === 'waiting'))
      .filter(({ kind }) => kinds === null || kinds.includes(kind))
      .toSorted((one, other) => Number(waits(other)) - Number(waits(one)) || other.at.localeCompare(one.at));
    const pages = Math.max(1, Math.ceil(found.length / MESSAGES_A_PAGE));
    const page = Math.min(Number(asked), pages);
    return {
      messages: found.slice((page - 1) * MESSAGES_A_PAGE, page * MESSAGES_A_PAGE),
      total: found.length,
      page,
      pages,
      waiting: this.#messages.filter(waits).length,
    };
  }
}
