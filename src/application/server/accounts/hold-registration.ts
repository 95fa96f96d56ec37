import type { PublicAddresses } from '#application/server/ports/public-addresses.ts';
import { returnPathOf } from '#domain/accounts/return-path.ts';
import { accept, type Accepted } from '#domain/shared/result.ts';
import type { GivenPending, RegistrationLetters } from './registration-letters.ts';

/** Keeps a registration whose data are checked, and sends its letter. The answer is the same whether or not the mailbox has an account. */
export class HoldRegistration {
  readonly #letters: RegistrationLetters;
  readonly #addresses: PublicAddresses;

  constructor(letters: RegistrationLetters, addresses: PublicAddresses) {
    this.#letters = letters;
    this.#addresses = addresses;
  }

  /** @param given its `returnTo` as it came: a path or an address of the school; anything else is dropped. */
  async execute(given: GivenPending): Promise<Accepted<string>> {
    const returnTo = returnPathOf(given.returnTo, this.#addresses.schoolOrigin) ?? '';
    await this.#letters.begin({ ...given, returnTo });
    return accept(given.email);
  }
}
