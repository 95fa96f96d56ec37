import type { ContentRules, TextRule } from './content-rules.ts';

/** What measures visits, after each visitor's consent; '': nothing does. */
export interface TrackingSettings {
  /** Of Google: 'GTM-ABC1234'. */
  readonly tagManagerId: string;
  /** Of Meta: digits alone. */
  readonly pixelId: string;
}

const shaped = (shape: RegExp, wrong: string): TextRule => ({
  most: 40,
  wrong: (text) => (shape.test(text) ? null : wrong),
});

/** What may be written of what measures visits. Source: SITE-9. */
const rules: ContentRules<TrackingSettings> = {
  tagManagerId: shaped(/^GTM-[A-Z0-9]{4,12}$/, 'El identificador es como GTM-ABC1234.'),
  pixelId: shaped(/^\d{6,20}$/, 'El identificador tiene solo dígitos, como 123456789012345.'),
};

/** The part of the settings. */
export const trackingPart = {
  path: 'medicion',
  title: 'Medición y anuncios',
  needed: null,
  rules,
  initial: { tagManagerId: '', pixelId: '' },
};
