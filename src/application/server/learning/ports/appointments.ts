import type { Appointment, ConsultancyState } from '#domain/learning/consultancies/appointment.ts';

/** A consultancy that somebody has by itself: bought, given, or moved in. */
export interface ConsultancyPurchase {
  readonly id: string;
  readonly userId: string;
  readonly productId: number;
  readonly title: string;
  readonly slug: string;
  readonly minutes: number;
  /** How its hour is agreed, in the school's words. */
  readonly arranging: string;
  readonly boughtAt: Date;
  readonly orderNumber: number | null;
  /** Soonest first. */
  readonly appointments: readonly Appointment[];
}

/** The same with who bought it. */
export interface FoundPurchase extends ConsultancyPurchase {
  readonly buyer: { readonly name: string; readonly email: string; readonly phone: string };
}

/** Which are looked for. */
export interface PurchaseSearch {
  /** Null: any. */
  readonly state: ConsultancyState | null;
  /** Only those of which an hour is unmarked at this instant, as `isUnmarked` tells it; null: whether or not. */
  readonly unmarkedAt: Date | null;
  /** The account of a teacher, whose own they have to be; null: anybody's. */
  readonly taughtBy: string | null;
  /** Folded; each is part of the name or address of the buyer, or of the title. */
  readonly words: readonly string[];
  readonly offset: number;
  readonly limit: number;
}

/** The hours that are agreed of consultancies that were bought. */
export abstract class Appointments {
  /** What waits first: those without an hour, the oldest first; then those to come, the soonest first; then those held, the last first. */
  abstract list(search: PurchaseSearch): Promise<{ readonly found: readonly FoundPurchase[]; readonly total: number }>;
  /** Whoever changes their hours, or takes them back, goes on alone until the transaction ends. Locked before they are read. */
  abstract lock(purchaseIds: readonly string[]): Promise<void>;
  abstract find(purchaseId: string): Promise<ConsultancyPurchase | null>;
  /** The consultancies of an account, the last one bought first. */
  abstract ofAccount(userId: string): Promise<readonly ConsultancyPurchase[]>;
  /** Those that an order gave, of some products. */
  abstract ofOrder(orderId: string, productIds: readonly number[]): Promise<readonly ConsultancyPurchase[]>;
  /** Adds the one to come of a purchase. False: there is one already. */
  abstract add(purchaseId: string, appointment: Appointment): Promise<boolean>;
  /** Moves it, or notes that it was held or not. False: it is not as it was read any more. @param was as it was read. */
  abstract change(was: Appointment, appointment: Appointment): Promise<boolean>;
  /** Takes away one that was not held. False: it is not as it was read any more. */
  abstract callOff(was: Appointment): Promise<boolean>;
}
