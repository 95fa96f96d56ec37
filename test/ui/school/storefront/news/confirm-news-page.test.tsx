import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { StorefrontApi } from '#application/browser/catalogue/ports/storefront-api.ts';
import * as page from '#ui/school/storefront/news/confirm-news-page.tsx';
import { showPages } from '#test/support/browser/show-page.tsx';
import { offline, StorefrontApiInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';

async function open() {
  const api = new StorefrontApiInMemory();
  await showPages([{ path: '/novedades/alta/:secret', module: page }], '/novedades/alta/abc', (container) => {
    container.bind(StorefrontApi).toConstantValue(api);
  });
  return {
    api,
    press: async () => userEvent.click(await screen.findByRole('button', { name: 'Confirmar mi suscripción' })),
  };
}

test('the link of the letter confirms by one press, not by being opened', async () => {
  const { api, press } = await open();
  expect(api.confirmed).toEqual([]);
  await press();
  expect(api.confirmed).toEqual(['abc']);
  expect((await screen.findByRole('status')).textContent).toContain('Listo');
});

test('a failure is said and the button stays', async () => {
  const { api, press } = await open();
  api.isOffline = true;
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain(offline.detail);
  api.isOffline = false;
  await press();
  expect(api.confirmed).toEqual(['abc']);
});
