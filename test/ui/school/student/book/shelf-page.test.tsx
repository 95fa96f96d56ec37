import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OwnedProduct } from '#domain/accounts/ownership.ts';
import * as shelfPage from '#ui/school/student/book/shelf-page.tsx';
import { accountServices } from '#test/support/accounts/account-services.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { anOwnedProduct, aProfile } from '#test/support/accounts/profile-builders.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const guide = anOwnedProduct(1, { kind: 'book', slug: 'guia-del-arrendamiento', title: 'Guía del arrendamiento' });
const ofPlan = anOwnedProduct(2, {
  kind: 'book',
  slug: 'manual-del-igv',
  title: 'Manual del IGV',
  plan: { id: 5, slug: 'plan-pro-laboral', page: 'pro' },
  until: '2026-12-31T04:59:59.000Z',
});
const magazine = anOwnedProduct(3, { kind: 'magazine', slug: 'revista-1', title: 'Revista laboral' });
const course = anOwnedProduct(4, { title: 'Derecho laboral' });

async function show(at: string, owned: readonly OwnedProduct[] | null) {
  const profile = aProfile({ owned: owned ?? [] });
  const browser = new BrowserOfTest(profile);
  const keeper = owned === null ? browser.tab() : await browser.signedInTab(profile);
  const pages = ['libros', 'revistas'].flatMap((folder) =>
    [`/main/${folder}/:slug?`, `/main/${folder}/pack/:slug?`].map((path) => ({ path, module: shelfPage })),
  );
  return showPages(pages, at, accountServices(browser, keeper).wire);
}

test('MAIN-6: an owner finds their books, and how long they have those of a plan', async () => {
  await show('/main/libros', [guide, ofPlan, magazine, course]);
  expect(screen.getByRole('heading', { level: 1, name: 'Mis libros' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Guía del arrendamiento/ }).getAttribute('href')).toContain(
    'guia-del-arrendamiento',
  );
  expect(screen.getByText('Tuyo')).toBeTruthy();
  expect(screen.getByText(/^De tu plan · hasta el/)).toBeTruthy();
  expect(screen.queryByText('Revista laboral')).toBeNull();
  expect(screen.queryByText('Derecho laboral')).toBeNull();
  expect(await axeProblems()).toEqual([]);
});

test('magazines stand on a shelf of their own', async () => {
  await show('/main/revistas', [guide, magazine]);
  expect(screen.getByRole('heading', { level: 1, name: 'Mis revistas' })).toBeTruthy();
  expect(screen.getByText('Revista laboral')).toBeTruthy();
  expect(screen.queryByText('Guía del arrendamiento')).toBeNull();
});

test('what a plan gives stands apart from what was bought', async () => {
  await show('/main/libros/pack', [guide, ofPlan]);
  expect(screen.getByRole('heading', { level: 1, name: 'Libros de tu plan' })).toBeTruthy();
  expect(screen.getByText('Manual del IGV')).toBeTruthy();
  expect(screen.queryByText('Guía del arrendamiento')).toBeNull();
});

test('a plan that is not the reader’s gives nothing', async () => {
  await show('/main/libros/pack/plan-de-otros', [guide, ofPlan]);
  expect(screen.getByRole('heading', { name: 'Este plan no tiene lecturas para ti' })).toBeTruthy();
  expect(screen.queryByText('Manual del IGV')).toBeNull();
});

test('whoever owns no book finds an empty shelf and the ways to fill it', async () => {
  await show('/main/libros', [course]);
  expect(screen.getByRole('heading', { name: 'Tu estante está vacío' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver el catálogo' }).getAttribute('href')).toBe('/contenidos/libros');
  expect(screen.getByRole('link', { name: 'Leer una muestra gratis' }).getAttribute('href')).toBe('/lectura');
  expect(await axeProblems()).toEqual([]);
});

test('a stranger is shown no shelf', async () => {
  await show('/main/libros', null);
  expect(screen.queryByRole('heading', { name: 'Mis libros' })).toBeNull();
});

test('the address of one book leads to its place', async () => {
  const { address } = await show('/main/libros/guia-del-arrendamiento', [guide]);
  await waitFor(() => expect(address()).not.toBe('/main/libros/guia-del-arrendamiento'));
  expect(address()).toContain('guia-del-arrendamiento');
});
