import { describe, expect, test } from 'vitest';
import { readConfig } from '#adapters/server/config/config.ts';
import { parseTrustedProxies } from '#adapters/server/config/trusted-proxies.ts';
import { openAccount, post, rosa } from '#test/support/accounts/account-calls.ts';
import { testSchool } from '#test/support/school/test-school.ts';

describe('TRUST_PROXY', () => {
  test.each([
    ['no', false],
    ['0', false],
    ['1', 1],
    ['10', 10],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['10.0.0.0/8, 192.168.1.5', ['10.0.0.0/8', '192.168.1.5']],
    ['fd00::/8', ['fd00::/8']],
  ])('%s', (text, proxies) => {
    expect(parseTrustedProxies(text)).toEqual(proxies);
  });

  test.each(['yes', 'true', '-1', '1.5', '11', '10.0.0.0/0', '10.0.0.0/33', '10.0.0/8', '::/129', 'loopback', ','])(
    '%s is refused, with what to write',
    (text) => {
      expect(parseTrustedProxies(text)).toBeNull();
      expect(() => readConfig({ TRUST_PROXY: text })).toThrow(
        `TRUST_PROXY debe decir cuántos proxies hay delante de la escuela (TRUST_PROXY=1) o en qué redes están (TRUST_PROXY=10.0.0.0/8,192.168.1.5); «no» si no hay ninguno. Es «${text}».`,
      );
    },
  );
});

/** The address that is kept of somebody who registers from `remoteAddress` with an `X-Forwarded-For`. */
async function keptAddress(trustProxy: string, remoteAddress: string, forwarded: string): Promise<string> {
  const school = await testSchool({ config: { trustProxy: readConfig({ TRUST_PROXY: trustProxy }).trustProxy } });
  const answer = await school.signInApp.inject({
    method: 'POST',
    url: '/api/v1/accounts',
    payload: rosa,
    remoteAddress,
    headers: { 'x-forwarded-for': forwarded },
  });
  expect(answer.statusCode).toBe(202);
  return (await school.db.selectFrom('pending_registrations').select('address').executeTakeFirstOrThrow()).address;
}

describe('a header that the client wrote', () => {
  test.each([
    ['no proxy is trusted', 'no', '200.1.2.3', '9.9.9.9', '200.1.2.3'],
    ['one hop adds the client', '1', '10.0.0.2', '200.1.2.3', '200.1.2.3'],
    ['one hop; the client forged one before', '1', '10.0.0.2', '9.9.9.9, 200.1.2.3', '200.1.2.3'],
    ['two hops; the client forged two before', '2', '10.0.0.2', '9.9.9.9, 8.8.8.8, 200.1.2.3, 10.0.0.3', '200.1.2.3'],
    ['more hops than there are; what is no address', '2', '10.0.0.2', 'x\\u0000; drop table, 200.1.2.3', '10.0.0.2'],
    ['the network of the proxy', '10.0.0.0/8', '10.0.0.2', '9.9.9.9, 200.1.2.3', '200.1.2.3'],
    ['the network; an address of it forged', '10.0.0.0/8', '10.0.0.2', '10.0.0.9, 200.1.2.3', '200.1.2.3'],
    ['somebody outside the network', '10.0.0.0/8', '200.1.2.3', '9.9.9.9', '200.1.2.3'],
  ])('%s', async (_, trustProxy, remoteAddress, forwarded, kept) => {
    expect(await keptAddress(trustProxy, remoteAddress, forwarded)).toBe(kept);
  });

  test('gets round no limit', async () => {
    const { app } = await testSchool({ config: { trustProxy: 1 } });
    const ask = async (count: number) => {
      const headers = { 'x-forwarded-for': `9.9.${count}.9, 200.1.2.3` };
      return (await app.inject({ url: '/api/v1/certificates/ES-2026-0123456789D', headers })).statusCode;
    };
    for (let count = 0; count < 120; count += 1) expect(await ask(count)).toBe(404);
    expect(await ask(121)).toBe(429);
  });

  test('makes no cookie insecure and no origin ours', async () => {
    const config = { trustProxy: 1, schoolOrigin: 'https://escuela.example', signInOrigin: 'https://ingreso.example' };
    const school = await testSchool({ config });
    const forged = { 'x-forwarded-proto': 'http', 'x-forwarded-host': 'mala.example' };
    const added = await post(school.app, '/api/v1/cart/seller', { slug: 'nadie' }, forged);
    for (const cookie of added.cookies) expect(cookie.secure).toBe(true);
    const registered = await openAccount(school, {}, forged);
    expect(registered.cookies[0]).toMatchObject({ secure: true });
    const cookie = `${registered.cookies[0]?.name}=${registered.cookies[0]?.value}`;
    const foreign = { ...forged, cookie, origin: 'https://mala.example' };
    expect((await post(school.signInApp, '/api/check', {}, foreign)).statusCode).toBe(403);
    const own = { ...forged, cookie, origin: 'https://ingreso.example' };
    expect((await post(school.signInApp, '/api/check', {}, own)).statusCode).toBe(200);
  });
});
