import { expect, test } from 'vitest';
import { NavigatorInMemory } from '#test/memory/shared/navigator-in-memory.ts';
import { LeftPlace } from '#application/browser/accounts/left-place.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';

function left(here = '/main/x?y=1#z', top = 1200) {
  const navigator = new NavigatorInMemory(here);
  navigator.top = top;
  const storage = new TabStorageInMemory();
  return { place: new LeftPlace(storage, navigator), storage };
}

test('how far down a page was left is given once, and for that page alone', () => {
  const { place } = left();
  place.note('/main/x?y=1#z');
  expect(place.take('/carrito')).toBeNull();
  expect(place.take('/main/x?y=1#z')).toBe(1200);
  expect(place.take('/main/x?y=1#z')).toBeNull();
});

test('another page than the one being shown begins at its top; so does a page left at its top', () => {
  const { place } = left();
  place.note('/main/x?y=1#z');
  place.note('/carrito');
  expect(place.take('/main/x?y=1#z')).toBeNull();
  expect(place.take('/carrito')).toBeNull();
  const atTop = left('/cursos', 0).place;
  atTop.note('/cursos');
  expect(atTop.take('/cursos')).toBeNull();
});

test.each(['{', '"x"', '{"path":"/a","top":"9"}', '{"path":"/a","top":-4}', 'null'])(
  'what somebody else left there (%s) is nothing',
  (text) => {
    const { place, storage } = left();
    storage.texts.set('escuela.lugar', text);
    expect(place.take('/a')).toBeNull();
  },
);
