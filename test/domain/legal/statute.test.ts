import { expect, test } from 'vitest';
import { initialProvider } from '#domain/legal/statute.ts';
import { emailAddress } from '#domain/accounts/email-address.ts';
import { isRucValid } from '#domain/orders/identity-document.ts';

test('the provider is complete: a valid RUC, addresses that can be written to', () => {
  expect(isRucValid(initialProvider.ruc)).toBe(true);
  expect([initialProvider.email, initialProvider.privacyEmail].map((email) => emailAddress(email).ok)).toEqual([
    true,
    true,
  ]);
  expect(Object.values(initialProvider).filter((text) => text.trim() === '')).toEqual([]);
});
