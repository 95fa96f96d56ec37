import { SchoolSettingsApi } from '#application/browser/settings/ports/settings-api.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type {
  EarlierSettings,
  ListedSettings,
  ShownSettings,
} from '#application/read-models/settings/shown-settings.ts';
import {
  checkedSettings,
  type SettingsContents,
  type SettingsName,
  settingsNames,
  settingsParts,
} from '#domain/settings/school-settings.ts';
import { accept, refuse } from '#domain/shared/result.ts';

const at = '2026-11-20T15:00:00.000Z';

/** The school's settings in this process's memory, as Teresa changes them. */
export class SchoolSettingsApiInMemory extends SchoolSettingsApi {
  /** Given once instead of what would be answered. */
  failing: CallRefusal | null = null;
  readonly #versions = new Map<SettingsName, readonly EarlierSettings[]>();

  list(): Answer<readonly ListedSettings[]> {
    return Promise.resolve(
      accept(
        settingsNames.map((name) => ({ name, version: this.#of(name).length, at: this.#of(name)[0]?.at ?? null })),
      ),
    );
  }

  read<S extends SettingsName>(name: S): Answer<ShownSettings<S>> {
    const versions = this.#of(name) as readonly EarlierSettings<S>[];
    const { version, content } = versions[0] ?? { version: 0, content: settingsParts[name].initial };
    return Promise.resolve(accept({ version, content, versions }));
  }

  async change<S extends SettingsName>(name: S, content: SettingsContents[S], seen: number): Answer<void> {
    const failing = this.failing;
    this.failing = null;
    if (failing !== null) return refuse(failing);
    const checked = checkedSettings(name, content);
    const versions = this.#of(name);
    if (!checked.ok) {
      const [problem] = checked.refusal.problems;
      return refused('settings-invalid', 400, problem?.field ?? null, { problems: checked.refusal.problems });
    }
    if (versions.length !== seen) return refused('settings-changed-meanwhile', 409, null, {});
    this.#versions.set(name, [{ version: seen + 1, at, by: 'Teresa', content: checked.value }, ...versions]);
    return accept(undefined);
  }

  sendLogo(picture: ChosenFile): Answer<{ readonly file: string }> {
    return this.#send(picture, 'logotipos', '480x120');
  }

  sendWalletQr(picture: ChosenFile): Answer<{ readonly file: string }> {
    return this.#send(picture, 'cobros', '600x600');
  }

  #send({ name }: ChosenFile, folder: string, sides: string): Answer<{ readonly file: string }> {
    const failing = this.failing;
    this.failing = null;
    if (failing !== null) return Promise.resolve(refuse(failing));
    return Promise.resolve(accept({ file: `${folder}/${name.replace(/\..*$/, '')}-${sides}.png` }));
  }

  #of(name: SettingsName): readonly EarlierSettings[] {
    return this.#versions.get(name) ?? [];
  }
}

function refused(kind: string, status: number, field: string | null, data: Readonly<Record<string, unknown>>) {
  return refuse({ kind, status, field, data, detail: `Rechazo: ${kind}` });
}
