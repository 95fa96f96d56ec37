import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ConsentApiInMemory } from '#test/memory/legal/consent-api-in-memory.ts';
import { ConsentMemoryInMemory } from '#test/memory/legal/consent-memory-in-memory.ts';
import { TrackersInMemory } from '#test/memory/legal/trackers-in-memory.ts';
import { NavigatorInMemory } from '#test/memory/shared/navigator-in-memory.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { ConsentStore } from '#ui/school/layouts/consent/consent-store.ts';
import { Corner } from '#ui/school/layouts/corner/corner.tsx';

function Page() {
  return (
    <>
      <h1>Una página</h1>
      <Corner />
    </>
  );
}

test('a visitor who loses the connection is told before they press anything, whatever the page', async () => {
  const store = new ConsentStore(
    { tagManagerId: null, pixelId: null },
    new ConsentMemoryInMemory(),
    new ConsentApiInMemory(),
    new TrackersInMemory(),
    new NavigatorInMemory(),
    new CountingIds(),
  );
  await showPages([{ path: '/', module: { Component: Page } }], '/', (container) => {
    container.bind(ConsentStore).toConstantValue(store);
  });
  expect(screen.queryByText(/^Sin conexión/)).toBeNull();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/^Sin conexión\. Lo que ya abriste sigue aquí/)).toBeTruthy();
  vi.restoreAllMocks();
});
