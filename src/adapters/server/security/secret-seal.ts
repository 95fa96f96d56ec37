import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const [nonceBytes, tagBytes] = [12, 16];

/**
 * Writes secrets down so that neither a row, nor a log of statements, nor a file of one table says them: AES-256-GCM, bound to whose
 * each is. Whoever has the whole database has the key as well.
 */
export class SecretSeal {
  readonly #key: Uint8Array;

  /** @param key at least 32 random bytes, the same in every process of the school. */
  constructor(key: Uint8Array) {
    this.#key = key.slice(0, 32);
  }

  close(secret: string, owner: string): string {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce).setAAD(Buffer.from(owner));
    const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
  }

  /** @throws when it was not sealed by this key for this owner. */
  open(sealed: string, owner: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const cipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([cipher.update(bytes.subarray(nonceBytes + tagBytes)), cipher.final()]).toString('utf8');
  }
}
