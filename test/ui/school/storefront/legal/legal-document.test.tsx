import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { legalParts, withProvider } from '#domain/legal/legal-text.ts';
import { initialProvider } from '#domain/legal/statute.ts';
import { createRoutes } from '#ui/school/boot/routes.tsx';
import { PageMap } from '#ui/school/boot/page-map.ts';
import * as cookiesPage from '#ui/school/storefront/legal/cookies-page.tsx';
import { cookiesText } from '#ui/school/storefront/legal/cookies-text.ts';
import * as privacyPage from '#ui/school/storefront/legal/privacy-page.tsx';
import { privacyText } from '#ui/school/storefront/legal/privacy-text.ts';
import * as termsPage from '#ui/school/storefront/legal/terms-page.tsx';
import { termsText } from '#ui/school/storefront/legal/terms-text.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const said = { ...initialProvider, school: 'Escuela' };
const terms = withProvider(termsText, said);
const privacy = withProvider(privacyText, said);
const pages = [
  ['/terminos-condiciones', termsPage, terms],
  ['/politicas-privacidad', privacyPage, privacy],
  ['/politicas-privacidad/cookies', cookiesPage, cookiesText],
] as const;

test.each(pages)(
  '%s says its version and day, and its contents lead to its sections',
  async (path, module, sections) => {
    const { container } = await showPages([{ path, module }], path, () => undefined);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(container.textContent).toMatch(/Versión 2026-11, vigente desde el 20\/11\/2026\./);
    const contents = within(screen.getByRole('navigation', { name: 'En esta página' }));
    const targets = contents.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual(sections.map(({ id }) => `#${id}`));
    for (const target of targets) expect(container.querySelector(target ?? '')).not.toBeNull();
    expect(await axeProblems()).toEqual([]);
  },
);

test('every link of the texts leads to a page of the school or to a mailbox', () => {
  const routes = new PageMap(createRoutes());
  const paragraphs = pages.flatMap(([, , sections]) => sections.flatMap(({ blocks }) => blocks.flat()));
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
  expect(told).toContain(`(mailto:${initialProvider.email}) o llama al ${initialProvider.phone}`);
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
