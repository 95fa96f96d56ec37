import { describe, expect, test } from 'vitest';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { keepToOnePerson } from '#application/browser/accounts/keep-to-one-person.ts';
import { signedOutState } from '#application/browser/accounts/ports/session-vault.ts';
import { lostSessionMessages } from '#domain/accounts/lost-session.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';
import { heldBack } from '#test/support/shared/held-back.ts';
import { until } from '#test/support/shared/until.ts';

const rosa = aProfile();
const over: CallRefusal = { kind: 'session-over', status: 401, detail: '', field: null, data: {} };
const offline: CallRefusal = { kind: 'offline', status: null, detail: '', field: null, data: {} };

describe('a session that was kept', () => {
  test('is restored in the next tab, with who is signed in', async () => {
    const browser = new BrowserOfTest(rosa);
    await browser.signedInTab(rosa);
    const tab = browser.tab();
    expect(tab.state.loggedIn).toBe(false);
    await tab.restore();
    expect(tab.state).toMatchObject({ loggedIn: true, user: rosa, sessionExpired: false });
    expect(await tab.current()).toBe('token-1');
    expect(browser.renewal.asked).toBe(0);
  });

  test('whoever asks for the token waits for it to be restored', async () => {
    const browser = new BrowserOfTest(rosa);
    await browser.signedInTab(rosa);
    expect(await browser.tab().current()).toBe('token-1');
  });

  test('past its absolute end it has expired', async () => {
    const browser = new BrowserOfTest(rosa);
    await browser.signedInTab(rosa);
    browser.clock.set('2026-04-09T15:00:00.000Z');
    const tab = browser.tab();
    await tab.restore();
    expect(tab.state).toMatchObject({ loggedIn: false, user: null, sessionExpired: true });
  });

  test('that can no longer be read is renewed by its cookie', async () => {
    const browser = new BrowserOfTest(rosa);
    browser.vault.lose();
    const tab = browser.tab();
    await tab.restore();
    expect(tab.state).toMatchObject({ loggedIn: true, accessToken: 'renewed-1', user: null });
  });

  test('that can no longer be read, and whose cookie is gone, is over', async () => {
    const browser = new BrowserOfTest(rosa);
    browser.vault.lose();
    browser.renewal.refusal = over;
    const tab = browser.tab();
    await tab.restore();
    expect(tab.state).toMatchObject({ loggedIn: false, accessToken: null });
  });

  test('of nobody asks the school nothing', async () => {
    const browser = new BrowserOfTest();
    expect(await browser.tab().current()).toBeNull();
    expect(browser.renewal.asked).toBe(0);
  });
});

describe('renewing', () => {
  test('happens before the token ends, once for all who ask', async () => {
    const browser = new BrowserOfTest(rosa);
    const tab = await browser.signedInTab(rosa);
    browser.clock.advance({ minutes: 14 });
    expect(await Promise.all([tab.current(), tab.current(), tab.refresh()])).toEqual([
      'renewed-1',
      'renewed-1',
      'renewed-1',
    ]);
    expect(browser.renewal.asked).toBe(1);
    expect(tab.state).toMatchObject({ user: rosa, refreshUntil: '2026-04-09T15:00:00.000Z' });
  });

  test('two tabs renew once: the second finds what the first got', async () => {
    const browser = new BrowserOfTest(rosa);
    const one = await browser.signedInTab(rosa);
    const two = browser.tab();
    await two.restore();
    browser.clock.advance({ minutes: 15 });
    expect(await Promise.all([one.refresh(), two.refresh()])).toEqual(['renewed-1', 'renewed-1']);
    expect(browser.renewal.asked).toBe(1);
  });

  test('refused by the school, the session has expired in every tab', async () => {
    const browser = new BrowserOfTest(rosa);
    const one = await browser.signedInTab(rosa);
    const two = browser.tab();
    await two.restore();
    browser.renewal.refusal = over;
    expect(await one.refresh()).toBeNull();
    for (const tab of [one, two]) expect(tab.state).toMatchObject({ loggedIn: false, sessionExpired: true });
    const later = browser.tab();
    await later.restore();
    expect(later.state.sessionExpired).toBe(true);
    await later.forgetExpiry();
    expect(later.state.sessionExpired).toBe(false);
  });

  test('without a connection, nothing is lost', async () => {
    const browser = new BrowserOfTest(rosa);
    const tab = await browser.signedInTab(rosa);
    browser.renewal.refusal = offline;
    browser.clock.advance({ minutes: 20 });
    expect(await tab.current()).toBe('token-1');
    tab.refused({ status: 401, message: 'Token is Expired' });
    expect(tab.state.loggedIn).toBe(true);
    browser.renewal.refusal = null;
    expect(await tab.current()).toBe('renewed-2');
  });

  test('a clock that was set back does not make a token eternal', async () => {
    const browser = new BrowserOfTest(rosa);
    const tab = await browser.signedInTab(rosa);
    browser.clock.advance({ days: -3 });
    expect(await tab.current()).toBe('renewed-1');
  });

  test('a tab that slept while another signed out does not wake the session', async () => {
    const browser = new BrowserOfTest(rosa);
    const one = await browser.signedInTab(rosa);
    const two = browser.tab();
    await two.restore();
    await one.end('signed-out');
    expect(await two.refresh()).toBeNull();
    expect(browser.renewal.asked).toBe(0);
  });
});

describe('a refused call', () => {
  test('with 401 ends the session of this tab and of the others', async () => {
    const browser = new BrowserOfTest(rosa);
    const one = await browser.signedInTab(rosa);
    const two = browser.tab();
    await two.restore();
    one.refused({ status: 401, message: 'Unauthenticated' });
    await until(() => {
      for (const tab of [one, two]) expect(tab.state).toMatchObject({ loggedIn: false, sessionExpired: true });
    });
    expect(browser.navigator.left).toEqual([]);
  });

  test('with one of the literal messages and no 401 also leads home', async () => {
    const browser = new BrowserOfTest(rosa);
    const tab = await browser.signedInTab(rosa);
    tab.refused({ status: 403, message: 'Token is Invalid' });
    expect(tab.state.loggedIn).toBe(false);
    expect(browser.navigator.left).toEqual(['/']);
  });

  test.each([...lostSessionMessages])(
    'AUTH-7: «%s» resets the state; without a 401 it also leads home',
    async (message) => {
      for (const [status, left] of [
        [401, []],
        [403, ['/']],
        [400, ['/']],
        [500, ['/']],
      ] as const) {
        const browser = new BrowserOfTest(rosa);
        const tab = await browser.signedInTab(rosa);
        tab.refused({ status, message });
        expect(tab.state).toEqual({ ...signedOutState, sessionExpired: true });
        expect(browser.navigator.left).toEqual(left);
        const next = browser.tab();
        await until(async () => expect(await browser.vault.load()).toMatchObject({ accessToken: null, user: null }));
        expect(await next.current()).toBeNull();
      }
    },
  );

  test('of another sort leaves the session alone; a visitor’s 401 too', async () => {
    const browser = new BrowserOfTest(rosa);
    const tab = await browser.signedInTab(rosa);
    tab.refused({ status: 403, message: 'Otra cosa' });
    expect(tab.state.loggedIn).toBe(true);
    const visitor = new BrowserOfTest().tab();
    visitor.refused({ status: 401, message: 'Authorization Token not found' });
    expect(visitor.state).toMatchObject({ loggedIn: false, sessionExpired: false });
  });
});

describe('between tabs', () => {
  test('a sign-in is known in the others', async () => {
    const browser = new BrowserOfTest(rosa);
    const other = browser.tab();
    await other.restore();
    let changes = 0;
    other.onChange(() => (changes += 1));
    await browser.signedInTab(rosa);
    await until(() => expect(other.state).toMatchObject({ loggedIn: true, user: rosa }));
    expect(changes).toBeGreaterThan(0);
  });

  test('a page is loaded anew when somebody else signs in than who had it, and not when the same one does', async () => {
    const luis = aProfile({ id: 'user-2', email: 'luis@correo.pe' });
    const browser = new BrowserOfTest(rosa, luis);
    const page = await browser.signedInTab(rosa);
    keepToOnePerson(page, browser.navigator);
    await page.end('expired');
    await browser.signedInTab(rosa);
    await until(() => expect(page.state.user).toEqual(rosa));
    await page.end('signed-out');
    expect(browser.navigator.reloads).toBe(0);
    await browser.signedInTab(luis);
    await until(() => expect(browser.navigator.reloads).toBe(1));
  });

  test('signing out is known in the others, and is no expiry', async () => {
    const browser = new BrowserOfTest(rosa);
    const one = await browser.signedInTab(rosa);
    const two = browser.tab();
    await two.restore();
    await one.end('signed-out');
    for (const tab of [one, two]) expect(tab.state).toMatchObject({ loggedIn: false, sessionExpired: false });
    expect(await browser.vault.load()).toBeNull();
  });

  test('that it ended while this one was reading what is kept is newer than what was read', async () => {
    const browser = new BrowserOfTest(rosa);
    const one = await browser.signedInTab(rosa);
    const two = browser.tab();
    const letCome = heldBack(browser.vault, 'load');
    const restored = two.restore();
    await one.end('signed-out');
    await letCome();
    await restored;
    expect(two.state.loggedIn).toBe(false);
  });

  test('that it was renewed while this one was reading what is kept is no end', async () => {
    const browser = new BrowserOfTest(rosa);
    const one = await browser.signedInTab(rosa);
    const two = browser.tab();
    const letCome = heldBack(browser.vault, 'load');
    const restored = two.restore();
    // What it hears of is read later still.
    const letHear = heldBack(browser.vault, 'load');
    await one.adopt(browser.api.admit(rosa.email));
    await letCome();
    await restored;
    expect(two.state.loggedIn).toBe(true);
    await letHear();
    expect(two.state.loggedIn).toBe(true);
  });

  test.each(['this tab', 'another tab'])(
    'that it ended in %s is kept over what was still being sealed',
    async (where) => {
      const browser = new BrowserOfTest(rosa);
      const [one, two] = [await browser.signedInTab(rosa), browser.tab()];
      await two.restore();
      const seal = browser.vault.sealLate();
      const noted = one.noteUser(aProfile({ firstName: 'Rosalía' }));
      await until(() => expect(one.state.user?.firstName).toBe('Rosalía'));
      const ended = (where === 'this tab' ? one : two).end('signed-out');
      seal();
      await Promise.all([noted, ended]);
      await until(async () => expect(await browser.vault.load()).toBeNull());
      expect([one.state.loggedIn, two.state.loggedIn]).toEqual([false, false]);
    },
  );
});

test('who is signed in is noted only while somebody is, in this browser and not in this tab alone', async () => {
  const browser = new BrowserOfTest(rosa);
  const visitor = browser.tab();
  await visitor.noteUser(rosa);
  expect(visitor.state.user).toBeNull();
  const frozen = await browser.signedInTab(rosa);
  await browser.vault.clear();
  await frozen.noteUser(rosa);
  expect([frozen.state.loggedIn, await browser.vault.load()]).toEqual([false, null]);
  // Somebody else's session began meanwhile, and it is not known yet whose.
  const asked = { ...signedOutState, loggedIn: true, refreshUntil: '2026-03-31T15:00:00.000Z' };
  await frozen.adopt(browser.api.admit(rosa.email));
  await frozen.noteUser(rosa, asked);
  expect(frozen.state.user).toBeNull();
});
