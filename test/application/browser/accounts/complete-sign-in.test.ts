import { expect, test } from 'vitest';
import { PendingSignInInMemory } from '#test/memory/accounts/pending-sign-in-in-memory.ts';
import { ProofKeysInMemory } from '#test/memory/accounts/proof-keys-in-memory.ts';
import { AfterSignInSteps, type AfterSignIn } from '#application/browser/accounts/after-sign-in.ts';
import { CompleteSignIn } from '#application/browser/accounts/complete-sign-in.ts';
import { LeftPlace } from '#application/browser/accounts/left-place.ts';
import { TakeSession } from '#application/browser/accounts/take-session.ts';
import { StartSignIn } from '#application/browser/accounts/start-sign-in.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { LoggerInMemory } from '#test/support/shared/logger-in-memory.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';

const rosa = aProfile();
const site = new SiteSettings({
  origin: 'http://localhost:3000',
  signInOrigin: 'http://localhost:3001',
  imagesBase: '',
  uploadsBase: '',
  year: 2026,
} as ConstructorParameters<typeof SiteSettings>[0]);

function dance(...steps: AfterSignIn[]) {
  const browser = new BrowserOfTest(rosa);
  const pending = new PendingSignInInMemory();
  const logger = new LoggerInMemory();
  const keeper = browser.tab();
  const start = new StartSignIn(
    new ProofKeysInMemory(),
    pending,
    browser.navigator,
    site,
    new LeftPlace(new TabStorageInMemory(), browser.navigator),
  );
  const complete = new CompleteSignIn(
    pending,
    browser.api,
    new TakeSession(browser.api, keeper, new AfterSignInSteps(steps), logger),
  );
  /** What the sign-in app does once somebody has signed in there. */
  const signInThere = async (): Promise<{ code: string; state: string }> => {
    const query = new URL(browser.navigator.left.at(-1) ?? '').searchParams;
    browser.api.admit(rosa.email);
    const location = await browser.api.issueCode({
      redirect: query.get('redirect') ?? '',
      callbackPage: query.get('callback_page') ?? '',
      challenge: query.get('code_challenge') ?? '',
      state: query.get('state') ?? '',
    });
    const back = new URL(accepted(location));
    return { code: back.pathname.split('/').at(-1) ?? '', state: back.searchParams.get('state') ?? '' };
  };
  return { browser, pending, logger, keeper, start, complete, signInThere };
}

test('leaves for the callback of the sign-in app, with what it needs', async () => {
  const { browser, start } = dance();
  browser.navigator.showPage('/cursos/x?orden=a');
  await start.execute('login');
  const address = new URL(browser.navigator.left[0] ?? '');
  expect(address.origin + address.pathname).toBe('http://localhost:3001/callback');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    web: 'ES',
    redirect: '/cursos/x?orden=a',
    callback_page: 'set-session',
    code_challenge: 'challenge of verifier-1',
    code_challenge_method: 'S256',
    state: 'state-1',
    pantalla: 'login',
  });
});

test('never asks to come back to another origin, or to a page of signing in', async () => {
  const { browser, start } = dance();
  for (const returnTo of ['//mala.example', 'https://mala.example/', '/login?redirect=/x']) {
    await start.execute('registro', returnTo);
    expect(new URL(browser.navigator.left.at(-1) ?? '').searchParams.get('redirect')).toBe('/');
  }
});

test('brings the visitor back signed in to the page that was left', async () => {
  const { browser, keeper, start, complete, signInThere } = dance();
  await start.execute('login', '/carrito');
  const { code, state } = await signInThere();
  expect(accepted(await complete.execute(code, state))).toBe('/carrito');
  expect(keeper.state).toMatchObject({ loggedIn: true, user: rosa });
  const another = browser.tab();
  await another.restore();
  expect(another.state.user).toEqual(rosa);
});

test('what must happen after signing in happens before the return, and its failure keeps nobody away', async () => {
  const merged: string[] = [];
  const failing: AfterSignIn = { run: () => Promise.reject(new Error('no cart')) };
  const merging: AfterSignIn = { run: (profile) => Promise.resolve(void merged.push(profile.id)) };
  const { logger, start, complete, signInThere } = dance(failing, merging);
  await start.execute('login', '/carrito');
  const { code, state } = await signInThere();
  expect((await complete.execute(code, state)).ok).toBe(true);
  expect(merged).toEqual(['rosa']);
  expect(logger.entries).toHaveLength(1);
});

test('a code that this tab did not ask for is not shown to the school', async () => {
  const { browser, start, complete, signInThere } = dance();
  await start.execute('login', '/carrito');
  const { code } = await signInThere();
  expect(refused(await complete.execute(code, 'another state'))).toEqual({ kind: 'sign-in-not-begun' });
  expect(browser.api.calls).not.toContain('exchangeCode');
});

test('the same page opened again does not burn the session', async () => {
  const { browser, keeper, start, complete, signInThere } = dance();
  await start.execute('login', '/carrito');
  const { code, state } = await signInThere();
  await complete.execute(code, state);
  expect(refused(await complete.execute(code, state))).toEqual({ kind: 'sign-in-not-begun' });
  expect(browser.api.calls.filter((call) => call === 'exchangeCode')).toHaveLength(1);
  expect(keeper.state.loggedIn).toBe(true);
});

test('a code that the school refuses signs nobody in', async () => {
  const { keeper, start, complete } = dance();
  await start.execute('login', '/carrito');
  expect(refused(await complete.execute('invented', 'state-1'))).toMatchObject({ kind: 'code-not-good', status: 410 });
  expect(keeper.state.loggedIn).toBe(false);
});
