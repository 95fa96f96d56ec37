/** What has become of a gift that is paid: its letter waits for its day, has gone out, or the gift was accepted. */
export type GiftState = 'waiting' | 'sent' | 'accepted';

/** What of a gift tells its state. */
export interface GiftMoments {
  /** When its letter went out last; null: not yet. */
  readonly sentAt: Date | null;
  readonly acceptedAt: Date | null;
}

/** The state of a gift that is paid. */
export function giftState({ sentAt, acceptedAt }: GiftMoments): GiftState {
  if (acceptedAt !== null) return 'accepted';
  return sentAt === null ? 'waiting' : 'sent';
}

/** Milliseconds between two letters of one gift that its giver asks for. */
const PAUSE = 60_000;

/** Whether the letter went out so lately that another one is not sent yet. */
export function isGiftLetterFresh({ sentAt }: Pick<GiftMoments, 'sentAt'>, now: Date): boolean {
  return sentAt !== null && now.getTime() - sentAt.getTime() < PAUSE;
}
