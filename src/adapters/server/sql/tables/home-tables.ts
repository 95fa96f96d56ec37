import type { Instant, Nullable } from './column-types.ts';

/** A product that a student keeps, as they last knew it. */
export interface SavedProductsTable {
  user_id: string;
  product_id: number;
  saved_at: Instant;
  /** In céntimos. */
  known_price: number;
  known_starts_at: Nullable<Instant>;
}

/** Who wants no letters about what they keep. */
export interface SavedLettersStoppedTable {
  user_id: string;
  at: Instant;
}

export interface HomeTables {
  saved_products: SavedProductsTable;
  saved_letters_stopped: SavedLettersStoppedTable;
}
