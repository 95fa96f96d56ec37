import { IdGenerator } from '#application/ports/id-generator.ts';

/** The browser's own cryptographic dice, which also plain http pages have. */
export class IdsInBrowser extends IdGenerator {
  newId(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    // Version 4, variant 1 of RFC 9562.
    const marked = bytes.map((byte, place) =>
      place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte,
    );
    const hex = [...marked].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  }

  newSecret(bytes = 32): string {
    const text = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes)));
    return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  }

  randomIntegers(count: number, below: number): readonly number[] {
    const unbiased = 256 - (256 % below);
    const found: number[] = [];
    while (found.length < count) {
      for (const byte of crypto.getRandomValues(new Uint8Array(count))) {
        if (byte < unbiased && found.length < count) found.push(byte % below);
      }
    }
    return found;
  }
}
