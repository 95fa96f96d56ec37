import { expect, test } from 'vitest';
import { SecretSeal } from '#adapters/server/security/secret-seal.ts';

const seal = new SecretSeal(new Uint8Array(48).fill(1));

test('what is sealed is opened by the same key for the same owner, and for nobody else', () => {
  const sealed = seal.close('JBSWY3DPEHPK3PXP', 'ana');
  expect(seal.open(sealed, 'ana')).toBe('JBSWY3DPEHPK3PXP');
  expect(() => seal.open(sealed, 'luis')).toThrow('unable to authenticate data');
  expect(() => new SecretSeal(new Uint8Array(48).fill(2)).open(sealed, 'ana')).toThrow('unable to authenticate data');
  const cut = Buffer.from(sealed, 'base64url');
  cut[cut.length - 1] = (cut.at(-1) ?? 0) ^ 1;
  expect(() => seal.open(cut.toString('base64url'), 'ana')).toThrow('unable to authenticate data');
});

test('the same secret is never sealed the same', () => {
  expect(seal.close('JBSWY3DPEHPK3PXP', 'ana')).not.toBe(seal.close('JBSWY3DPEHPK3PXP', 'ana'));
});
