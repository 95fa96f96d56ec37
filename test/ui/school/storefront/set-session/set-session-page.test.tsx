import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as page from '#ui/school/storefront/set-session/set-session-page.tsx';
import { wire } from '#ui/school/storefront/set-session/container.ts';
import { accountServices } from '#test/support/accounts/account-services.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const rosa = aProfile();

/** A visitor who began to sign in at `/carrito` and did so in the sign-in app; `state` is what comes back. */
async function comeBack({ state = 'state-1', begun = true, code = '' } = {}) {
  const browser = new BrowserOfTest(rosa);
  const keeper = browser.tab();
  const account = accountServices(browser, keeper);
  if (begun) account.pending.keep({ verifier: 'verifier-1', state: 'state-1', returnTo: '/carrito' });
  browser.api.admit(rosa.email);
  const issued = await browser.api.issueCode({
    redirect: '/carrito',
    callbackPage: 'set-session',
    challenge: 'challenge of verifier-1',
    state: 'state-1',
  });
  const given = code === '' ? new URL(accepted(issued)).pathname.split('/').at(-1) : code;
  const shown = await showPages(
    [{ path: '/set-session/:code', module: page }],
    `/set-session/${given}?state=${state}`,
    (container) => {
      account.wire(container);
      wire(container);
    },
  );
  return { ...shown, browser, keeper, user: userEvent.setup() };
}

test('signs in and shows the page that was left', async () => {
  const { address, keeper } = await comeBack();
  expect(address()).toBe('/carrito');
  expect(keeper.state).toMatchObject({ loggedIn: true, user: rosa });
});

test('a sign-in that was not begun in this tab is explained, and can be begun', async () => {
  const { browser, keeper, user } = await comeBack({ begun: false });
  expect(screen.getByRole('heading', { name: 'Este ingreso empezó en otra ventana' })).toBeInstanceOf(HTMLElement);
  expect(keeper.state.loggedIn).toBe(false);
  expect(browser.api.calls).not.toContain('exchangeCode');
  await user.click(screen.getByRole('button', { name: 'Ingresar otra vez' }));
  await waitFor(() => expect(browser.navigator.left[0]).toContain('http://localhost:3001/callback'));
});

test('an answer to another question is not taken', async () => {
  const { browser } = await comeBack({ state: 'forged' });
  expect(screen.getByRole('alert').textContent).toContain('Este ingreso empezó en otra ventana');
  expect(browser.api.calls).not.toContain('exchangeCode');
});

test('a code that is over is said to be', async () => {
  await comeBack({ code: 'old' });
  const title = 'Este ingreso ya se usó o venció';
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInstanceOf(HTMLElement);
  expect(page.meta(callRefusal({ kind: 'code-not-good' })).title).toBe(title);
});

test('the page opened again by somebody who is signed in goes to their area', async () => {
  const browser = new BrowserOfTest(rosa);
  const account = accountServices(browser, await browser.signedInTab(rosa));
  const { address } = await showPages(
    [{ path: '/set-session/:code', module: page }],
    '/set-session/used?state=state-1',
    (container) => {
      account.wire(container);
      wire(container);
    },
  );
  expect(address()).toBe('/main');
});
