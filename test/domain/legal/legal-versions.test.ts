import { expect, test } from 'vitest';
import { acceptedVersion, FIRST_LEGAL_VERSION, heldOn, type LegalVersion } from '#domain/legal/legal-versions.ts';
import { day } from '#test/support/cart/cart-items.ts';

const version = (name: string, since: string): LegalVersion => ({ version: name, since: day(since), text: name });
const first = version(FIRST_LEGAL_VERSION, '2026-11-20');

test.each([
  ['2026-01-01', FIRST_LEGAL_VERSION],
  ['2027-01-14', FIRST_LEGAL_VERSION],
  ['2027-01-15', '3'],
  ['2027-02-28', '3'],
])('on %s version %s holds: of those that have begun the one that was written last', (on, held) => {
  const versions = [version('3', '2027-01-15'), version('2', '2027-02-01'), version('1', '2027-03-01'), first];
  expect(heldOn(versions, day(on)).version).toBe(held);
});

test('what was accepted is named by both texts', () => {
  const second = version('2', '2027-02-01');
  expect(acceptedVersion(first, first)).toBe('2026-11');
  expect(acceptedVersion(second, first)).toBe('términos 2, privacidad 2026-11');
  expect(acceptedVersion(second, second)).toBe('términos 2, privacidad 2');
});
