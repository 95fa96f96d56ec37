import { AccountEvents, type AccountEvent } from '#application/server/accounts/ports/account-events.ts';

export class AccountEventsInMemory extends AccountEvents {
  readonly #all: AccountEvent[] = [];

  add(event: AccountEvent): Promise<void> {
    this.#all.push(event);
    return Promise.resolve();
  }

  of(userId: string): Promise<readonly AccountEvent[]> {
    const own = this.#all.filter((each) => each.userId === userId);
    return Promise.resolve(own.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.id.localeCompare(b.id)));
  }
}
