import type { SettingsContents, SettingsName } from '#domain/settings/school-settings.ts';

/** A part of the school's settings in the list of all. */
export interface ListedSettings {
  readonly name: SettingsName;
  /** 0: the school has not said it yet. */
  readonly version: number;
  /** When it was said last; null: never. */
  readonly at: string | null;
}

/** What a part said from an instant on. */
export interface EarlierSettings<S extends SettingsName = SettingsName> {
  readonly version: number;
  readonly at: string;
  /** Who wrote it; '': the command line, or the start that took it over. */
  readonly by: string;
  readonly content: SettingsContents[S];
}

/** A part as whoever changes it sees it. */
export interface ShownSettings<S extends SettingsName = SettingsName> {
  /** 0: what a school begins with. */
  readonly version: number;
  readonly content: SettingsContents[S];
  /** The newest first, the one that holds among them. */
  readonly versions: readonly EarlierSettings<S>[];
}
