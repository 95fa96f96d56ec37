import { expect, test, vi } from 'vitest';
import { AdvertisementChoiceInCookie } from '#adapters/browser/catalogue/advertisement-choice-in-cookie.ts';

test('closed, it is remembered for a day, on every page and nowhere else', () => {
  const written = vi.fn<(cookie: string) => void>();
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { set: written }));
  new AdvertisementChoiceInCookie().close();
  expect(written).toHaveBeenCalledWith('escuela.anuncio-cerrado=1; max-age=86400; path=/; samesite=lax');
  vi.unstubAllGlobals();
});
