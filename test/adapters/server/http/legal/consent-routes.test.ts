import { expect, test } from 'vitest';
import { VisitorConsents } from '#application/server/legal/ports/visitor-consents.ts';
import { consentTexts } from '#domain/legal/consent.ts';
import { testSchool } from '#test/support/school/test-school.ts';

const visitorId = 'visitante-de-la-prueba';
const said = (parts: object = {}) => ({
  method: 'POST' as const,
  url: '/api/v1/visitor-consents',
  headers: { 'user-agent': 'Firefox de la prueba' },
  payload: { visitorId, textVersion: consentTexts.tracking.version, granted: true, ...parts },
});

test('SITE-9: a choice is recorded with purpose, version, fingerprint, time, address and browser', async () => {
  const { app, school, clock } = await testSchool();
  expect((await app.inject(said())).statusCode).toBe(204);
  expect((await app.inject(said({ granted: false }))).statusCode).toBe(204);
  const record = await school.get(VisitorConsents).of(visitorId);
  expect(record.map(({ granted }) => granted).toSorted()).toEqual([false, true]);
  expect(record[0]).toMatchObject({
    purpose: 'tracking',
    textVersion: consentTexts.tracking.version,
    textHash: expect.stringMatching(/^[\w-]{20,}$/),
    at: clock.now(),
    device: { address: '127.0.0.1', userAgent: 'Firefox de la prueba' },
  });
});

test('a choice about another text is no consent to this one', async () => {
  const { app, school } = await testSchool();
  const answer = await app.inject(said({ textVersion: '2001-01' }));
  expect([answer.statusCode, answer.json().field]).toEqual([409, 'textVersion']);
  expect(await school.get(VisitorConsents).of(visitorId)).toEqual([]);
});

test('the policy lets nothing of others in unless it is set up, and then its own hosts alone', async () => {
  const plain = await testSchool();
  const policyOf = async ({ app }: typeof plain) =>
    String((await app.inject({ url: '/api/v1/health' })).headers['content-security-policy']);
  expect(await policyOf(plain)).toContain("script-src 'self';");
  expect(await policyOf(plain)).not.toMatch(/google|facebook|default(?!-src)/);
  const both = await testSchool();
  await both.say('tracking', { tagManagerId: 'GTM-ABC1234', pixelId: '123456789' });
  expect(await policyOf(both)).toContain(
    "script-src 'self' https://www.googletagmanager.com https://connect.facebook.net;",
  );
  const pixelOnly = await testSchool();
  await pixelOnly.say('tracking', { tagManagerId: '', pixelId: '123456789' });
  expect(await policyOf(pixelOnly)).not.toContain('google');
  const signIn = await both.signInApp.inject({ url: '/api/v1/health' });
  expect(signIn.headers['content-security-policy']).not.toMatch(/google|facebook/);
});
