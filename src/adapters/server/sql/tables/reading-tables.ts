import type { Instant, JsonText, Nullable } from './column-types.ts';

/** Highlights and notes (BOOK-3). A removed one stays without its words, so that its removal can be repeated. */
export interface AnnotationsTable {
  id: string;
  user_id: string;
  product_id: number;
  /** Not the section's id: a later edition may have lost the section. */
  section_slug: string;
  /** 'highlight' or 'note'. */
  kind: string;
  colour: string;
  /** Place in the section's reading text as it was, in UTF-16 units. */
  starts_at: number;
  ends_at: number;
  quote: string;
  text_before: string;
  text_after: string;
  note: string;
  /** Raised by each change: who changes names the version that was read. */
  version: number;
  created_at: Instant;
  changed_at: Instant;
  removed_at: Nullable<Instant>;
}

export interface BookmarksTable {
  user_id: string;
  product_id: number;
  section_slug: string;
  /** Permanent name of a paragraph; empty: the section. */
  anchor: string;
  label: string;
  created_at: Instant;
}

/** How far a reader is in a book; the latest by the school's clock. */
export interface ReadingPlacesTable {
  user_id: string;
  product_id: number;
  section_slug: string;
  anchor: string;
  device: string;
  at: Instant;
}

/** How an account's reader likes the page (`ReadingSettings`); the latest by the school's clock. */
export interface ReadingSettingsTable {
  user_id: string;
  settings: JsonText;
  /** Raised by each change, from 1. */
  version: number;
  changed_at: Instant;
}

export interface ReadingTables {
  annotations: AnnotationsTable;
  bookmarks: BookmarksTable;
  reading_places: ReadingPlacesTable;
  reading_settings: ReadingSettingsTable;
}
