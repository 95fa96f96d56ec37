import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TrackersInDocument } from '#adapters/browser/legal/trackers-in-document.ts';

interface Script {
  src: string;
  async: boolean;
}

const scripts: Script[] = [];
let cookies: string[] = [];

beforeEach(() => {
  scripts.length = 0;
  cookies = [];
  const document = {
    createElement: () => ({ src: '', async: false }),
    head: { append: (script: Script) => scripts.push(script) },
    get cookie() {
      return '_ga=1; carrito=2; _fbp=3';
    },
    set cookie(text: string) {
      cookies.push(text);
    },
  };
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', new URL('https://escuela.example/cursos'));
});
afterEach(() => vi.unstubAllGlobals());

test('nothing is written before it starts; then each script that is set up, once', async () => {
  const trackers = new TrackersInDocument();
  expect(scripts).toEqual([]);
  await trackers.start({ tagManagerId: 'GTM-ABC1234', pixelId: '123456789' });
  await trackers.start({ tagManagerId: 'GTM-ABC1234', pixelId: '123456789' });
  expect(scripts.map(({ src }) => src)).toEqual([
    'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234',
    'https://connect.facebook.net/es_LA/fbevents.js',
  ]);
});

test.each([
  [{ tagManagerId: null, pixelId: '123456789' }, ['https://connect.facebook.net/es_LA/fbevents.js']],
  [{ tagManagerId: 'GTM-ABC1234', pixelId: null }, ['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234']],
  [{ tagManagerId: null, pixelId: null }, []],
])('SITE-9: of %j nothing is loaded but what is set up', async (ids, loaded) => {
  await new TrackersInDocument().start(ids);
  expect(scripts.map(({ src }) => src)).toEqual(loaded);
});

test('stopping forgets their cookies and no other', () => {
  new TrackersInDocument().stop();
  expect(new Set(cookies.map((text) => text.split('=')[0]))).toEqual(new Set(['_ga', '_fbp']));
  expect(cookies.every((text) => text.includes('max-age=0'))).toBe(true);
});
