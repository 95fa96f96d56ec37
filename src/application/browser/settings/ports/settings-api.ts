import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { ListedSettings, ShownSettings } from '#application/read-models/settings/shown-settings.ts';
import type { SettingsContents, SettingsName } from '#domain/settings/school-settings.ts';

/** What the school says of itself, for whoever sees or changes it. */
export abstract class SchoolSettingsApi {
  abstract list(): Answer<readonly ListedSettings[]>;
  abstract read<S extends SettingsName>(name: S): Answer<ShownSettings<S>>;
  /** Writes a new version. @param seen the version that was changed. */
  abstract change<S extends SettingsName>(name: S, content: SettingsContents[S], seen: number): Answer<void>;
  /** Sends a picture, which the school's name and front page name afterwards as their logo. */
  abstract sendLogo(picture: ChosenFile): Answer<{ readonly file: string }>;
  /** Sends the QR code of a wallet, which the accounts for deposits name afterwards. */
  abstract sendWalletQr(picture: ChosenFile): Answer<{ readonly file: string }>;
}
