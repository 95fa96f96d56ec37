import { describe, expect, it } from 'vitest';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { saidAtFirst } from '#test/support/shared/said-at-first.ts';

const data = { ...saidAtFirst, origin: 'https://escuela.example', signInOrigin: '', socialLinks: [], year: 2026 };

describe('SITE-7: where images come from', () => {
  it('is the host that is set up for them', () => {
    const site = new SiteSettings({ ...data, imagesBase: 'https://img.example/es', uploadsBase: '' });
    expect(site.imageAddress('anuncio.svg')).toBe('https://img.example/es/anuncio.svg');
  });

  it('is the school itself where none is', () => {
    const site = new SiteSettings({ ...data, imagesBase: '', uploadsBase: 'https://subidas.example' });
    expect(site.imageAddress('anuncio.svg')).toBe('/imagenes/anuncio.svg');
  });
});

it.each([
  ['2007', '2007–2026'],
  ['2026', '2026'],
  ['2031', '2026'],
  ['', '2026'],
])('LAY-10: a school that began in «%s» has %s in its copyright line', (firstYear, years) => {
  const identity = { ...data.identity, firstYear };
  expect(new SiteSettings({ ...data, imagesBase: '', uploadsBase: '', identity }).years).toBe(years);
});
