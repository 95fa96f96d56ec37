import type { Provider } from '#domain/legal/statute.ts';
import { providerOf, type SettingsContents, type SettingsName } from '#domain/settings/school-settings.ts';

/** What the school says of itself now. At hand without waiting: prices, letters and pages ask for it. */
export abstract class SchoolSettings {
  abstract of<S extends SettingsName>(name: S): SettingsContents[S];

  /** Who answers for the school before the law. */
  provider(): Provider {
    return providerOf(this.of('provider'), this.of('contact'));
  }
}
