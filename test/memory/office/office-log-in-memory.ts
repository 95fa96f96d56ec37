import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Orders } from '#application/server/orders/ports/orders.ts';
import { type ListedEntry, type LoggedThing, OfficeLog } from '#application/server/office/ports/office-log.ts';
import { fullName } from '#domain/accounts/user.ts';
import { type LogEntry, thingOf } from '#domain/office/office-log.ts';

export class OfficeLogInMemory extends OfficeLog {
  readonly entries: LogEntry[] = [];

  constructor(
    private readonly accounts: Pick<Accounts, 'find'>,
    private readonly orders?: Pick<Orders, 'find'>,
  ) {
    super();
  }

  add(entry: LogEntry): Promise<void> {
    this.entries.push(entry);
    return Promise.resolve();
  }

  async list(about: LoggedThing | null, limit: number, skip = 0): Promise<readonly ListedEntry[]> {
    const isAsked = ({ action, thingId }: LogEntry) =>
      about === null || (about.kind === thingOf(action) && about.id === thingId);
    const latest = this.entries
      .filter(isAsked)
      .toSorted((one, other) => Number(other.at) - Number(one.at) || (other.id < one.id ? -1 : 1));
    return Promise.all(latest.slice(skip, skip + limit).map((entry) => this.#listed(entry)));
  }

  async #listed({ by, thingId, ...entry }: LogEntry): Promise<ListedEntry> {
    const account = by === null ? null : await this.accounts.find(by);
    const order = thingOf(entry.action) === 'order' ? await this.orders?.find(thingId) : null;
    return {
      ...entry,
      by: by === null ? null : { id: by, name: account === null ? '' : fullName(account) },
      thing: { kind: thingOf(entry.action), id: thingId, ...(order && { number: order.number }) },
    };
  }
}
