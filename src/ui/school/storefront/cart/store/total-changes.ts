import { makeAutoObservable, observableRef } from 'mobx';
import type { ShownCart, TotalChange } from '#domain/cart/total-change.ts';

/** What is expected of the school's answer, from what is shown; null: anything. */
type Expected = (shown: ShownCart, answered: ShownCart) => ShownCart | null;

/** A total that is another than the one last shown, with the reasons, until it was read. Source: look.md, Cart and checkout. */
export class TotalChanges {
  last: TotalChange | null = null;
  /** Resolves once the latest comparison is done. */
  compared: Promise<void> = Promise.resolve();

  constructor() {
    makeAutoObservable(this, { last: observableRef, compared: false });
  }

  /**
   * Compares what was shown, or what this browser expected, with what the school answered. The price rules come only where the
   * two differ: no page's first scripts carry them.
   */
  compare(before: ShownCart | null, after: ShownCart): void {
    if (before === null || isSame(before, after)) return;
    const rules = import('#domain/cart/total-change.ts').catch(() => null);
    // Without a connection to fetch them over there is no other total either.
    this.compared = rules.then((found) => this.note(found === null ? null : found.totalChange(before, after)));
  }

  dismiss(): void {
    this.last = null;
  }

  private note(change: TotalChange | null): void {
    if (change !== null) this.last = change;
  }
}

function isSame(one: ShownCart, other: ShownCart): boolean {
  return JSON.stringify([one.cart, one.terms]) === JSON.stringify([other.cart, other.terms]);
}

/** The cart as it is shown. */
export const asShown: Expected = (shown) => shown;

/** Another cart, as the buyer asked for. */
export const anyCart: Expected = () => null;

/** What is shown, with the code that was just entered or dropped: that the code changes the total is no news. */
export const withCodeOf: Expected = (shown, { cart }) => ({ ...shown, cart: { ...shown.cart, code: cart.code } });
