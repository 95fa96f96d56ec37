/** Tells the other tabs of this browser that the school's cart is another than it was. */
export abstract class CartNews {
  abstract announce(): void;
  /** Calls back for what other tabs announce from now on; never for this tab's own. */
  abstract listen(onNews: () => void): void;
}
