import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ConsentApiInMemory } from '#test/memory/legal/consent-api-in-memory.ts';
import { ConsentMemoryInMemory } from '#test/memory/legal/consent-memory-in-memory.ts';
import { NavigatorInMemory } from '#test/memory/shared/navigator-in-memory.ts';
import { TrackersInMemory } from '#test/memory/legal/trackers-in-memory.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { catalogueParts } from '#domain/catalogue/catalogue-menu.ts';
import { ConsentStore } from '#ui/school/layouts/consent/consent-store.ts';
import { Footer } from '#ui/school/layouts/footer/footer.tsx';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import { NewsStore } from '#ui/school/layouts/footer/news-store.ts';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { StorefrontApiInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';
import { saidAtFirst } from '#test/support/shared/said-at-first.ts';

const site = { origin: 'http://localhost:3000', signInOrigin: '', imagesBase: '', uploadsBase: '', year: 2026 };
let socialLinks: string[] = [];
let identity = saidAtFirst.identity;
beforeEach(() => void ((socialLinks = []), (identity = saidAtFirst.identity)));

async function show(...paths: readonly string[]) {
  const page = { path: '/', module: { Component: Footer } };
  return showPages([page], '/', (container) => {
    container.unbind(SiteSettings);
    container.bind(SiteSettings).toConstantValue(new SiteSettings({ ...saidAtFirst, ...site, socialLinks, identity }));
    container.bind(PageMap).toConstantValue(new PageMap(paths.map((path) => ({ path }))));
    const none = { tagManagerId: null, pixelId: null };
    const memory = new ConsentMemoryInMemory();
    const navigator = new NavigatorInMemory();
    const consent = new ConsentStore(
      none,
      memory,
      new ConsentApiInMemory(),
      new TrackersInMemory(),
      navigator,
      new CountingIds(),
    );
    container.bind(ConsentStore).toConstantValue(consent);
    container.bind(NewsStore).toConstantValue(new NewsStore(new StorefrontApiInMemory(), new ToastStore()));
  });
}

const linkTo = (path: string) => document.querySelector(`a[href="${path}"]`);

test('LAY-9: every part of the catalogue, Validar certificado and the news sign-up', async () => {
  await show('/verificacion', '/comprobante');
  for (const { title, path } of catalogueParts) expect(linkTo(path)?.textContent).toBe(title);
  expect(screen.getByRole('link', { name: 'Validar certificado' }).getAttribute('href')).toBe('/verificacion');
  expect(linkTo('/comprobante')?.textContent).toBe('Validar comprobante');
  expect(screen.getByRole('button', { name: 'Suscribirme' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Validar certificado' })).toHaveLength(1);
  expect(screen.getByText(/© 2007–2026 Escuela/)).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
});

test('LAY-9: the ways to the school’s accounts on social networks', async () => {
  await show();
  expect(screen.queryByRole('link', { name: 'Facebook' })).toBeNull();
  cleanup();
  socialLinks.push('https://www.facebook.com/escuela');
  await show();
  expect(screen.getByRole('link', { name: 'Facebook' }).getAttribute('href')).toBe('https://www.facebook.com/escuela');
});

test('LAY-9: the complaints book, with its icon, and the legal pages', async () => {
  await show('/reclamaciones', '/terminos-condiciones', '/politicas-privacidad', '/contacto');
  const book = screen.getByRole('link', { name: 'Libro de Reclamaciones' });
  expect(book.getAttribute('href')).toBe('/reclamaciones');
  expect(book.querySelector('svg')).not.toBeNull();
  for (const name of ['Términos y condiciones', 'Política de privacidad', 'Contacto'])
    expect(screen.getByRole('link', { name })).toBeTruthy();
});

test('says of the school what its owner says, whatever it teaches', async () => {
  identity = { ...saidAtFirst.identity, name: 'Qhapaq', statement: 'Cocina peruana, desde la base' };
  await show();
  expect(screen.getByText('Cocina peruana, desde la base')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/derecho/i);
});

test('leads to no page that is not there', async () => {
  await show();
  for (const path of ['/reclamaciones', '/contacto', '/empresas', '/terminos-condiciones'])
    expect(linkTo(path)).toBeNull();
});
