import {
  type SettingsVersion,
  SettingsVersions,
  type WrittenVersion,
} from '#application/server/settings/ports/settings-versions.ts';
import { settingsNames, type SettingsName } from '#domain/settings/school-settings.ts';

/** @param names of accounts, by their ids. */
export class SettingsVersionsInMemory extends SettingsVersions {
  readonly #versions: SettingsVersion[] = [];

  constructor(private readonly names: Readonly<Record<string, string>> = {}) {
    super();
  }

  of<S extends SettingsName>(name: S, most: number): Promise<readonly WrittenVersion<S>[]> {
    const found = this.#versions.filter((each) => each.name === name) as unknown as readonly SettingsVersion<S>[];
    const newestFirst = found.toSorted((one, other) => other.number - one.number).slice(0, most);
    return Promise.resolve(newestFirst.map((each) => ({ ...each, byName: this.names[each.by ?? ''] ?? '' })));
  }

  async newest(): Promise<readonly SettingsVersion[]> {
    const each = await Promise.all(settingsNames.map((name) => this.of(name, 1)));
    return each.flat().map(({ byName: _, ...version }) => version);
  }

  add(version: SettingsVersion): Promise<boolean> {
    const isNew = this.#versions.every(({ name, number }) => name !== version.name || number !== version.number);
    if (isNew) this.#versions.push(version);
    return Promise.resolve(isNew);
  }
}
