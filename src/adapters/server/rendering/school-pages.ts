import type { FastifyInstance } from 'fastify';
import { enableStaticRendering } from 'mobx-react-lite';
import type { SiteSettingsData } from '#application/browser/shared/site-settings.ts';
import { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { Clock } from '#application/ports/clock.ts';
import { catalogueParts } from '#domain/catalogue/catalogue-menu.ts';
import { initialFront, sectionsOf } from '#domain/settings/front-settings.ts';
import { schoolIdentity } from '#domain/shared/school-identity.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { advertisementCookie } from '#adapters/http-contract/catalogue/advertisement-cookie.ts';
import type { Config } from '#adapters/server/config/config.ts';
import type { PagesPlugin } from '#adapters/server/http/app.ts';
import { deviceOf } from '#adapters/server/http/accounts/device.ts';
import { addressOfPage } from '#adapters/server/http/shared/readable-address.ts';
import { isNoPage } from '#adapters/server/http/shared/allowed-methods.ts';
import { tellsOfEveryRequest } from '#adapters/server/http/shared/request-log.ts';
import { noSuchAddress } from '#adapters/server/http/shared/error-answers.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { shownLogo } from '#adapters/server/http/settings/shown-logo.ts';
import { browserApps } from './browser-apps.ts';
import { draftPreview } from './draft-preview.ts';
import { assetsInDevelopment, assetsOfBuild, type FindAssets } from './page-assets.ts';
import { PageRenderer } from './page-renderer.tsx';
import { servePlainForms } from './forms/plain-forms.ts';
import { schoolForms } from './forms/school-forms.ts';
import { searchEngineRoutes } from './engines/search-engines.ts';
import { PreparedPage, sendPrepared } from './send-page.ts';
import { keyOfPage, ShortWay } from './short-way.ts';
import { serveFiles } from './static-files.ts';

/** Milliseconds that a page may take. */
const longestDrawing = 30_000;
/** Milliseconds after a listener began until its first pages are drawn. */
const restBeforeDrawing = 500;

/** The school's own pages: files of the browser app, and every other address drawn on the server. */
export function schoolPages(config: Config): PagesPlugin {
  return async (app, school) => {
    const folder = browserApps.school;
    if (folder !== null) await serveFiles(app, folder);
    searchEngineRoutes(app, school, config.schoolOrigin, folder);
    servePages(app, school, config, folder === null ? assetsInDevelopment : assetsOfBuild(folder));
  };
}

function servePages(app: FastifyInstance, school: School, config: Config, findAssets: FindAssets): void {
  // Observers would otherwise subscribe to stores that are thrown away with the request.
  enableStaticRendering(true);
  const site = (): SiteSettingsData => siteSettings(config, school.get(SchoolSettings), school.get(Clock).now());
  const renderer = new PageRenderer(school, findAssets, site);
  draftPreview(app, school, (within) => new PageRenderer(within, findAssets, site));
  const shortWay = shortWayBefore(app, school, config);
  app.get('/*', { config: { isPage: true } }, async (request, reply) => {
    if (isNoPage(request.url)) throw noSuchAddress();
    const address = addressOfPage(request.url);
    const isAdvertisementClosed = advertisementCookie in request.cookies;
    const page = await school.kept.take(keyOfPage(address, isAdvertisementClosed), async () => {
      const { headers, ...drawn } = await renderer.render({
        address,
        visitor: deviceOf(request).address,
        isAdvertisementClosed,
        // Whoever comes next may have it, whether or not this visitor stays.
        signal: AbortSignal.timeout(longestDrawing),
      });
      return new PreparedPage(drawn, headers);
    });
    if (shortWay !== null)
      reply.raw.once('finish', () => school.later(() => shortWay.remember(request.raw, reply.raw, page)));
    return sendPrepared(request, reply, page);
  });
  drawFirst(app, school);
  servePlainForms(app, schoolForms, renderer, config.schoolOrigin);
  app.setNotFoundHandler(() => {
    throw noSuchAddress();
  });
}

/** None where the log tells of every request: what is answered there looks at nothing that it would say. */
function shortWayBefore(app: FastifyInstance, school: School, config: Config): ShortWay | null {
  if (tellsOfEveryRequest(config.logLevel)) return null;
  const shortWay = new ShortWay(school, config, app.noteAnswered ?? null);
  shortWay.before(app);
  app.decorate('shortWay', shortWay);
  return shortWay;
}

/**
 * Has the front page and the lists of the catalogue ready before many ask for them, drawn one after another as most browsers ask. Whoever
 * waited for the process to answer, at both of its addresses, comes first: drawing is a third of what a start takes.
 */
function drawFirst(app: FastifyInstance, school: School): void {
  let isOver = false;
  const draw = async (): Promise<void> => {
    for (const path of ['/', ...catalogueParts.map((part) => part.path)]) {
      if (isOver) return;
      await app.inject({ url: path, headers: { 'accept-encoding': 'br' } });
    }
  };
  app.addHook('onListen', (done) => {
    setTimeout(() => school.later(draw), restBeforeDrawing).unref();
    done();
  });
  app.addHook('preClose', (done) => {
    isOver = true;
    done();
  });
}

/** What pages are told of the school. */
export function siteSettings(config: Config, settings: SchoolSettings, now: Date): SiteSettingsData {
  const { tagManagerId, pixelId } = settings.of('tracking');
  const identity = settings.of('identity');
  const logo = shownLogo(identity, config.imagesBase);
  const front = settings.of('front');
  const letters = settings.of('signer').code;
  return {
    origin: config.schoolOrigin,
    signInOrigin: config.signInOrigin,
    imagesBase: config.imagesBase,
    uploadsBase: config.uploadsBase,
    identity,
    ...(logo !== null && { logo }),
    provider: settings.provider(),
    socialLinks: settings.of('contact').links.map(({ address }) => address),
    ...(front.sections !== initialFront.sections && { front: sectionsOf(front) }),
    ...(letters !== schoolIdentity.code && { certificateLetters: letters }),
    year: Number(limaDay(now).slice(0, 4)),
    trackers: { tagManagerId: tagManagerId || null, pixelId: pixelId || null },
  };
}
