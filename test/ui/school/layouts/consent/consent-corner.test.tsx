import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ConsentApiInMemory } from '#test/memory/legal/consent-api-in-memory.ts';
import { ConsentMemoryInMemory } from '#test/memory/legal/consent-memory-in-memory.ts';
import { NavigatorInMemory } from '#test/memory/shared/navigator-in-memory.ts';
import { TrackersInMemory } from '#test/memory/legal/trackers-in-memory.ts';
import type { TrackerIds } from '#application/browser/shared/site-settings.ts';
import { consentTexts } from '#domain/legal/consent.ts';
import { ConsentCorner } from '#ui/school/layouts/consent/consent-corner.tsx';
import { ConsentStore } from '#ui/school/layouts/consent/consent-store.ts';
import { PrivacyPreferences } from '#ui/school/layouts/consent/privacy-preferences.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const ids = { tagManagerId: 'GTM-ABC1234', pixelId: '123456789' };
const none = { tagManagerId: null, pixelId: null };

function Page() {
  return (
    <main>
      <h1>Una página</h1>
      <PrivacyPreferences />
      <ConsentCorner />
    </main>
  );
}

async function show(set: TrackerIds = ids, memory = new ConsentMemoryInMemory()) {
  const [api, trackers, navigator] = [new ConsentApiInMemory(), new TrackersInMemory(), new NavigatorInMemory()];
  const store = new ConsentStore(set, memory, api, trackers, navigator, new CountingIds());
  const shown = await showPages([{ path: '/', module: { Component: Page } }], '/', (container) => {
    container.bind(ConsentStore).toConstantValue(store);
  });
  return { ...shown, store, memory, api, trackers, navigator, user: userEvent.setup() };
}

const banner = () => screen.findByRole('region', { name: 'Tu privacidad' });
const noBanner = () => expect(screen.queryByRole('region', { name: 'Tu privacidad' })).toBeNull();

test('SITE-9: nothing is asked, recorded or loaded where nothing is set up', async () => {
  const { trackers, api, user } = await show(none);
  noBanner();
  expect([trackers.started, api.recorded]).toEqual([null, []]);
  await user.click(screen.getByRole('button', { name: 'Preferencias de privacidad' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('solo usa lo estrictamente necesario');
});

test('before an answer nothing is loaded; both answers look the same', async () => {
  const { trackers } = await show();
  const region = await banner();
  const [accept, reject] = ['Aceptar', 'Rechazar'].map((name) => within(region).getByRole('button', { name }));
  expect(accept?.className).toBe(reject?.className);
  expect(trackers.started).toBeNull();
  expect(await axeProblems()).toEqual([]);
});

test('a yes is recorded, then loads, and is remembered by the next page', async () => {
  const { user, api, trackers, memory, unmount } = await show();
  await user.click(within(await banner()).getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(trackers.started).toEqual(ids));
  expect(api.recorded).toEqual([
    { visitorId: expect.stringMatching(/^[\w-]{32}$/), textVersion: consentTexts.tracking.version, granted: true },
  ]);
  noBanner();
  unmount();
  const next = await show(ids, memory);
  await waitFor(() => expect(next.trackers.started).toEqual(ids));
  expect(next.api.recorded).toEqual([]);
});

test('a no is recorded, loads nothing and is not asked about again', async () => {
  const { user, api, trackers, memory, unmount, navigator } = await show();
  await user.click(within(await banner()).getByRole('button', { name: 'Rechazar' }));
  expect(api.recorded.map(({ granted }) => granted)).toEqual([false]);
  expect([trackers.started, navigator.reloads]).toEqual([null, 0]);
  unmount();
  const next = await show(ids, memory);
  noBanner();
  expect(next.trackers.started).toBeNull();
});

test('a yes that could not be recorded loads nothing until the next page has it recorded', async () => {
  const { user, api, trackers, memory, unmount } = await show();
  api.failure = callRefusal({ kind: 'offline' });
  await user.click(within(await banner()).getByRole('button', { name: 'Aceptar' }));
  await waitFor(noBanner);
  expect(trackers.started).toBeNull();
  unmount();
  const next = await show(ids, memory);
  await waitFor(() => expect(next.trackers.started).toEqual(ids));
  expect(next.api.recorded.map(({ granted }) => granted)).toEqual([true]);
});

test('a yes is taken back in the preferences: recorded, its cookies forgotten, the page loaded anew', async () => {
  const { user, api, trackers, navigator } = await show();
  await user.click(within(await banner()).getByRole('button', { name: 'Aceptar' }));
  await user.click(screen.getByRole('button', { name: 'Preferencias de privacidad' }));
  const dialog = await screen.findByRole('dialog', { name: 'Preferencias de privacidad' });
  expect(dialog.textContent).toContain('Elegiste aceptar.');
  await user.click(within(dialog).getByRole('button', { name: 'Rechazar' }));
  await waitFor(() => expect(navigator.reloads).toBe(1));
  expect(api.recorded.map(({ granted }) => granted)).toEqual([true, false]);
  expect(new Set(api.recorded.map(({ visitorId }) => visitorId)).size).toBe(1);
  expect(trackers.stops).toBe(1);
});

test('a choice about an older text does not count', async () => {
  const memory = new ConsentMemoryInMemory();
  memory.write({ visitorId: 'visitante-de-antes', textVersion: '2001-01', granted: true });
  const { trackers } = await show(ids, memory);
  expect(await banner()).toBeTruthy();
  expect(trackers.started).toBeNull();
});
