import { SessionVault, type SessionState } from '#application/browser/accounts/ports/session-vault.ts';
import type { SealingKeys } from './sealing-keys.ts';

const keptAs = 'escuela.sesion';
/** In place of the sealed state where the browser cannot seal: says that there is a session, and nothing of it. */
const unsealed = 'abierta';

/**
 * The auth state in local storage, sealed with AES-GCM under a key that no script can read out. That protects a copied profile
 * folder, a backup and other users of the disk; it does not protect against a script that runs in the page, which may ask for
 * the state as the page does (the content security policy is against that). Where the browser hides WebCrypto (plain http on a
 * network address) or forbids storage, the state lives in this page's memory alone. Source: AUTH-2; decisions.md.
 */
export class SessionVaultEncrypted extends SessionVault {
  #inMemory: SessionState | null = null;

  /** @param storage may throw where the browser forbids it. */
  constructor(
    private readonly keys: SealingKeys,
    private readonly storage: () => Storage = () => localStorage,
  ) {
    super();
  }

  async load(): Promise<SessionState | 'lost' | null> {
    const kept = this.#read();
    if (kept === null) return this.#inMemory;
    if (kept === unsealed) return this.#inMemory ?? 'lost';
    try {
      const key = await this.keys.find();
      if (key === null) throw new Error('the key is gone');
      return JSON.parse(await open(kept, key)) as SessionState;
    } catch {
      this.#remove();
      return 'lost';
    }
  }

  async save(state: SessionState): Promise<void> {
    try {
      const key = await this.keys.findOrMake();
      if (key !== null) {
        this.storage().setItem(keptAs, await seal(JSON.stringify(state), key));
        return;
      }
      if (state.loggedIn) this.storage().setItem(keptAs, unsealed);
      else this.storage().removeItem(keptAs);
    } catch {
      // No storage, or it is full: memory serves this page.
    }
    this.#inMemory = state;
  }

  clear(): Promise<void> {
    this.#inMemory = null;
    this.#remove();
    return Promise.resolve();
  }

  #read(): string | null {
    try {
      return this.storage().getItem(keptAs);
    } catch {
      return null;
    }
  }

  #remove(): void {
    try {
      this.storage().removeItem(keptAs);
    } catch {
      // Nothing can have been kept there.
    }
  }
}

const ivBytes = 12;

async function seal(text: string, key: CryptoKey): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text)),
  );
  const all = new Uint8Array(ivBytes + sealed.length);
  all.set(iv);
  all.set(sealed, ivBytes);
  return btoa(Array.from(all, (byte) => String.fromCharCode(byte)).join(''));
}

async function open(kept: string, key: CryptoKey): Promise<string> {
  const all = Uint8Array.from(atob(kept), (character) => character.charCodeAt(0));
  const iv = all.subarray(0, ivBytes);
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, all.subarray(ivBytes)));
}
