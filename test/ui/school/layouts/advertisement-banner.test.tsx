import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Campaign } from '#domain/catalogue/advertisement.ts';
import { AdvertisementBanner } from '#ui/school/layouts/advertisement-banner.tsx';
import { CampaignStore } from '#ui/school/layouts/campaign-store.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { AdvertisementChoiceInMemory, TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';
import { timeByHand } from '#test/support/browser/time-by-hand.ts';
import { until } from '#test/support/shared/until.ts';

const image = (id: number, seconds: number) => ({
  id,
  seconds,
  desktopImage: `ancha-${id}.svg`,
  mobileImage: `angosta-${id}.svg`,
  desktopLink: '/cursos/uno',
  mobileLink: 'https://otro.example/uno',
});
const campaigns: readonly Campaign[] = [
  { id: 1, kind: 'text', text: 'Derecho laboral', images: [image(1, 3), image(2, 5)] },
];

beforeEach(timeByHand);
afterEach(() => void vi.useRealTimers());

function Page() {
  return (
    <>
      <AdvertisementBanner campaigns={campaigns} />
      <h1>Una página</h1>
    </>
  );
}

const nobody = { ready: true, user: null };

async function show(path = '/', visitor: ConstructorParameters<typeof CampaignStore>[2] = nobody) {
  const page = { path, module: { Component: Page } };
  const choice = new AdvertisementChoiceInMemory();
  await showPages([page], path, (container) => {
    container
      .bind(CampaignStore)
      .toConstantValue(new CampaignStore(new TabStorageInMemory(), choice, visitor, () => 0));
  });
  return choice;
}

const banner = () => screen.queryByRole('complementary', { name: 'Publicidad' });
const shownAlt = () => banner()?.querySelector('img')?.getAttribute('alt');
const shown = () => [...(banner()?.querySelectorAll('img') ?? [])].map((each) => each.getAttribute('src'));

test('ADS-1: a picture and a link for wide screens, others for narrow ones; each stays for its own seconds', async () => {
  await show();
  const links = [...(banner()?.querySelectorAll('a') ?? [])].map((each) => each.getAttribute('href'));
  expect(links).toEqual(['/cursos/uno', 'https://otro.example/uno']);
  expect(shown()[0]).toContain('ancha-1.svg');
  expect(shown()[1]).toContain('angosta-1.svg');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(shown()[0]).toContain('ancha-2.svg');
  expect(shown()[1]).toContain('angosta-2.svg');
});

test('ADS-1: it hides with the scroll and is there again at the top', async () => {
  await show();
  await act(() => vi.advanceTimersByTimeAsync(3100));
  const scroll = (to: number) =>
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: to, configurable: true });
      window.dispatchEvent(new Event('scroll'));
    });
  scroll(300);
  expect(banner()?.getAttribute('data-away')).toBe('true');
  scroll(0);
  expect(banner()?.getAttribute('data-away')).toBeNull();
});

test('ADS-1: ‘Cerrar’ takes it away', async () => {
  const choice = await show();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const cross = screen.getByRole<HTMLButtonElement>('button', { name: 'Cerrar' });
  await until(() => expect(cross.disabled).toBe(false));
  await user.click(cross);
  expect(banner()).toBeNull();
  expect(choice.closed).toBe(1);
});

test('what it says is text, and its picture an ornament', async () => {
  await show();
  const link = () => within(banner() ?? document.body).getAllByRole('link')[0];
  expect([link()?.textContent, shownAlt()]).toEqual(['Derecho laboral', '']);
});

test('on the page of what it sells there is none; and nothing is seen before it is known who is here', async () => {
  await show('/cursos/uno');
  expect(banner()).toBeNull();
  cleanup();
  await show('/', { ready: false, user: null });
  expect(banner()?.hasAttribute('data-known')).toBe(false);
  cleanup();
  await show('/');
  await until(() => expect(banner()?.hasAttribute('data-known')).toBe(true));
});
