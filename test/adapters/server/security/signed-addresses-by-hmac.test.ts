import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SignedAddressesByHmac } from '#adapters/server/security/signed-addresses-by-hmac.ts';

const addresses = new SignedAddressesByHmac(new Uint8Array(48).fill(3));
const now = new Date('2026-03-10T15:00:00.000Z');
const permit = { path: '/api/v1/files/clases/uno.webm', userId: 'ana', until: new Date('2026-03-10T17:00:00.000Z') };
const split = (address: string): [string, string] => {
  const [path = '', query = ''] = address.split('?');
  return [path, query];
};

test('an address gives back the permit it was made from, until its end', () => {
  const [path, query] = split(addresses.sign(permit));
  expect(addresses.read(path, query, now)).toEqual({ ok: true, value: permit });
  expect(addresses.read(path, query, permit.until)).toEqual({ ok: false, refusal: { kind: 'address-expired' } });
});

test('student, file and end belong to the signature', () => {
  const [path, query] = split(addresses.sign(permit));
  const invalid = { ok: false, refusal: { kind: 'address-invalid' } };
  expect(addresses.read('/api/v1/files/clases/dos.webm', query, now)).toEqual(invalid);
  expect(addresses.read(path, query.replace('user=ana', 'user=luis'), now)).toEqual(invalid);
  expect(addresses.read(path, query.replace(/until=\d+/, 'until=99999999999'), now)).toEqual(invalid);
});

test('another school does not take it', () => {
  const [path, query] = split(addresses.sign(permit));
  const others = new SignedAddressesByHmac(new Uint8Array(48).fill(4));
  expect(others.read(path, query, now)).toEqual({ ok: false, refusal: { kind: 'address-invalid' } });
});

describe('any query', () => {
  test('that we did not write is refused', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(), (user, signature, until) => {
        const query = new URLSearchParams({ user, signature, until: String(until) }).toString();
        expect(addresses.read(permit.path, query, now).ok).toBe(false);
      }),
    );
  });

  test('that we wrote is taken, whatever the names in it', () => {
    fc.assert(
      fc.property(fc.string(), fc.webPath(), (userId, path) => {
        const address = addresses.sign({ ...permit, path, userId });
        const query = address.slice(path.length + 1);
        expect(addresses.read(path, query, now)).toEqual({ ok: true, value: { ...permit, path, userId } });
      }),
    );
  });
});
