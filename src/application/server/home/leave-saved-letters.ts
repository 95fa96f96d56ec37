import type { Clock } from '#application/ports/clock.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { SignedAddresses } from '#application/server/shared/ports/signed-addresses.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { SavedProducts } from './ports/saved-products.ts';

export interface LeaveLinkInvalid {
  readonly kind: 'leave-link-invalid';
}

const path = '/guardados/baja';
const year = 365 * 24 * 60 * 60 * 1000;

/** Ends the letters about what somebody keeps, by the link that each of them carries and without signing in; again changes nothing. */
export class LeaveSavedLetters {
  constructor(
    private readonly saved: SavedProducts,
    private readonly signed: SignedAddresses,
    private readonly addresses: PublicAddresses,
    private readonly clock: Clock,
  ) {}

  /** The link of a letter to this account; it holds for a year. */
  linkFor(userId: string): string {
    const until = new Date(this.clock.now().getTime() + year);
    const address = this.signed.sign({ path, userId, until });
    return this.addresses.school(`${path}/${encodeURIComponent(address.slice(path.length + 1))}`);
  }

  /** @param secret the last segment of the link, decoded. */
  async execute(secret: string): Promise<Result<void, LeaveLinkInvalid>> {
    const now = this.clock.now();
    const permit = this.signed.read(path, secret, now);
    if (!permit.ok) return refuse({ kind: 'leave-link-invalid' });
    await this.saved.chooseLetters(permit.value.userId, false, now);
    return accept(undefined);
  }
}
