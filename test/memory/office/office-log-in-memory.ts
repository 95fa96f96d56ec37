import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Orders } from '#application/server/orders/ports/orders.ts';
import { type ListedEntry, type LoggedThing, OfficeLog } from '#application/server/office/ports/office-log.ts';
import { fullName } from '#domain/accounts/user.ts';
import { type LogEntry, thingOf } from '#domain/office/office-log.ts';

interface OrderParts {
  find(id: string): Promise<{ readonly orderId: string } | null>;
}

export class OfficeLogInMemory extends OfficeLog {
  readonly entries: LogEntry[] = [];

  constructor(
    private readonly accounts: Pick<Accounts, 'find'>,
    private readonly orders?: Pick<Orders, 'find'>,
    /** What of orders is logged by ids of its own, by its kind. */
    private readonly parts: Readonly<Record<string, OrderParts>> = {},
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
    const kind = thingOf(entry.action);
    const order = kind === 'order' ? await this.orders?.find(thingId) : null;
    const part = await this.parts[kind]?.find(thingId);
    const whole = part && (await this.orders?.find(part.orderId));
    return {
      ...entry,
      by: by === null ? null : { id: by, name: account === null ? '' : fullName(account) },
      thing: {
        kind,
        id: thingId,
        ...(order && { number: order.number }),
        ...(whole && { order: whole.number }),
      },
    };
  }
}
