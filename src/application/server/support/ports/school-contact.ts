import type { ContactDetails } from '#domain/support/help-question.ts';

/** How the school is reached, as whoever runs it has set. */
export abstract class SchoolContact {
  abstract readonly details: ContactDetails;
}
