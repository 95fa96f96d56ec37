import type { Node, Schema } from 'prosemirror-model';

/** What can be done to what is selected, by name. */
export type Act =
  | 'bold'
  | 'italic'
  | 'paragraph'
  | 'heading'
  | 'subheading'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'undo'
  | 'redo';

/** What a text may hold, how it is kept, and what its bar offers. */
export interface WritingLanguage {
  readonly schema: Schema;
  /** A text as it is edited. */
  readonly textOf: (markdown: string) => Node;
  /** An edited text as it is kept. */
  readonly markdownOf: (text: Node) => string;
  /** In the order of the bar. */
  readonly acts: readonly (Act | 'link' | 'picture')[];
  readonly links: {
    /** What an address begins with, written already where one is asked for. */
    readonly begin: string;
    readonly isAddress: (text: string) => boolean;
    /** Said of what is none. */
    readonly wrong: string;
  };
}
