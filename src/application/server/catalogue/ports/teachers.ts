import type { StaffProfile } from '#domain/catalogue/staff-profile.ts';

/** The people attached to what is published. Source: SITE-11. */
export abstract class Teachers {
  /** Whoever is attached to something published, by name. */
  abstract all(): Promise<readonly StaffProfile[]>;
}
