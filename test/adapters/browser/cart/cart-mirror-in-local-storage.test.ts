import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CartMirrorInLocalStorage } from '#adapters/browser/cart/cart-mirror-in-local-storage.ts';
import { emptyCartView } from '#application/browser/cart/ports/cart-api.ts';
import { cartMirrorContract } from '#test/ports/cart/cart-mirror.ts';
import { aCartItem } from '#test/support/cart/cart-items.ts';

const full = { ...emptyCartView, cart: { ...emptyCartView.cart, items: [aCartItem(1)] } };

/** The browser's storage, in this process. */
class StorageOfTest {
  readonly texts = new Map<string, string>();
  getItem = (name: string): string | null => this.texts.get(name) ?? null;
  setItem = (name: string, text: string): void => void this.texts.set(name, text);
  removeItem = (name: string): void => void this.texts.delete(name);
}

describe('CartMirrorInLocalStorage', () => {
  let storage: StorageOfTest;
  beforeEach(() => {
    storage = new StorageOfTest();
    vi.stubGlobal('localStorage', storage);
  });
  afterEach(() => vi.unstubAllGlobals());

  cartMirrorContract(() => new CartMirrorInLocalStorage());

  test.each(['{', '{"items":[]}', 'null', '"carrito"'])(
    'takes %s for nothing: another version of the school wrote it',
    async (text) => {
      storage.setItem('escuela.carrito', text);
      expect(await new CartMirrorInLocalStorage().read()).toBeNull();
    },
  );

  test('keeps quiet where storage is forbidden', async () => {
    const forbid = (): never => {
      throw new Error('SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
    const mirror = new CartMirrorInLocalStorage();
    await mirror.write(full);
    mirror.forget();
    expect(await mirror.read()).toBeNull();
  });
});
