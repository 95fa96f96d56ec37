import { SchoolContact } from '#application/server/support/ports/school-contact.ts';
import type { ContactDetails } from '#domain/support/help-question.ts';
import type { Config } from './config.ts';

export class SchoolContactFromConfig extends SchoolContact {
  readonly details: ContactDetails;

  constructor({ contact }: Pick<Config, 'contact'>) {
    super();
    this.details = contact;
  }
}
