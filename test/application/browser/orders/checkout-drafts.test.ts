import { expect, test } from 'vitest';
import { billingOf, blankDraft, CheckoutDrafts } from '#application/browser/orders/checkout-drafts.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';

const draft = { ...blankDraft, userId: 'rosa', billing: billingOf(aProfile()), acceptsTerms: true };

test('finds in the tab what was typed, after any reload', () => {
  const storage = new TabStorageInMemory();
  expect(new CheckoutDrafts(storage).read('rosa')).toBeNull();
  new CheckoutDrafts(storage).write(draft);
  expect(new CheckoutDrafts(storage).read('rosa')).toEqual(draft);
});

test('is nobody else’s', () => {
  const drafts = new CheckoutDrafts(new TabStorageInMemory());
  drafts.write(draft);
  expect(drafts.read('ana')).toBeNull();
});

test('what cannot be read is as if nothing were there', () => {
  const storage = new TabStorageInMemory();
  const drafts = new CheckoutDrafts(storage);
  drafts.write(draft);
  for (const name of storage.texts.keys()) storage.write(name, '{"userId":"ro');
  expect(drafts.read('rosa')).toBeNull();
});

test('begins with what the school knows of the person', () => {
  expect(billingOf(aProfile())).toEqual({
    receiptType: 'boleta',
    documentType: 'DNI',
    documentNumber: '46712369',
    name: 'Rosa María Huamán Quispe',
    address: '',
    email: 'rosa@correo.pe',
  });
  expect(billingOf(aProfile({ document: null }))).toMatchObject({ documentType: 'DNI', documentNumber: '' });
});
