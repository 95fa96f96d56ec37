import { previewPath, previewSize, schoolPreviewPath } from '#domain/catalogue/cover-facts.ts';
import { cataloguePartOfPath } from '#domain/catalogue/catalogue-menu.ts';
import type { SiteSettingsData } from '#application/browser/shared/site-settings.ts';
import type { PageMeta } from '#ui/school/boot/page-module.ts';
import { feedPath, feedTitle } from './novelties-feed.ts';
import { escapeXml } from '#adapters/server/escape-xml.ts';

/**
 * What messengers and readers of feeds find in the head of a page: its title, what it is about, its picture with size and words, and
 * where the novelties are. The server alone writes it: nobody reads it in a page that a browser has changed.
 * @param path of the address asked for.
 */
export function linkPreview(meta: PageMeta, path: string, { origin, identity }: SiteSettingsData): readonly string[] {
  const { title, description, canonical = path } = meta;
  const image = pictureOf(canonical);
  const told: readonly (readonly [string, string | number])[] = [
    ['og:site_name', identity.name],
    ['og:locale', 'es_PE'],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', origin + canonical],
    ['og:image', origin + image],
    ['og:image:type', 'image/png'],
    ['og:image:width', previewSize.width],
    ['og:image:height', previewSize.height],
    ['og:image:alt', image === schoolPreviewPath ? `${identity.name}. ${identity.statement}` : `Portada de ${title}`],
  ];
  return [
    ...told.map(([property, content]) => `<meta property="${property}" content="${escapeXml(String(content))}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    `<link rel="alternate" type="application/atom+xml" title="${escapeXml(feedTitle(identity.name))}" href="${feedPath}">`,
  ];
}

/** The picture of a page's link: of a product's page its cover, of any other the school's own. */
function pictureOf(path: string): string {
  const part = cataloguePartOfPath(path);
  return part === null
    ? schoolPreviewPath
    : previewPath({ kind: part.kind, slug: path.slice(path.lastIndexOf('/') + 1) });
}
