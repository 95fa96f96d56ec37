import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PagesPlugin } from '#adapters/server/http/app.ts';
import type { Config } from '#adapters/server/config/config.ts';
import { isNoPage } from '#adapters/server/http/shared/allowed-methods.ts';
import { noSuchAddress } from '#adapters/server/http/shared/error-answers.ts';
import { browserApps } from './browser-apps.ts';
import { PreparedPage, sendPrepared } from './send-page.ts';
import { serveFiles } from './static-files.ts';

/** The sign-in application: one page that its own router fills, at every address that is no file and no call. */
export function signInPages({ schoolOrigin }: Pick<Config, 'schoolOrigin'>): PagesPlugin {
  return async (app) => {
    const folder = browserApps.signIn;
    if (folder === null) return;
    await serveFiles(app, folder);
    // The way back of whoever runs no scripts.
    const html = readFileSync(join(folder, 'index.html'), 'utf8').replace('{escuela}', schoolOrigin);
    const page = new PreparedPage({ status: 200, html, isPrivate: false });
    app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send('User-agent: *\nDisallow: /\n'));
    app.get('/*', { config: { isPage: true } }, async (request, reply) => {
      if (isNoPage(request.url)) throw noSuchAddress();
      return sendPrepared(request, reply, page);
    });
    app.setNotFoundHandler(() => {
      throw noSuchAddress();
    });
  };
}
