import { expect, test } from 'vitest';
import { legalVersions, initialProvider } from '#domain/legal/statute.ts';
import { emailAddress } from '#domain/accounts/email-address.ts';
import { isRucValid } from '#domain/orders/identity-document.ts';
import { parsePlainDate } from '#domain/shared/dates.ts';

test('the provider is complete: a valid RUC, addresses that can be written to', () => {
  expect(isRucValid(initialProvider.ruc)).toBe(true);
  expect([initialProvider.email, initialProvider.privacyEmail].map((email) => emailAddress(email).ok)).toEqual([
    true,
    true,
  ]);
  expect(Object.values(initialProvider).filter((text) => text.trim() === '')).toEqual([]);
});

test('every legal text says its version and since when it is in force', () => {
  for (const { version, since } of Object.values(legalVersions)) {
    expect(version).toMatch(/^\d{4}-\d\d/);
    expect(parsePlainDate(since).ok).toBe(true);
  }
});
