import { accept, refuse, type Result } from '#domain/shared/result.ts';

const longest = 500;

/** The address at which a seminar is attended on line, as typed: https alone, 500 characters at most. Source: LEARN-4. */
export function roomAddress(text: string): Result<string, { readonly kind: 'room-malformed' }> {
  const address = text.trim();
  const isGood =
    address.length <= longest && /^https:\/\/[^\s/"<>\\]+\.[^\s/"<>\\]+(?:[/?#][^\s"<>\\]*)?$/.test(address);
  return isGood ? accept(address) : refuse({ kind: 'room-malformed' });
}
