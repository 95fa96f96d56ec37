/** A bookmark: a paragraph to come back to. */
export interface Bookmark {
  /** Slug of the section. */
  readonly section: string;
  /** Permanent name of the paragraph; empty: the section itself. */
  readonly anchor: string;
  /** How the paragraph begins. */
  readonly label: string;
}
