import { Secret, TOTP } from 'otpauth';

/** The code that an application on a telephone shows of a secret. @param steps of half a minute away from `now`. */
export function codeAt(secret: string, now: Date, steps = 0): string {
  const timestamp = now.getTime() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}
