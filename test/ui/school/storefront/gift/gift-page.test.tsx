import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import { GiftApi } from '#application/browser/orders/ports/gift-api.ts';
import type { OpenGift } from '#application/read-models/orders/gift.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import * as page from '#ui/school/storefront/gift/gift-page.tsx';
import { GiftStore } from '#ui/school/storefront/gift/gift-store.ts';
import { GiftApiInMemory } from '#test/memory/orders/gift-api-in-memory.ts';
import { accountServices } from '#test/support/accounts/account-services.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { wholeText } from '#test/support/browser/whole-text.ts';

const rosa = aProfile();
const course = {
  title: 'Derecho laboral',
  slug: 'derecho-laboral',
  kind: 'course',
  coverImage: '/portadas/derecho-laboral.svg',
  duration: null,
} as const;
const plan = {
  title: 'Plan PRO',
  slug: 'plan-pro',
  kind: 'plan',
  coverImage: null,
  duration: { amount: 1, unit: 'month' },
} as const;

const held = { ...course, title: 'Reforma tributaria', slug: 'reforma', kind: 'seminar', isOver: true } as const;

const aGift = (parts: Partial<OpenGift> = {}): OpenGift => ({
  giverName: 'Ana Quispe',
  recipientName: 'Luis',
  message: 'Feliz día.\n<b>Te lo ganaste.</b>',
  products: [course],
  owned: [],
  beingPaid: null,
  ...parts,
});

async function open(gift: OpenGift | null, signedIn: Profile | null = null, api = new GiftApiInMemory()) {
  if (gift !== null) api.links.set('Secreto-1', gift);
  const browser = new BrowserOfTest(...(signedIn === null ? [] : [signedIn]));
  const keeper = signedIn === null ? browser.tab() : await browser.signedInTab(signedIn);
  const account = accountServices(browser, keeper);
  const shown = await showPages([{ path: '/regalo/:secret', module: page }], '/regalo/Secreto-1', (container) => {
    account.wire(container);
    container.bind(GiftApi).toConstantValue(api);
    container.bind(PageMap).toConstantValue(new PageMap([{ path: '/main/mis-contenidos' }]));
    container
      .bind(GiftStore)
      .toResolvedValue((profile) => new GiftStore(api, profile, new CountingIds()), [LoadProfile]);
  });
  await shown.services.get(SessionStore).restore();
  return { ...shown, api, user: userEvent.setup() };
}

const acceptButton = () => screen.findByRole('button', { name: 'Aceptar el regalo' });

test('a visitor sees by whom, for whom and what, in the giver’s own words, and the ways in that lead back here', async () => {
  const { api } = await open(aGift({ products: [course, plan, held] }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ana Quispe te hizo un regalo');
  expect(screen.getByText(/^Para Luis\./)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('blockquote').textContent).toBe('Feliz día.\n<b>Te lo ganaste.</b>');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Derecho laboral',
    'Plan PRO',
    'Reforma tributaria',
  ]);
  expect(screen.getByText('Grabación')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('1 mes desde que lo aceptas')).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('link', { name: 'Crear mi cuenta' }).getAttribute('href')).toBe(
    '/registro?redirect=%2Fregalo%2FSecreto-1',
  );
  expect(screen.getByRole('link', { name: 'Ya tengo cuenta: ingresar' }).getAttribute('href')).toBe(
    '/login?redirect=%2Fregalo%2FSecreto-1',
  );
  expect(api.accepted).toEqual([]);
  expect(page.meta()).toMatchObject({ hidden: true });
  expect(await axeProblems()).toEqual([]);
});

test('who is signed in accepts by one press, and is led to what they were given', async () => {
  const { api, user } = await open(aGift(), rosa);
  expect(await screen.findByText(wholeText(`Lo aceptas con la cuenta ${rosa.email}.`))).toBeInstanceOf(HTMLElement);
  await user.click(await acceptButton());
  const accepted = await screen.findByRole('heading', { name: 'Ya es tuyo' });
  expect(document.activeElement).toBe(accepted);
  expect(api.accepted).toEqual([{ secret: 'Secreto-1', knowing: false }]);
  expect(screen.getByRole('link', { name: 'Empezar ahora' }).getAttribute('href')).toBe(
    '/main/contenido/derecho-laboral',
  );
  expect(await axeProblems()).toEqual([]);
});

test('who has a part of it is told what, and gets the rest only when they say that they know', async () => {
  const { api, user } = await open(aGift({ products: [course, plan], owned: [course.title] }), rosa);
  expect(await screen.findByText(/Con esta cuenta ya tienes «Derecho laboral»/)).toBeInstanceOf(HTMLElement);
  await user.click(await acceptButton());
  expect(api.accepted).toEqual([]);
  const box = screen.getByRole('checkbox', { name: 'Lo sé: acepto solo lo demás' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  await user.click(box);
  await user.click(await acceptButton());
  expect(await screen.findByRole('heading', { name: 'Ya es tuyo' })).toBeInstanceOf(HTMLElement);
  expect(api.accepted).toEqual([{ secret: 'Secreto-1', knowing: true }]);
  expect(screen.getByRole('link', { name: 'Empezar ahora' }).getAttribute('href')).toBe('/main/mis-contenidos');
});

test('who has all of it, or is paying it, cannot accept and learns what to do', async () => {
  const all = await open(aGift({ owned: [course.title] }), rosa);
  expect(await screen.findByText(/puedes pasarle el enlace a otra persona/)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('button', { name: 'Aceptar el regalo' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Usar otra cuenta' })).toBeInstanceOf(HTMLElement);
  expect(await axeProblems()).toEqual([]);
  all.unmount();
  const order = { id: 'o7', number: 7, state: 'unanswered', attemptId: 'a7' } as const;
  await open(aGift({ beingPaid: { title: course.title, order } }), rosa);
  expect((await screen.findByRole('link', { name: 'Ver el pedido N.º\u00A07' })).getAttribute('href')).toBe(
    '/validando?intento=a7',
  );
  expect(screen.queryByRole('button', { name: 'Aceptar el regalo' })).toBeNull();
});

test('somebody was first: it is said, and not who; a failure keeps the page as it is', async () => {
  const { api, user } = await open(aGift(), rosa);
  api.refusal = callRefusal({ kind: 'server-error', status: 500, detail: 'Algo falló de nuestro lado.' });
  await user.click(await acceptButton());
  expect((await screen.findByRole('alert')).textContent).toContain('Algo falló de nuestro lado.');
  api.refusal = callRefusal({ kind: 'gift-opened', status: 410, field: 'secret', detail: 'Ya fue abierto.' });
  await user.click(await acceptButton());
  expect(await screen.findByRole('heading', { level: 1, name: 'Este regalo ya se abrió' })).toBeTruthy();
});

test('a link that opens nothing says so', async () => {
  await open(null);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No encontramos este regalo');
  expect(await axeProblems()).toEqual([]);
});

test('another account of this device can be used', async () => {
  const { user } = await open(aGift(), rosa);
  await user.click(await screen.findByRole('button', { name: 'Usar otra cuenta' }));
  expect(await screen.findByRole('link', { name: 'Crear mi cuenta' })).toBeInstanceOf(HTMLElement);
});

test('without a connection it is offered again, and comes then', async () => {
  const api = new GiftApiInMemory();
  api.links.set('Secreto-1', aGift());
  api.refusal = callRefusal({ kind: 'offline', status: null, detail: 'No hay conexión.' });
  const { user } = await open(aGift(), null, api);
  expect(screen.getByText('El regalo sigue guardado: su enlace no vence.')).toBeInstanceOf(HTMLElement);
  expect(await axeProblems()).toEqual([]);
  api.refusal = null;
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByRole('link', { name: 'Crear mi cuenta' })).toBeInstanceOf(HTMLElement);
});
