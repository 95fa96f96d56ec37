import type { MenuEntry } from '#domain/catalogue/student-menu.ts';
import type { ExpiredAccess } from '#domain/learning/expired-access.ts';
import type { PaymentMethod } from '#domain/orders/order-steps.ts';
import type { OrderState } from '#domain/orders/order.ts';
import type { Money } from '#domain/shared/money.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';

/** An order that waits for its payment, or for the school to check it. */
export interface PendingPayment {
  readonly id: string;
  readonly number: number;
  readonly state: Extract<OrderState, 'continue' | 'pending'>;
  readonly total: Money;
  readonly titles: readonly string[];
  readonly expiresAt: string;
  /** How its buyer chose to pay it; null: not chosen yet. */
  readonly paymentMethod: PaymentMethod | null;
}

/** What the frame and the first page of the student area ask of the school. */
export abstract class HomeApi {
  /** Every entry of the menu, with what the student has of it. */
  abstract menu(): Answer<readonly MenuEntry[]>;
  /** Latest order first. */
  abstract pendingPayments(): Answer<readonly PendingPayment[]>;
  /** How to have a content again whose access ended; null: it did not end, or there was none. */
  abstract expiredAccess(slug: string): Answer<ExpiredAccess | null>;
  /** Whether the school noted that the tour was finished. */
  abstract finishTour(): Answer<boolean>;
}
