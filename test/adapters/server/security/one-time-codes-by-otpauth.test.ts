import { expect, test } from 'vitest';
import { OneTimeCodesByOtpauth } from '#adapters/server/security/one-time-codes-by-otpauth.ts';

/** '12345678901234567890', of RFC 6238, appendix B, whose codes of eight digits end in those of six. */
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const codes = new OneTimeCodesByOtpauth();
const at = (seconds: number): Date => new Date(seconds * 1000);

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code of RFC 6238 at %i seconds is of its step', (seconds, digits) => {
  expect(codes.stepOf(rfcSecret, digits, at(seconds))).toBe(Math.floor(seconds / 30));
});

test('a telephone may be half a minute early or late, and no more', () => {
  const stepAfter = (seconds: number) => codes.stepOf(rfcSecret, '005924', at(1_234_567_890 + seconds));
  const step = Math.floor(1_234_567_890 / 30);
  expect([-31, -30, 0, 59].map(stepAfter)).toEqual([null, step, step, step]);
  expect(stepAfter(60)).toBeNull();
});

test('what is no code is of no step', () => {
  for (const digits of ['', '00592', '0059245', 'abcdef']) expect(codes.stepOf(rfcSecret, digits, at(59))).toBeNull();
});

test('a secret has 160 bits, each its own; an application is told school and account', () => {
  const [one, other] = [codes.newSecret(), codes.newSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(other);
  const address = new URL(codes.addressOf(one, 'ana@correo.pe'));
  expect(decodeURIComponent(address.pathname)).toContain('Escuela:ana@correo.pe');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    secret: one,
    issuer: 'Escuela',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
