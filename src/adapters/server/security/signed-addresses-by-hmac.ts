import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Permit, type PermitRefusal, SignedAddresses } from '#application/server/shared/ports/signed-addresses.ts';
import { noteNotToKeep } from '#adapters/server/answer-sources.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** Addresses whose query names student and expiry, signed with HMAC-SHA256 over both and the path. */
export class SignedAddressesByHmac extends SignedAddresses {
  readonly #key: Uint8Array;

  /** @param key at least 32 random bytes, the same in every process of the school. */
  constructor(key: Uint8Array) {
    super();
    this.#key = key;
  }

  sign(permit: Permit): string {
    noteNotToKeep();
    const query = new URLSearchParams({
      user: permit.userId,
      until: String(secondsOf(permit.until)),
      signature: this.#signatureOf(permit).toString('base64url'),
    });
    return `${permit.path}?${query}`;
  }

  read(path: string, query: string, now: Date): Result<Permit, PermitRefusal> {
    const fields = new URLSearchParams(query);
    const until = fields.get('until') ?? '';
    if (!/^\d{1,12}$/.test(until)) return refuse({ kind: 'address-invalid' });
    const permit = { path, userId: fields.get('user') ?? '', until: new Date(Number(until) * 1000) };
    const given = Buffer.from(fields.get('signature') ?? '', 'base64url');
    const right = this.#signatureOf(permit);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return refuse({ kind: 'address-invalid' });
    if (permit.until <= now) return refuse({ kind: 'address-expired' });
    return accept(permit);
  }

  #signatureOf({ path, userId, until }: Permit): Buffer {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([path, userId, secondsOf(until)]))
      .digest();
  }
}

/** Whole seconds since 1970: an address lasts to the second. */
const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000);
