import { type Message, Messages } from '#application/server/ports/messages.ts';
import type { MessageKind } from '#domain/support/visitor-message.ts';

export class MessagesInMemory extends Messages {
  readonly added: Message[] = [];
  readonly #held = new Map<string, Message>();

  add(message: Message): Promise<void> {
    this.added.push(message);
    return Promise.resolve();
  }

  latest(kind: MessageKind | null, count: number): Promise<readonly Message[]> {
    const found = this.added.filter((each) => kind === null || each.kind === kind);
    return Promise.resolve(found.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, count));
  }

  hold(message: Message, hash: string): Promise<void> {
    this.#held.set(hash, message);
    return Promise.resolve();
  }

  release(hash: string, since: Date, at: Date): Promise<Message | null> {
    const found = this.#held.get(hash);
    if (found === undefined || found.at < since) return Promise.resolve(null);
    this.#held.delete(hash);
    const message = { ...found, at };
    this.added.push(message);
    return Promise.resolve(message);
  }

  forgetHeld(before: Date): Promise<void> {
    for (const [hash, { at }] of this.#held) if (at < before) this.#held.delete(hash);
    return Promise.resolve();
  }
}
