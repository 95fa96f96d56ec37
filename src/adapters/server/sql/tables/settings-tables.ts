import type { Instant, JsonText, Nullable } from './column-types.ts';

/** What the school said of itself: a row for each version of a part; the database refuses that one is changed. */
export interface SchoolSettingsTable {
  /** 'provider', 'tax' and so on. */
  part: string;
  /** From 1 in its part. */
  version: number;
  content: JsonText;
  written_at: Instant;
  /** Null: the command line, or the start that took it over. */
  written_by: Nullable<string>;
  /** Of the part of the school's name, the picture that its content names. */
  logo_file: Nullable<string>;
}

/** One row, once the settings of the environment were taken over. */
export interface SettingsTakenOverTable {
  id: number;
  at: Instant;
  /** Names of variables. */
  variables: JsonText;
}

export interface SettingsTables {
  school_settings: SchoolSettingsTable;
  settings_taken_over: SettingsTakenOverTable;
}
