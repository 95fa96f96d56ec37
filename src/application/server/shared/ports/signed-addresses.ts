import type { Result } from '#domain/shared/result.ts';

/** Leave for one student to fetch one thing until an instant. */
export interface Permit {
  /** Path on this school's own origin, beginning with `/`, without a query. */
  readonly path: string;
  readonly userId: string;
  readonly until: Date;
}

export type PermitRefusal =
  /** Not signed by this school, or for another path. */
  { readonly kind: 'address-invalid' } | { readonly kind: 'address-expired' };

/** Addresses that players, pictures and downloads can open without a bearer token, because they carry leave of their own. */
export abstract class SignedAddresses {
  /** The permit's path with the leave in its query. */
  abstract sign(permit: Permit): string;
  /** The leave that an address carries, if this school gave it and it lasts at `now`. */
  abstract read(path: string, query: string, now: Date): Result<Permit, PermitRefusal>;
}
