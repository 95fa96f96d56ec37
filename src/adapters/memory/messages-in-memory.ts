import { type Message, Messages } from '#application/server/ports/messages.ts';
import type { MessageKind } from '#domain/support/visitor-message.ts';

export class MessagesInMemory extends Messages {
  readonly added: Message[] = [];

  add(message: Message): Promise<void> {
    this.added.push(message);
    return Promise.resolve();
  }

  latest(kind: MessageKind | null, count: number): Promise<readonly Message[]> {
    const found = this.added.filter((each) => kind === null || each.kind === kind);
    return Promise.resolve(found.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, count));
  }
}
