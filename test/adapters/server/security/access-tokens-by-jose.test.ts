import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { AccessTokensByJose } from '#adapters/server/security/access-tokens-by-jose.ts';

const now = new Date('2026-03-10T15:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const key = new Uint8Array(48).fill(7);
const tokens = new AccessTokensByJose(key);
const ana = { userId: 'ana', sessionId: 'sesion-1' };

const partOf = (token: string, place: number): unknown =>
  JSON.parse(Buffer.from(token.split('.')[place] ?? '', 'base64url').toString());

test('HELPERS-3: whoever signs in gets a JWT, good for 15 minutes', async () => {
  const token = await tokens.issue(ana, now);
  expect(partOf(token, 0)).toEqual({ alg: 'HS256', typ: 'at+jwt' });
  expect(partOf(token, 1)).toMatchObject({ sub: 'ana', sid: 'sesion-1', exp: now.getTime() / 1000 + 900 });
  expect(await tokens.verify(token, later(899))).toEqual({ ok: true, value: ana });
  expect(await tokens.verify(token, later(900))).toMatchObject({ ok: false, refusal: { kind: 'token-expired' } });
});

const forged = async (alg: string, aud: string, typ: string, secret = key) =>
  new SignJWT({ sid: 'sesion-1' })
    .setProtectedHeader({ alg, typ })
    .setSubject('ana')
    .setAudience(aud)
    .setExpirationTime(now.getTime() / 1000 + 900)
    .sign(secret);
const unsigned = [
  { alg: 'none', typ: 'at+jwt' },
  { sub: 'ana', sid: 'sesion-1', aud: 'escuela' },
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');

test.each([
  ['of another key', () => forged('HS256', 'escuela', 'at+jwt', new Uint8Array(48).fill(8))],
  ['of another algorithm', () => forged('HS384', 'escuela', 'at+jwt')],
  ['for somebody else', () => forged('HS256', 'otra', 'at+jwt')],
  ['of another kind', () => forged('HS256', 'escuela', 'JWT')],
  ['without a signature', () => Promise.resolve(`${unsigned}.`)],
  ['that is none', () => Promise.resolve('nada')],
])('a token %s is refused', async (_, token) => {
  expect(await tokens.verify(await token(), now)).toMatchObject({ ok: false, refusal: { kind: 'token-invalid' } });
});
