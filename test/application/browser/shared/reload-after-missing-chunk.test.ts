import { expect, test } from 'vitest';
import { Navigator } from '#application/browser/shared/ports/navigator.ts';
import { ReloadAfterMissingChunk } from '#application/browser/shared/reload-after-missing-chunk.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';

class CountingNavigator extends Navigator {
  reloads = 0;
  online = true;
  readonly left: string[] = [];
  leaveFor(url: string): void {
    this.left.push(url);
  }
  replaceWith(): void {}
  reload(): void {
    this.reloads += 1;
  }
  isOnline(): boolean {
    return this.online;
  }
  here(): string {
    return '/';
  }
  scrolledTo(): number {
    return 0;
  }
}

function reloading() {
  const navigator = new CountingNavigator();
  const clock = new FixedClock();
  return { navigator, clock, reload: new ReloadAfterMissingChunk(new TabStorageInMemory(), clock, navigator) };
}

test('ERROR-2: the page is loaded anew, at most once a minute', () => {
  const { navigator, clock, reload } = reloading();
  expect(reload.execute(null)).toBe(true);
  clock.advance({ seconds: 59 });
  expect(reload.execute(null)).toBe(false);
  clock.advance({ seconds: 1 });
  expect(reload.execute(null)).toBe(true);
  expect(navigator.reloads).toBe(2);
});

test('without a connection there is nothing to load it over', () => {
  const { navigator, reload } = reloading();
  navigator.online = false;
  expect(reload.execute(null)).toBe(false);
  navigator.online = true;
  expect(reload.execute(null)).toBe(true);
});

test('who was on the way to a page arrives there', () => {
  const { navigator, reload } = reloading();
  expect(reload.execute('/cursos?pagina=2')).toBe(true);
  expect([navigator.reloads, navigator.left]).toEqual([0, ['/cursos?pagina=2']]);
});
