import type { Lack } from '#domain/office/working-copy.ts';

/** A part of a product as its editor loads it. */
export interface ShownPart<Content> {
  readonly content: Content;
  /** 0: it was never saved. */
  readonly revision: number;
  /** Who saved it last; '' where it is as published. */
  readonly savedBy: string;
  /** ISO 8601; null: it is as published. */
  readonly savedAt: string | null;
  readonly lacks: readonly Lack[];
}

/** What the school says of a part that it has just kept. */
export interface KeptPartAnswer {
  readonly revision: number;
  readonly savedAt: string;
  readonly lacks: readonly Lack[];
}
