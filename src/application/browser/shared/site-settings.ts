import type { ShownLogo } from '#application/read-models/settings/shown-logo.ts';
import type { FrontSection } from '#domain/home/front-sections.ts';
import type { Provider } from '#domain/legal/statute.ts';
import type { IdentitySettings } from '#domain/settings/identity-settings.ts';
import { schoolIdentity } from '#domain/shared/school-identity.ts';

/** What a page must know of the school it belongs to, the same on the server and in the browser. Plain data: it travels as JSON. */
export interface SiteSettingsData {
  /** Where the school lives, without a slash at the end: `https://escuela.example`. */
  readonly origin: string;
  /** Where the sign-in application lives. */
  readonly signInOrigin: string;
  /** Base addresses of images and uploads (SITE-7); empty: this origin. */
  readonly imagesBase: string;
  readonly uploadsBase: string;
  /** What the school is called, and what its front page begins with. */
  readonly identity: IdentitySettings;
  /** The picture that stands where its mark and name would; absent: the mark that the program draws, and the name. */
  readonly logo?: ShownLogo;
  /** Who answers for it before the law. */
  readonly provider: Provider;
  /** Addresses of the school's accounts on social networks. */
  readonly socialLinks: readonly string[];
  /** The parts of the front page in their order; absent: as the program arranges them. */
  readonly front?: readonly FrontSection[];
  /** With what the codes of its certificates begin now; absent: with what those of a new school do. */
  readonly certificateLetters?: string;
  /** The year of today in Lima when the page was made, for the copyright line (LAY-10). */
  readonly year: number;
  /** Tag manager and advertising pixel (SITE-9); absent: the school uses none. */
  readonly trackers?: TrackerIds;
}

/** What may be loaded after consent; null: not set up. */
export interface TrackerIds {
  readonly tagManagerId: string | null;
  readonly pixelId: string | null;
}

/** The settings under a name by which they are asked for: each field is the one of the data. */
export class SiteSettings {
  declare readonly origin: string;
  declare readonly signInOrigin: string;
  declare readonly imagesBase: string;
  declare readonly uploadsBase: string;
  declare readonly identity: IdentitySettings;
  declare readonly logo?: ShownLogo;
  declare readonly provider: Provider;
  declare readonly socialLinks: readonly string[];
  declare readonly front?: readonly FrontSection[];
  declare readonly certificateLetters: string;
  declare readonly year: number;
  declare readonly trackers: TrackerIds;

  constructor(data: SiteSettingsData) {
    const unsaid = { certificateLetters: schoolIdentity.code, trackers: { tagManagerId: null, pixelId: null } };
    Object.assign(this, unsaid, data);
  }

  /** The years of the copyright line: from the school's first one to the present, '2007–2026'; one alone where they are the same. Source: LAY-10. */
  get years(): string {
    const { firstYear } = this.identity;
    return firstYear === '' || Number(firstYear) >= this.year ? String(this.year) : `${firstYear}–${this.year}`;
  }

  /** The address of a picture of the storefront by the name it is kept under. */
  imageAddress(file: string): string {
    return `${this.imagesBase === '' ? '/imagenes' : this.imagesBase}/${file}`;
  }
}
