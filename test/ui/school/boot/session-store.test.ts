import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import { PendingSignInInMemory } from '#test/memory/accounts/pending-sign-in-in-memory.ts';
import { ProofKeysInMemory } from '#test/memory/accounts/proof-keys-in-memory.ts';
import { LeftPlace } from '#application/browser/accounts/left-place.ts';
import { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import { ResendVerification } from '#application/browser/accounts/resend-verification.ts';
import type { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { SignOut } from '#application/browser/accounts/sign-out.ts';
import { StartSignIn } from '#application/browser/accounts/start-sign-in.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { LoggerInMemory } from '#test/support/shared/logger-in-memory.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';
import { aProfile, anOwnedProduct } from '#test/support/accounts/profile-builders.ts';
import { saidAtFirst } from '#test/support/shared/said-at-first.ts';
import { until } from '#test/support/shared/until.ts';

const rosa = aProfile({ owned: [anOwnedProduct(7)] });

function storeOver(browser: BrowserOfTest, keeper: SessionKeeper): SessionStore {
  const logger = new LoggerInMemory();
  const site = new SiteSettings({
    ...saidAtFirst,
    origin: 'http://localhost:3000',
    signInOrigin: 'http://localhost:3001',
    imagesBase: '',
    uploadsBase: '',
    year: 2026,
    socialLinks: [],
  });
  return new SessionStore(
    keeper,
    new LoadProfile(keeper, browser.api, logger),
    new StartSignIn(
      new ProofKeysInMemory(),
      new PendingSignInInMemory(),
      browser.navigator,
      site,
      new LeftPlace(new TabStorageInMemory(), browser.navigator),
    ),
    new SignOut(browser.api, keeper, logger),
    new ResendVerification(browser.api, logger),
  );
}

async function signedIn(profile = rosa) {
  const browser = new BrowserOfTest(profile);
  const keeper = await browser.signedInTab(profile);
  return { browser, keeper, store: storeOver(browser, keeper) };
}

test('until it is restored it says what the server’s page said: nobody', async () => {
  const { keeper, store } = await signedIn();
  await keeper.restore();
  expect(store).toMatchObject({ ready: false, signedIn: false, user: null });
  await store.restore();
  expect(store).toMatchObject({ ready: true, signedIn: true, user: rosa });
});

test('is ready for a visitor too', async () => {
  const browser = new BrowserOfTest();
  const store = storeOver(browser, browser.tab());
  await store.whenReady();
  expect(store).toMatchObject({ ready: true, signedIn: false, user: null, hasPlan: false, isCollaborator: false });
  expect(store.owns(7)).toBe(false);
  expect(browser.api.calls).toEqual([]);
});

test('reads anew what is owned, at once and when it is asked to', async () => {
  const { browser, store } = await signedIn();
  browser.api.change(rosa.email, { owned: [anOwnedProduct(7), anOwnedProduct(8)] });
  await store.restore();
  await until(() => expect(store.owns(8)).toBe(true));
  browser.api.change(rosa.email, { owned: [] });
  await store.refresh();
  expect(store.owns(8)).toBe(false);
});

test('those who look at it are told of every change', async () => {
  const { keeper, store } = await signedIn();
  await store.restore();
  const seen: boolean[] = [];
  const stop = autorun(() => seen.push(store.signedIn));
  await keeper.end('expired');
  stop();
  expect(seen).toEqual([true, false]);
  expect(store.sessionExpired).toBe(true);
  await store.dismissExpiry();
  expect(store.sessionExpired).toBe(false);
});

test('signing out ends it', async () => {
  const { browser, store } = await signedIn();
  await store.restore();
  await store.signOut();
  expect(store).toMatchObject({ signedIn: false, user: null, sessionExpired: false });
  expect(browser.api.calls).toContain('signOut');
});

test('raises the alert of an address that is not verified', async () => {
  const { browser, store } = await signedIn(aProfile({ emailVerified: false }));
  expect(store.alert).toEqual({ show: false, email: '' });
  await store.restore();
  expect(store.alert).toEqual({ show: true, email: 'rosa@correo.pe' });
  expect(await store.resendVerification()).toBe(true);
  expect(browser.api.letters).toMatchObject([{ to: 'rosa@correo.pe', purpose: 'verify' }]);
});

test('leaves for the sign-in app, to come back to the page shown or to another', async () => {
  const browser = new BrowserOfTest();
  const store = storeOver(browser, browser.tab());
  browser.navigator.showPage('/cursos/x');
  await store.signIn();
  await store.register('/carrito');
  const [signIn, register] = browser.navigator.left.map((address) => new URL(address).searchParams);
  expect([signIn?.get('pantalla'), signIn?.get('redirect')]).toEqual(['login', '/cursos/x']);
  expect([register?.get('pantalla'), register?.get('redirect')]).toEqual(['registro', '/carrito']);
});

test('knows plans and modules', async () => {
  const plan = {
    id: 9,
    slug: 'pro-penal',
    title: 'PRO Penal',
    page: 'pro',
    since: '2026-01-01T00:00:00.000Z',
    until: null,
    isOwn: true,
  } as const;
  const { store } = await signedIn(aProfile({ plan, proPlans: [plan], owned: [anOwnedProduct(7)] }));
  await store.restore();
  expect([store.hasPlan, store.canManageUsers]).toEqual([true, true]);
});
