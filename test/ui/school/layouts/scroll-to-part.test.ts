import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollToPart } from '#ui/school/layouts/scroll-to-part.ts';

let at = 0;
let frames: FrameRequestCallback[] = [];
const allow = new Set<string>();
const element = document.createElement('section');

beforeEach(() => {
  [at, frames] = [0, []];
  allow.clear();
  element.tabIndex = -1;
  document.body.append(element);
  element.getBoundingClientRect = () => ({ top: 1000 - at }) as DOMRect;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: allow.has(query) }));
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('scrollTo', (first: number | ScrollToOptions, second = 0) => {
    at = typeof first === 'number' ? second : (first.top ?? 0);
  });
  Object.defineProperty(window, 'scrollY', { get: () => at, configurable: true });
  vi.spyOn(performance, 'now').mockReturnValue(5000);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const draw = (now: number) => {
  const [frame] = frames.splice(0, 1);
  frame?.(now);
};

test.each([
  [true, 910],
  [false, 850],
])('LAY-12: wide: %s, ends %d px down after 1000 ms', (isWide, end) => {
  if (isWide) allow.add('(width >= 62.4375em)');
  scrollToPart(element);
  draw(5500);
  expect(at).toBe(end / 2);
  draw(5999);
  expect(at).toBeLessThan(end);
  draw(6000);
  expect([at, frames.length]).toEqual([end, 0]);
  expect(document.activeElement).toBe(element);
});

test('whatever the visitor does ends it', () => {
  scrollToPart(element);
  draw(5500);
  const there = at;
  window.dispatchEvent(new Event('wheel'));
  draw(5800);
  expect([at, frames.length]).toEqual([there, 0]);
});

test('with less motion it is there at once', () => {
  allow.add('(prefers-reduced-motion: reduce)');
  scrollToPart(element);
  expect([at, frames.length]).toEqual([850, 0]);
});
