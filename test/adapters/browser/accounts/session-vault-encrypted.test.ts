import { expect, test } from 'vitest';
import type { SealingKeys } from '#adapters/browser/accounts/sealing-keys.ts';
import { SessionVaultEncrypted } from '#adapters/browser/accounts/session-vault-encrypted.ts';
import { signedOutState, type SessionState } from '#application/browser/accounts/ports/session-vault.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';

const state: SessionState = {
  accessToken: 'header.payload.signature',
  obtainedAt: '2026-03-10T15:00:00.000Z',
  refreshUntil: '2026-04-09T15:00:00.000Z',
  loggedIn: true,
  user: aProfile({ fullName: 'Íñigo Ñáñez' }),
  sessionExpired: false,
};

class StorageOfTest {
  readonly #items = new Map<string, string>();
  getItem(name: string): string | null {
    return this.#items.get(name) ?? null;
  }
  setItem(name: string, value: string): void {
    this.#items.set(name, value);
  }
  removeItem(name: string): void {
    this.#items.delete(name);
  }
  get values(): string[] {
    return [...this.#items.values()];
  }
}

/** The key store of one browser, with the real WebCrypto. */
class KeysOfTest implements SealingKeys {
  key: CryptoKey | null = null;
  find(): Promise<CryptoKey | null> {
    return Promise.resolve(this.key);
  }
  async findOrMake(): Promise<CryptoKey | null> {
    this.key ??= await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    return this.key;
  }
}

/** A browser that hides WebCrypto. */
const noKeys: SealingKeys = { find: () => Promise.resolve(null), findOrMake: () => Promise.resolve(null) };

function browser(keys: SealingKeys = new KeysOfTest()) {
  const storage = new StorageOfTest();
  const vault = (): SessionVaultEncrypted => new SessionVaultEncrypted(keys, () => storage as unknown as Storage);
  return { storage, vault };
}

test('what one page seals, the next page reads', async () => {
  const { vault } = browser();
  expect(await vault().load()).toBeNull();
  await vault().save(state);
  expect(await vault().load()).toEqual(state);
  await vault().clear();
  expect(await vault().load()).toBeNull();
});

test('what lies in storage says nothing of the session', async () => {
  const { storage, vault } = browser();
  await vault().save(state);
  const [sealed = ''] = storage.values;
  const bytes = atob(sealed);
  for (const secret of ['header.payload', 'Íñigo', 'loggedIn', 'correo.pe']) {
    expect(sealed).not.toContain(secret);
    expect(bytes).not.toContain(secret);
  }
  const again = browser();
  await again.vault().save(state);
  expect(again.storage.values).not.toEqual(storage.values);
});

test('what was tampered with, or whose key is gone, is lost and dropped', async () => {
  const keys = new KeysOfTest();
  const { storage, vault } = browser(keys);
  await vault().save(state);
  const [sealed = ''] = storage.values;
  storage.setItem('escuela.sesion', `${sealed.slice(0, -4)}AAA=`);
  expect(await vault().load()).toBe('lost');
  expect(storage.values).toEqual([]);
  await vault().save(state);
  keys.key = null;
  expect(await vault().load()).toBe('lost');
  storage.setItem('escuela.sesion', 'no base64 at all');
  expect(await vault().load()).toBe('lost');
});

test('where WebCrypto is hidden, the state stays in memory and storage only says that there is a session', async () => {
  const { storage, vault } = browser(noKeys);
  const page = vault();
  await page.save(state);
  expect(await page.load()).toEqual(state);
  expect(storage.values).toEqual(['abierta']);
  expect(await vault().load()).toBe('lost');
  await page.save(signedOutState);
  expect(storage.values).toEqual([]);
  expect(await vault().load()).toBeNull();
});

test('where storage is forbidden, the state stays in memory', async () => {
  const forbidden = new SessionVaultEncrypted(new KeysOfTest(), () => {
    throw new DOMException('no', 'SecurityError');
  });
  await forbidden.save(state);
  expect(await forbidden.load()).toEqual(state);
  await forbidden.clear();
  expect(await forbidden.load()).toBeNull();
});
