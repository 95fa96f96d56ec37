import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ScrollMemory } from '#ui/kit/layout/scroll-memory.tsx';

/** Opens an address as the first of a document, after others of this tab were left where they had been scrolled to. */
async function openAfter(left: Readonly<Record<string, number>>, at: string) {
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify(left));
  const scrolls: unknown[][] = [];
  vi.stubGlobal('scrollTo', (...to: unknown[]) => void scrolls.push(to));
  const Component = () => (
    <>
      <h1>Listo</h1>
      <ScrollMemory />
    </>
  );
  const router = createMemoryRouter([{ path: '*', loader: () => null, HydrateFallback: () => null, Component }], {
    initialEntries: [{ pathname: at, key: 'default' }],
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading');
  return scrolls;
}

test('a page that comes after the bank’s begins at its head, wherever the one before was left', async () => {
  expect(await openAfter({ default: 402, '/pagos': 402 }, '/pago-visa/7')).not.toContainEqual([0, 402]);
});

test('a page that is loaded again stands where it stood', async () => {
  const scrolls = await openAfter({ '/pago-visa/7': 120 }, '/pago-visa/7');
  await waitFor(() => expect(scrolls).toContainEqual([0, 120]));
});
