import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SeenProductsInLocalStorage } from '#adapters/browser/home/seen-products-in-local-storage.ts';
import { seenProductsContract } from '#test/ports/home/seen-products.ts';

describe('SeenProductsInLocalStorage', () => {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (name: string): string | null => texts.get(name) ?? null,
    setItem: (name: string, text: string): void => void texts.set(name, text),
    removeItem: (name: string): void => void texts.delete(name),
  };
  beforeEach(() => {
    texts.clear();
    vi.stubGlobal('localStorage', storage);
  });
  afterEach(() => vi.unstubAllGlobals());

  seenProductsContract(() => new SeenProductsInLocalStorage());

  test.each([
    ['no list', '{"a":1}', []],
    ['no JSON', 'hola', []],
    ['what is no slug', '[1, null, {"slug":"x"}, "../x", "A", "", "a", "a", "https://otra.example"]', ['a']],
    ['more than it keeps', JSON.stringify(Array.from({ length: 40 }, (_, index) => `c${index}`)), expect.any(Array)],
  ])('reads only what is its own: %s', (_, text, expected) => {
    texts.set('escuela.vistos', text);
    const read = new SeenProductsInLocalStorage().read();
    expect(read).toEqual(expected);
    expect(read.length).toBeLessThanOrEqual(12);
  });

  test('is silent where storage is forbidden', () => {
    const forbidden = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    const seen = new SeenProductsInLocalStorage();
    seen.remember('a');
    seen.drop('a');
    seen.forget();
    expect(seen.read()).toEqual([]);
  });
});
