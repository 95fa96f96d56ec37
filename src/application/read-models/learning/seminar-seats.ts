/** The seats of a seminar that the visitor bought beside their own. */
export interface SeminarSeats {
  /** Bought in all; 0: none. */
  readonly seats: number;
  /** Whether further ones may be bought. */
  readonly canBuyMore: boolean;
  /** Not lent. */
  readonly free: number;
  readonly guests: readonly { readonly name: string; readonly email: string }[];
}
