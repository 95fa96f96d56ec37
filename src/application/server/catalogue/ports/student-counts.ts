/** How many students each product has, as its page tells: a number that may be an hour old. */
export abstract class StudentCounts {
  /**
   * Counts anew whoever was granted each product, and keeps the counts that changed; a second one at the same time does no harm.
   * @param isStopping ends between two products when true.
   */
  abstract refresh(isStopping: () => boolean): Promise<void>;
}
