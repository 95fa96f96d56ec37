import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AbstractNewable } from 'inversify';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import { flatContainer } from '#adapters/wiring/flat-container.ts';
import type { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { ServicesProvider, type ServiceKey, type Services } from '#ui/kit/layout/services.tsx';
import { createRoutes } from '#ui/sign-in/routes.tsx';
import { accountServices } from './account-services.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';
import type { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';

/** Opens the sign-in app at an address, in a browser where nobody, or somebody, is signed in. */
export async function openSignInApp(
  at: string,
  browser: BrowserOfTest,
  keeper: SessionKeeper = browser.tab(),
  tabStorage = new TabStorageInMemory(),
) {
  const account = accountServices(browser, keeper, [], tabStorage);
  const container = flatContainer();
  account.wire(container);
  const services: Services = {
    get: <T,>(key: ServiceKey<T>) => container.get<T>(key as AbstractNewable<T>),
  };
  const router = createMemoryRouter(createRoutes(services), { initialEntries: [at] });
  render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  await waitFor(() => expect(screen.queryAllByRole('heading')[0] ?? browser.navigator.left[0]).toBeTruthy());
  const address = (): string => router.state.location.pathname + router.state.location.search;
  return { ...account, tabStorage, browser, router, address, user: userEvent.setup() };
}
