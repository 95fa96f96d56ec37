import { Secret, TOTP } from 'otpauth';
import { OneTimeCodes } from '#application/server/accounts/ports/one-time-codes.ts';
import { schoolIdentity } from '#domain/shared/school-identity.ts';

const secretBytes = 20;

/** What every application takes: SHA-1, six digits, half a minute. */
export class OneTimeCodesByOtpauth extends OneTimeCodes {
  newSecret(): string {
    return new Secret({ size: secretBytes }).base32;
  }

  addressOf(secret: string, account: string): string {
    return totpOf(secret, account).toString();
  }

  stepOf(secret: string, digits: string, now: Date): number | null {
    const totp = totpOf(secret, '');
    const timestamp = now.getTime();
    const away = totp.validate({ token: digits, timestamp, window: 1 });
    return away === null ? null : totp.counter({ timestamp }) + away;
  }
}

const totpOf = (secret: string, label: string): TOTP => new TOTP({ issuer: schoolIdentity.name, label, secret });
