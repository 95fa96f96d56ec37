import type { CodeUses, DiscountCode } from '#domain/cart/discount-code.ts';

/** Who uses a code, for which order. */
export interface CodeClaim {
  readonly orderId: string;
  readonly userId: string;
  readonly at: Date;
}

/** A promotion as the staff knows it. */
export interface KnownPromotion {
  readonly code: DiscountCode;
  /** Whether the pages of its products show them together. */
  readonly isShownTogether: boolean;
}

/** The school's coupons, promotions and sellers' codes, and how often each was used. */
export abstract class DiscountCodes {
  /** The code of a word, in capitals or not, or null. */
  abstract find(word: string): Promise<DiscountCode | null>;
  /** The code of an id, however it is called by now, or null. */
  abstract findById(id: number): Promise<DiscountCode | null>;
  /** Promotions that hold on the day of `now`; they are public, coupons are not. */
  abstract promotionsAt(now: Date): Promise<readonly DiscountCode[]>;
  /** Those of `promotionsAt` that the school shows on the pages of their products, in the order of their ids. */
  abstract shownTogetherAt(now: Date): Promise<readonly DiscountCode[]>;
  /** Every promotion, past ones too, in the order of their ids. */
  abstract promotions(): Promise<readonly KnownPromotion[]>;
  /** Shows a promotion on the pages of its products, or shows it no more. */
  abstract showTogether(codeId: number, isShown: boolean): Promise<void>;
  /** Stops a code at an instant, or (null) lets it hold on its days again. Whether that changed anything. */
  abstract stop(codeId: number, at: Date | null): Promise<boolean>;
  /** How often it was used in all and by an account (null: nobody signed in). */
  abstract usesOf(codeId: number, userId: string | null): Promise<CodeUses>;
  /**
   * Uses the code for an order, once however often it is asked. False when a limit is reached, however close the race. Takes
   * place in the transaction that goes on to confirm the order.
   */
  abstract claim(code: DiscountCode, claim: CodeClaim): Promise<boolean>;
  /** Gives back what an order claimed; nothing happens when it claimed nothing. */
  abstract release(orderId: string): Promise<void>;
}
