import type { Config } from '#adapters/server/config/config.ts';
import { originForBrowsers } from '#adapters/server/config/s3-settings.ts';
import type { TrackingSettings } from '#domain/settings/tracking-settings.ts';
import type { WebApp } from '#domain/accounts/session.ts';

/** Vite's development server injects styles and speaks over a socket; nothing else is ever allowed to. */
const whileDeveloping = { 'style-src': ["'self'", "'unsafe-inline'"], 'connect-src': ["'self'", 'ws:'] };

interface Sources {
  readonly scripts: readonly string[];
  readonly pictures: readonly string[];
  readonly calls: readonly string[];
}

const tagManager: Sources = {
  scripts: ['https://www.googletagmanager.com'],
  pictures: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  calls: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
};
const pixel: Sources = {
  scripts: ['https://connect.facebook.net'],
  pictures: ['https://www.facebook.com'],
  calls: ['https://connect.facebook.net', 'https://www.facebook.com'],
};

/** What measures visits unless a school says something else. */
const nothing: TrackingSettings = { tagManagerId: '', pixelId: '' };

/**
 * What a page may load and do, as directives for the Content-Security-Policy header. No inline script or style, ever.
 * @internal read by the tests, which look at single directives; answers say it by `policyTexts`.
 */
export function contentSecurityPolicy(
  config: Config,
  webApp: WebApp,
  { tagManagerId, pixelId }: TrackingSettings = nothing,
): Record<string, string[]> {
  const pictures = webApp === 'school' ? [config.imagesBase, config.uploadsBase].filter((base) => base !== '') : [];
  // Nothing of others unless the school has set it up; in the page it waits for consent all the same (SITE-9).
  const others =
    webApp === 'school' ? [...(tagManagerId === '' ? [] : [tagManager]), ...(pixelId === '' ? [] : [pixel])] : [];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...others.flatMap(({ scripts }) => scripts)],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...pictures, ...others.flatMap((each) => each.pictures)],
    'media-src': ["'self'", 'blob:', ...videosOf(config, webApp)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...others.flatMap(({ calls }) => calls)],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['escuela', 'dompurify', ...(others.length > 0 ? ['default'] : [])],
    ...(import.meta.env.MODE === 'development' && whileDeveloping),
  };
}

/** What the header says by what measures visits, made anew only when that has changed: every answer asks. */
export function policyTexts(config: Config, webApp: WebApp): (tracking: TrackingSettings) => string {
  let made: { readonly of: TrackingSettings; readonly text: string } | null = null;
  return (tracking) => {
    if (made?.of !== tracking) made = { of: tracking, text: textOf(contentSecurityPolicy(config, webApp, tracking)) };
    return made.text;
  };
}

/** Directives as the header says them. */
function textOf(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}

/** Videos come from the storage itself where files are kept in one; whatever else it keeps comes through the school. */
function videosOf({ filesStore, s3 }: Config, webApp: WebApp): string[] {
  return webApp === 'school' && filesStore === 's3' && s3 !== null ? [originForBrowsers(s3)] : [];
}
