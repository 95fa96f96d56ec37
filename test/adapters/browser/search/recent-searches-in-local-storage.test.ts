import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RecentSearchesInLocalStorage } from '#adapters/browser/search/recent-searches-in-local-storage.ts';
import { recentSearchesContract } from '#test/ports/search/recent-searches.ts';

describe('RecentSearchesInLocalStorage', () => {
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

  recentSearchesContract(() => new RecentSearchesInLocalStorage());

  test.each([
    ['no list', '{"a":1}', []],
    ['no JSON', 'hola', []],
    [
      'entries of another form, and paths that lead elsewhere',
      '[1, null, {"title":"x"}, {"title":"x","path":"https://otra.example"}, {"title":"x","path":"//otra"}, {"title":"a","path":"/a"}]',
      [{ title: 'a', path: '/a' }],
    ],
  ])('reads only what is its own: %s', (_, text, expected) => {
    texts.set('escuela.busquedas', text);
    expect(new RecentSearchesInLocalStorage().read()).toEqual(expected);
  });

  test('is silent where storage is forbidden', () => {
    const forbidden = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    const recent = new RecentSearchesInLocalStorage();
    recent.remember({ title: 'a', path: '/a' });
    recent.forget();
    expect(recent.read()).toEqual([]);
  });
});
