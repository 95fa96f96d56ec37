import type { ShownLogo } from '#application/read-models/settings/shown-logo.ts';
import type { IdentitySettings } from '#domain/settings/identity-settings.ts';
import { logoOf } from '#domain/settings/school-logo.ts';

/** What pages are told of the logo that a school has set; null: it has none. @param imagesBase where pictures are served; '': here. */
export function shownLogo({ logo }: Pick<IdentitySettings, 'logo'>, imagesBase: string): ShownLogo | null {
  const found = logoOf(logo);
  if (found === null) return null;
  const { file, width, height } = found;
  return { src: `${imagesBase === '' ? '/imagenes' : imagesBase}/${file}`, width, height };
}
