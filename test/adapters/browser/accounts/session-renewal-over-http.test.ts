import { expect, test } from 'vitest';
import { SessionRenewalOverHttp } from '#adapters/browser/accounts/session-renewal-over-http.ts';
import { post, register, type SignedInBrowser } from '#test/support/accounts/account-calls.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

/** Renews with the cookie that this browser has at the moment, as browsers send it by themselves. */
function renewalOf(school: TestSchool, browser: Pick<SignedInBrowser, 'cookie'> | null): SessionRenewalOverHttp {
  const send = fetchInto(school.signInApp);
  return new SessionRenewalOverHttp({}, (input, init) => {
    const headers = new Headers(init?.headers);
    if (browser !== null) headers.set('cookie', browser.cookie);
    return send(input, { ...init, headers });
  });
}

test('gets a fresh token for the cookie', async () => {
  const school = await testSchool();
  const browser = await register(school);
  school.clock.advance({ minutes: 20 });
  const renewed = accepted(await renewalOf(school, browser).renew());
  expect(renewed.refreshUntil).toBe('2026-04-09T15:00:00.000Z');
  const me = await post(school.signInApp, '/auth/me', {}, { authorization: `Bearer ${renewed.token}` });
  expect(me.statusCode).toBe(200);
});

test('says 401 where there is no session', async () => {
  const school = await testSchool();
  expect(refused(await renewalOf(school, null).renew())).toMatchObject({ status: 401, kind: 'session-over' });
});

test('says that there was no answer where there was none', async () => {
  const silent = new SessionRenewalOverHttp({}, () => Promise.reject(new TypeError('no network')));
  expect(refused(await silent.renew())).toMatchObject({ status: null, kind: 'offline' });
});
