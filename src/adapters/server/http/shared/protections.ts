import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { unrecorded } from '#adapters/server/answer-sources.ts';
import type { Config } from '#adapters/server/config/config.ts';
import { policyTexts } from '#adapters/server/rendering/content-security-policy.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import type { WebApp } from '#domain/accounts/session.ts';

/** What of a browser's powers the pages use themselves: films fill the screen, addresses and passages are copied. */
const own = ['autoplay', 'clipboard-write', 'fullscreen', 'picture-in-picture'];
/** What no page of the school needs, nor anything that comes into one. */
const none = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The header that tells browsers so. */
const permissionsPolicy = [...own.map((name) => `${name}=(self)`), ...none.map((name) => `${name}=()`)].join(', ');

/** What is part of a page and is no page itself when somebody opens it: pictures, typefaces, styles, scripts. */
const partOfPage = /^(?:image\/|font\/|text\/css|application\/(?:javascript|manifest\+json))/;

/** What browsers ask a page alone. Of the twenty parts of a first visit each would say it again, in more bytes than most of them have. */
const notOfParts = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

/** Has every answer say what browsers may do with it. */
export function protect(app: FastifyInstance, school: School, config: Config, webApp: WebApp): void {
  // Itself, made once: fastify's plugin of it reads all its options anew for every request.
  const ofAll = {
    contentSecurityPolicy: false,
    strictTransportSecurity: config.schoolOrigin.startsWith('https:'),
    crossOriginEmbedderPolicy: false,
  } as const;
  const ofParts = helmet({ ...ofAll, ...notOfParts });
  // Without any referrer a browser names no origin either when it posts a form, not even to this school.
  const ofPages = helmet({ ...ofAll, referrerPolicy: { policy: 'strict-origin' } });
  const policyOf = policyTexts(config, webApp);
  const tracking = () => unrecorded(() => school.settings.of('tracking'));
  // Hooks that wait for nothing answer nothing: a promise each was a seventh of what a request of the catalogue made.
  app.addHook('onSend', (request, reply, _content, done) => {
    const type = String(reply.getHeader('content-type'));
    const isPart = reply.statusCode < 400 && partOfPage.test(type);
    if (!isPart) void reply.header('permissions-policy', permissionsPolicy);
    // What is sent says what it may load itself where it is no page: a file, a picture. Opened by itself, a drawing may hold scripts.
    if ((!isPart || type.startsWith('image/svg')) && !reply.hasHeader('content-security-policy')) {
      void reply.header('content-security-policy', policyOf(tracking()));
    }
    (isPart ? ofParts : ofPages)(request.raw, reply.raw, (error) => done(error as Error));
  });
}
