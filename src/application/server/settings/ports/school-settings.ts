import type { LegalTextName } from '#domain/legal/legal-pages.ts';
import { heldOn, type LegalVersion } from '#domain/legal/legal-versions.ts';
import type { ComplaintNotices, Provider } from '#domain/legal/statute.ts';
import type { NoticesVersion } from '#domain/settings/book-settings.ts';
import { providerOf, type SettingsContents, type SettingsName } from '#domain/settings/school-settings.ts';
import type { PlainDate } from '#domain/shared/dates.ts';

/** What the school says of itself now. At hand without waiting: prices, letters and pages ask for it. */
export abstract class SchoolSettings {
  abstract of<S extends SettingsName>(name: S): SettingsContents[S];

  /** Every version of a legal text, the latest first; the last one always held. */
  abstract versionsOf(name: LegalTextName): readonly LegalVersion[];

  /** What a legal text says on a day in Lima. */
  legalText(name: LegalTextName, day: PlainDate): LegalVersion {
    return heldOn(this.versionsOf(name), day);
  }

  /** Every version of what the complaints book says, the latest first; the last one always held. */
  abstract notices(): readonly NoticesVersion[];

  /** What the complaints book says on a day in Lima. */
  noticesOn(day: PlainDate): ComplaintNotices {
    const { since: _, ...notices } = heldOn(this.notices(), day);
    return notices;
  }

  /** Who answers for the school before the law. */
  provider(): Provider {
    return providerOf(this.of('provider'), this.of('contact'));
  }
}
