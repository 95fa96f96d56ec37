import type { ShownSettings } from '#application/read-models/settings/shown-settings.ts';

/** What a part holds while it is typed, whichever part it is. */
export type TypedContent = Readonly<Record<string, string | readonly Readonly<Record<string, string>>[]>>;

/** What is typed into a part and not saved. */
export interface Draft {
  readonly content: TypedContent;
  /** The version that it began from. */
  readonly seen: number;
}

/** A version as the form takes it. */
export function typedContentOf({ content }: Pick<ShownSettings, 'content'>): TypedContent {
  return content as unknown as TypedContent;
}
