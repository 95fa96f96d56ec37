/** Where the key that seals stored state lives. */
export interface SealingKeys {
  /** The key, or null when there is none or the browser cannot seal. */
  find(): Promise<CryptoKey | null>;
  /** The key, made if there was none; null when the browser cannot seal. */
  findOrMake(): Promise<CryptoKey | null>;
}

const database = 'escuela';
const store = 'llaves';
const name = 'sesion';

/** A non-extractable AES key in IndexedDB: a script may use it on this origin, but nobody can take it away. */
export class SealingKeysInIndexedDb implements SealingKeys {
  async find(): Promise<CryptoKey | null> {
    if (!canSeal()) return null;
    return (await this.#transact<CryptoKey | undefined>('readonly', (keys) => keys.get(name))) ?? null;
  }

  async findOrMake(): Promise<CryptoKey | null> {
    const known = await this.find();
    if (known !== null || !canSeal()) return known;
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    try {
      await this.#transact('readwrite', (keys) => keys.add(made, name));
      return made;
    } catch {
      // Another tab made one meanwhile: theirs is in force.
      return this.find();
    }
  }

  async #transact<T>(mode: IDBTransactionMode, ask: (keys: IDBObjectStore) => IDBRequest): Promise<T> {
    const opened = await openDatabase();
    try {
      return await new Promise<T>((resolve, reject) => {
        const request = ask(opened.transaction(store, mode).objectStore(store));
        request.onsuccess = () => resolve(request.result as T);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
      });
    } finally {
      opened.close();
    }
  }
}

/** `crypto.subtle` exists on https and on this very machine, not on plain http of a network address. */
function canSeal(): boolean {
  return globalThis.crypto?.subtle !== undefined && globalThis.indexedDB !== undefined;
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB could not be opened'));
    request.onblocked = () => reject(new Error('IndexedDB is blocked'));
  });
}
