import type { Kysely } from 'kysely';
import { noteTable, unrecorded } from '#adapters/server/answer-sources.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import {
  type SettingsContents,
  type SettingsName,
  settingsNames,
  settingsParts,
} from '#domain/settings/school-settings.ts';
import { legalTextNames, type LegalTextName } from '#domain/legal/legal-pages.ts';
import type { LegalVersion } from '#domain/legal/legal-versions.ts';
import { noticesFrom, type NoticesVersion } from '#domain/settings/book-settings.ts';
import { isLegalText, legalVersionsFrom } from '#domain/settings/legal-settings.ts';
import { recordOf } from '#domain/shared/record.ts';
import { SettingsVersionsInSql } from './settings-versions-in-sql.ts';

/** The table, whose stamp every new version renews (migration 0067). */
const table = 'school_settings';

/** Versions of a text with a first day that stay readable. */
const mostVersions = 500;

type Contents = { readonly [S in SettingsName]: SettingsContents[S] };

/**
 * The school's settings as this process remembers them. Before anything is made from them, whoever makes it has them follow the
 * database (decision 0060): `School.renewSettings`, or `follow` where the stamps are known already.
 */
export class RememberedSettings extends SchoolSettings {
  #contents = recordOf(settingsNames, (name) => settingsParts[name].initial) as Contents;
  #legal = recordOf(legalTextNames, (name) => legalVersionsFrom(name, []));
  #notices = noticesFrom([]);
  #stamp: string | null = null;
  #underWay: Promise<void> = Promise.resolve();

  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  of<S extends SettingsName>(name: S): SettingsContents[S] {
    noteTable(table);
    return this.#contents[name];
  }

  versionsOf(name: LegalTextName): readonly LegalVersion[] {
    noteTable(table);
    return this.#legal[name];
  }

  notices(): readonly NoticesVersion[] {
    noteTable(table);
    return this.#notices;
  }

  /** Reads them anew unless they were read under this stamp. */
  async follow(stamp: string): Promise<void> {
    if (stamp === this.#stamp) return;
    // One after another: what was read last is never replaced by what was read before it.
    const turn = this.#underWay.then(() => this.#read(stamp));
    this.#underWay = turn.catch(() => undefined);
    await turn;
  }

  async #read(stamp: string): Promise<void> {
    if (stamp === this.#stamp) return;
    const versions = new SettingsVersionsInSql(this.db);
    const newest = await unrecorded(() => versions.newest());
    const written = <S extends SettingsName>(name: S) => unrecorded(() => versions.of(name, mostVersions));
    const legal = recordOf(legalTextNames, (name) => legalVersionsFrom(name, []));
    let notices = noticesFrom([]);
    // Most schools have never written one: what was not said needs no asking.
    for (const { name } of newest) {
      if (isLegalText(name)) legal[name] = legalVersionsFrom(name, await written(name));
      if (name === 'book') notices = noticesFrom((await written(name)).map(({ content }) => content));
    }
    const said = new Map(newest.map(({ name, content }) => [name, content]));
    this.#contents = recordOf(settingsNames, (name) => said.get(name) ?? settingsParts[name].initial) as Contents;
    this.#legal = legal;
    this.#notices = notices;
    this.#stamp = stamp;
  }
}
