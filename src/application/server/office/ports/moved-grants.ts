/** What somebody has because they had it on another platform. */
export interface MovedAccess {
  readonly userId: string;
  readonly productId: number;
  readonly from: Date;
  /** Null: for ever. */
  readonly until: Date | null;
}

/** What moved in with people: apart from what they buy here, and one of each product and person. */
export abstract class MovedGrants {
  /** Everything that moved in with these. At most some hundreds at once. */
  abstract of(userIds: readonly string[]): Promise<readonly MovedAccess[]>;
  /** Gives, or replaces what moved in before of the same person and product. */
  abstract keep(access: MovedAccess): Promise<void>;
}
