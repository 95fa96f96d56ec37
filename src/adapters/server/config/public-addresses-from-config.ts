import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { Config } from './config.ts';

export class PublicAddressesFromConfig extends PublicAddresses {
  readonly schoolOrigin: string;
  readonly #signInOrigin: string;

  constructor(config: Pick<Config, 'schoolOrigin' | 'signInOrigin'>) {
    super();
    this.schoolOrigin = config.schoolOrigin;
    this.#signInOrigin = config.signInOrigin;
  }

  school(path: string): string {
    return this.schoolOrigin + path;
  }

  signIn(path: string): string {
    return this.#signInOrigin + path;
  }
}
