import type { Orders } from '#application/server/orders/ports/orders.ts';
import { type Gift, type GiftLetterSent, Gifts } from '#application/server/orders/ports/gifts.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';

type Moments = Pick<Gift, 'dueAt' | 'sentAt' | 'acceptedAt' | 'acceptedBy'> & {
  readonly fingerprint: string | null;
  readonly corrected: Partial<Pick<Gift, 'recipientName' | 'recipientEmail' | 'message' | 'giverName'>>;
};

const untouched: Moments = {
  dueAt: null,
  sentAt: null,
  acceptedAt: null,
  acceptedBy: null,
  fingerprint: null,
  corrected: {},
};

/** What becomes of the gifts among the orders of this process's memory. */
export class GiftsInMemory extends Gifts {
  readonly #moments = new Map<string, Moments>();

  constructor(private readonly orders: Orders) {
    super();
  }

  async find(orderId: string): Promise<Gift | null> {
    const order = await this.orders.find(orderId);
    if (order?.gift === undefined) return null;
    const { fingerprint: _, corrected, ...moments } = this.#of(orderId);
    return {
      ...order.gift,
      ...corrected,
      ...moments,
      orderId,
      orderNumber: order.number,
      giverId: order.userId,
      titles: order.lines.map(({ title }) => title),
    };
  }

  async findByFingerprint(fingerprint: string): Promise<Gift | null> {
    const found = [...this.#moments].find(([, moments]) => moments.fingerprint === fingerprint);
    return found === undefined ? null : this.find(found[0]);
  }

  async ofGiver(userId: string, limit: number): Promise<readonly Gift[]> {
    return (await this.#paid()).filter(({ giverId }) => giverId === userId).slice(0, limit);
  }

  async latest(limit: number): Promise<readonly Gift[]> {
    return (await this.#paid()).slice(0, limit);
  }

  due(now: Date, limit: number): Promise<readonly string[]> {
    const due = [...this.#moments].flatMap(([orderId, { dueAt, sentAt }]) =>
      dueAt !== null && dueAt <= now && sentAt === null ? [{ orderId, dueAt }] : [],
    );
    const longestFirst = due.toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
    return Promise.resolve(longestFirst.slice(0, limit).map(({ orderId }) => orderId));
  }

  async schedule(orderId: string, dueAt: Date): Promise<void> {
    const gift = await this.find(orderId);
    if (gift !== null && gift.dueAt === null) this.#change(orderId, { dueAt });
  }

  async send(orderId: string, { fingerprint, at, isFirst }: GiftLetterSent): Promise<Gift | null> {
    const { dueAt, sentAt, acceptedAt } = this.#of(orderId);
    if (dueAt === null || acceptedAt !== null || (isFirst && sentAt !== null)) return null;
    this.#change(orderId, { fingerprint, sentAt: at });
    return this.find(orderId);
  }

  async correct(orderId: string, email: EmailAddress): Promise<boolean> {
    const gift = await this.find(orderId);
    if (gift === null || gift.acceptedAt !== null) return false;
    this.#change(orderId, { corrected: { ...this.#of(orderId).corrected, recipientEmail: email } });
    return true;
  }

  async accept(fingerprint: string, userId: string, at: Date): Promise<boolean> {
    const gift = await this.findByFingerprint(fingerprint);
    if (gift === null || gift.acceptedAt !== null) return false;
    this.#change(gift.orderId, { acceptedAt: at, acceptedBy: userId });
    return true;
  }

  async withdraw(orderId: string): Promise<boolean> {
    const gift = await this.find(orderId);
    if (gift === null || gift.acceptedAt !== null) return false;
    this.#change(orderId, { dueAt: null, fingerprint: null });
    return true;
  }

  forgetPeople(orderId: string): Promise<void> {
    if (this.#of(orderId).acceptedAt !== null) {
      const nobody = { recipientName: '', recipientEmail: '' as EmailAddress, message: '', giverName: '' };
      this.#change(orderId, { corrected: nobody });
    }
    return Promise.resolve();
  }

  #of(orderId: string): Moments {
    return this.#moments.get(orderId) ?? untouched;
  }

  #change(orderId: string, change: Partial<Moments>): void {
    this.#moments.set(orderId, { ...this.#of(orderId), ...change });
  }

  async #paid(): Promise<readonly Gift[]> {
    const paid = [...this.#moments].filter(([, { dueAt }]) => dueAt !== null);
    const gifts = await Promise.all(paid.map(([orderId]) => this.find(orderId)));
    return gifts.flatMap((gift) => gift ?? []).toSorted((one, other) => other.orderNumber - one.orderNumber);
  }
}
