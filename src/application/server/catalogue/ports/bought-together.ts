/** How many accounts must have bought two products together before that is told: nobody's purchase can be guessed from it. */
export const FEWEST_BUYERS = 3;

/** Which products were bought together, as confirmed orders tell. */
export abstract class BoughtTogether {
  /**
   * The products that orders of at least FEWEST_BUYERS accounts held together with this one, those of most accounts first. What
   * is answered may be as old as an hour.
   */
  abstract with(productId: number): Promise<readonly number[]>;
}
