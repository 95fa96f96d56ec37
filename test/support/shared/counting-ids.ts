import { IdGenerator } from '#application/ports/id-generator.ts';

/** Identifiers and secrets that count up, so that a test knows them beforehand: 00000000-0000-4000-8000-000000000001 … */
export class CountingIds extends IdGenerator {
  #ids = 0;
  #secrets = 0;
  #dice = 0;

  newId(): string {
    this.#ids += 1;
    return idNumber(this.#ids);
  }

  newSecret(bytes = 32): string {
    this.#secrets += 1;
    return Buffer.alloc(bytes, `secret-${this.#secrets}-`).toString('base64url');
  }

  randomIntegers(count: number, below: number): readonly number[] {
    return Array.from({ length: count }, () => {
      this.#dice += 1;
      return this.#dice % below;
    });
  }
}

/** The identifier that a new CountingIds gives as its `n`th, counted from 1. */
export const idNumber = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
