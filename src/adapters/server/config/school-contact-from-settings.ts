import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { SchoolContact } from '#application/server/support/ports/school-contact.ts';
import type { ContactDetails } from '#domain/support/help-question.ts';

export class SchoolContactFromSettings extends SchoolContact {
  constructor(private readonly settings: SchoolSettings) {
    super();
  }

  get details(): ContactDetails {
    const { email, phone, address, hours } = this.settings.of('contact');
    return { email, phone, address, hours };
  }
}
