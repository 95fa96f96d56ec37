import { expect, test } from 'vitest';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { SettingsApiOverHttp } from '#adapters/browser/accounts/settings-api-over-http.ts';
import { SettingsApiInMemory } from '#test/memory/accounts/settings-api-in-memory.ts';
import { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { testSchool } from '#test/support/school/test-school.ts';

class Nobody extends AccessTokenSource {
  current(): Promise<null> {
    return Promise.resolve(null);
  }
  refresh(): Promise<null> {
    return Promise.resolve(null);
  }
  refused(): void {
    throw new Error('The settings are for anyone');
  }
}

test('reads where the school lives, once', async () => {
  const { signInApp } = await testSchool();
  let asked = 0;
  const send = fetchInto(signInApp);
  const http = new HttpClient(new Nobody(), {}, (...request) => {
    asked += 1;
    return send(...request);
  });
  const api = new SettingsApiOverHttp(http);
  const [one, other] = await Promise.all([api.read(), api.read()]);
  expect(accepted(one)).toMatchObject(accepted(await new SettingsApiInMemory().read()));
  expect(other).toEqual(one);
  expect(asked).toBe(1);
});

test('asks again after a failure', async () => {
  const { signInApp } = await testSchool();
  let isOffline = true;
  const send = fetchInto(signInApp);
  const http = new HttpClient(new Nobody(), { retry: { retries: 0, firstDelay: 1 } }, (...request) =>
    isOffline ? Promise.reject(new TypeError('no network')) : send(...request),
  );
  const api = new SettingsApiOverHttp(http);
  expect((await api.read()).ok).toBe(false);
  isOffline = false;
  expect((await api.read()).ok).toBe(true);
});
