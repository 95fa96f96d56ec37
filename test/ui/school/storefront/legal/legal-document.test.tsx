import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LegalTexts } from '#application/browser/legal/ports/legal-texts.ts';
import { legalPages, type LegalTextName, legalTextNames, legalVersionPath } from '#domain/legal/legal-pages.ts';
import { legalParts, legalSections, withProvider } from '#domain/legal/legal-text.ts';
import { initialProvider } from '#domain/legal/statute.ts';
import { initialCookies } from '#domain/legal/initial-cookies.ts';
import { initialPrivacy } from '#domain/legal/initial-privacy.ts';
import { initialTerms } from '#domain/legal/initial-terms.ts';
import { numbersTogether } from '#domain/shared/numbers-together.ts';
import { createEveryRoute } from '#ui/school/boot/every-route.tsx';
import { PageMap } from '#ui/school/boot/page-map.ts';
import * as legalPage from '#ui/school/storefront/legal/legal-page.tsx';
import { LegalTextsInMemory } from '#test/memory/legal/legal-texts-in-memory.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { day } from '#test/support/cart/cart-items.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const said = { ...initialProvider, school: 'Escuela' };
const terms = withProvider(legalSections(initialTerms), said);
const privacy = withProvider(legalSections(initialPrivacy), said);
const texts = { terms, privacy, cookies: legalSections(initialCookies) } as const;
const pages = legalTextNames.map((name) => [legalPages[name].path, name] as const);

async function show(name: LegalTextName, path: string, api = new LegalTextsInMemory()) {
  const own = legalPages[name].path;
  const routes = [own, `${own}/version/:version`].map((each) => ({ path: each, module: legalPage }));
  return showPages(routes, path, (services) => services.bind(LegalTexts).toConstantValue(api));
}

test.each(pages)('%s says its version and day, and its contents lead to its sections', async (path, name) => {
  const { container } = await show(name, path);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(container.textContent).toMatch(/Versión 2026-11, vigente desde el 20 de noviembre de 2026\./);
  const contents = within(screen.getByRole('navigation', { name: 'En esta página' }));
  const targets = contents.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual(texts[name].map(({ id }) => `#${id}`));
  for (const target of targets) expect(container.querySelector(target ?? '')).not.toBeNull();
  expect(await axeProblems()).toEqual([]);
});

test('an earlier version stays readable, says that it is none that holds, and leads to the one that does', async () => {
  const later = { version: '1', since: day('2027-02-01'), text: '## Todo nuevo\nDe {razón social}: **nada** cambia.' };
  const api = new LegalTextsInMemory({ terms: [later] }, day('2027-02-01'));
  const { unmount } = await show('terms', '/terminos-condiciones', api);
  expect(screen.getByText('nada', { selector: 'strong' })).toBeTruthy();
  expect(document.body.textContent).toContain(numbersTogether(`De ${initialProvider.name}`));
  const earlier = screen.getByRole('link', { name: '2026-11, desde el 20 de noviembre de 2026' });
  expect(earlier.getAttribute('href')).toBe(legalVersionPath('terms', '2026-11'));
  unmount();
  await show('terms', legalVersionPath('terms', '2026-11'), api);
  expect(screen.getByRole('heading', { name: '1. Quiénes somos' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'lee la vigente' }).getAttribute('href')).toBe('/terminos-condiciones');
});

test('every link of the texts leads to a page of the school or to a mailbox', () => {
  const routes = new PageMap(createEveryRoute());
  const paragraphs = Object.values(texts).flatMap((sections) => sections.flatMap(({ blocks }) => blocks.flat()));
  const links = paragraphs
    .flatMap((text) => legalParts(text))
    .flatMap((part) => (part.kind === 'link' ? [part.to] : []));
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((to) => !to.startsWith('mailto:') && !routes.has(to.split('#')[0] ?? ''))).toEqual([]);
});

test('the terms say what the law wants said', () => {
  const text = JSON.stringify(terms);
  for (const part of [
    initialProvider.name,
    initialProvider.ruc,
    initialProvider.address,
    'incluyen el IGV',
    '72 horas',
    'INDECOPI',
    'No se renueva',
  ])
    expect(text).toContain(part);
});

test('wherever the terms promise money back they say who to write to', () => {
  const refunds = terms.find(({ id }) => id === 'devoluciones');
  const told = JSON.stringify(refunds);
  expect(told).toContain('la atiende una persona de la escuela');
  expect(told).toContain('«Pedir devolución», en [Mis comprobantes](/main/mis-comprobantes)');
  expect(told).toContain(`(mailto:${initialProvider.email}) o llamar al ${initialProvider.phone}`);
  const promises = terms
    .filter((section) => section !== refunds)
    .flatMap(({ blocks }) => blocks.flat())
    .filter((text) => /te devol|recuperar tu dinero|reembols/i.test(text));
  expect(promises.length).toBeGreaterThan(3);
  for (const text of promises) expect(text).toContain('(/terminos-condiciones#devoluciones)');
});

test('the policy says who answers, the rights with their terms, and how to say no', () => {
  const text = JSON.stringify(privacy);
  for (const part of [
    '29733',
    '016-2024-JUS',
    'veinte días hábiles',
    'diez si pides',
    '48 horas',
    initialProvider.privacyEmail,
  ])
    expect(text).toContain(part);
});
