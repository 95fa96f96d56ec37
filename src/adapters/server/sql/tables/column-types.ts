/** ISO 8601 in UTC with milliseconds, as `Date.toISOString()` writes it: text sorts as time does. */
export type Instant = string;

/** 0 or 1: SQLite has no booleans. */
export type Flag = 0 | 1;

/** A JSON document as text. */
export type JsonText = string;

export type Nullable<T> = T | null;
