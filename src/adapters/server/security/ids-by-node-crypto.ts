import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { IdGenerator } from '#application/ports/id-generator.ts';

/** Identifiers and secrets from the operating system's random source. */
export class IdsByNodeCrypto extends IdGenerator {
  newId(): string {
    return randomUUID();
  }

  newSecret(bytes = 32): string {
    return randomBytes(bytes).toString('base64url');
  }

  randomIntegers(count: number, below: number): readonly number[] {
    return Array.from({ length: count }, () => randomInt(below));
  }
}
