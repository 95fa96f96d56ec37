import { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import type { LegalTextName } from '#domain/legal/legal-pages.ts';
import type { LegalVersion } from '#domain/legal/legal-versions.ts';
import { noticesFrom, type NoticesVersion } from '#domain/settings/book-settings.ts';
import { legalVersionsFrom } from '#domain/settings/legal-settings.ts';
import { type SettingsContents, type SettingsName, settingsParts } from '#domain/settings/school-settings.ts';

/** What a new school begins with, but for what a test says. */
export class SettingsOfSchool extends SchoolSettings {
  constructor(private readonly said: Partial<SettingsContents> = {}) {
    super();
  }

  of<S extends SettingsName>(name: S): SettingsContents[S] {
    return this.said[name] ?? settingsParts[name].initial;
  }

  versionsOf(name: LegalTextName): readonly LegalVersion[] {
    const content = this.said[name];
    return legalVersionsFrom(name, content === undefined ? [] : [{ number: 1, content }]);
  }

  notices(): readonly NoticesVersion[] {
    return noticesFrom(this.said.book === undefined ? [] : [this.said.book]);
  }
}
