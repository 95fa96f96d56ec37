import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';

/** OWASP ASVS 5, appendix C: argon2id with one pass over 46 MiB. */
const cost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };

/** What a hash costs: memory in KiB, passes over it, lanes. */
export type HashCost = typeof cost;

/** Passwords as argon2id hashes. Each needs 46 MiB while it is made, so only a few are made at once; the others wait. */
export class PasswordHasherByArgon2 extends PasswordHasher {
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #decoy: Promise<string> | null = null;

  /** @param each what a hash costs; less than the default is for tests alone. */
  constructor(
    private readonly atOnce: number = Math.max(1, availableParallelism()),
    private readonly each: HashCost = cost,
  ) {
    super();
  }

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password, this.each));
  }

  async verify(stored: string | null, password: string): Promise<boolean> {
    this.#decoy ??= this.hash('nobody has this password');
    const decoy = await this.#decoy;
    const isHash = stored?.startsWith('$argon2') ?? false;
    const fits = await this.#inTurn(() => verify(isHash && stored !== null ? stored : decoy, password));
    return isHash && fits;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.atOnce) await new Promise<void>((go) => this.#waiting.push(go));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
