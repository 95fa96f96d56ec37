import type { SettingsContents, SettingsName } from '#domain/settings/school-settings.ts';

/** What a part of the school's settings said from an instant on. Nothing of it changes. */
export interface SettingsVersion<S extends SettingsName = SettingsName> {
  readonly name: S;
  /** From 1, without gaps in its part. */
  readonly number: number;
  readonly content: SettingsContents[S];
  readonly at: Date;
  /** The account that wrote it; null: the command line, or the start that took it over. */
  readonly by: string | null;
}

/** A version with the name of who wrote it; '' where nobody is named. */
export interface WrittenVersion<S extends SettingsName = SettingsName> extends SettingsVersion<S> {
  readonly byName: string;
}

/** Every version of each part of the school's settings. */
export abstract class SettingsVersions {
  /** Of one part, the newest first, `most` of them. */
  abstract of<S extends SettingsName>(name: S, most: number): Promise<readonly WrittenVersion<S>[]>;
  /** The newest of each part that the school has said. */
  abstract newest(): Promise<readonly SettingsVersion[]>;
  /** False when the part has a version of that number already, however close the race. */
  abstract add(version: SettingsVersion): Promise<boolean>;
}
