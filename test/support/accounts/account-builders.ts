import type { SignInCode } from '#application/server/accounts/ports/sign-in-codes.ts';
import type { EmailToken } from '#application/server/accounts/ports/email-tokens.ts';
import type { Session } from '#application/server/accounts/ports/sessions.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { User } from '#domain/accounts/user.ts';

/** An instant of the day on which accounts are tested, such as `at('10:30')`, in UTC. */
export const at = (time: string): Date => new Date(`2026-03-10T${time}:00.000Z`);

/** A verified customer. */
export function aUser(id: string, changes: Partial<User> = {}): User {
  return {
    id,
    email: `${id}@correo.pe` as EmailAddress,
    givenNames: 'Rosa María',
    paternalSurname: 'Huamán',
    maternalSurname: 'Quispe',
    phone: '987654321',
    document: { type: 'DNI', number: '46712369' },
    role: 0,
    emailVerifiedAt: at('09:00'),
    photoFile: null,
    tourSeen: false,
    guestOf: null,
    createdAt: at('08:00'),
    disabledAt: null,
    ...changes,
  };
}

/** A session opened at ten, which ends thirty days later. */
export function aSession(id: string, userId: string, changes: Partial<Session> = {}): Session {
  return {
    id,
    userId,
    app: 'school',
    loginId: id,
    createdAt: at('10:00'),
    lastUsedAt: at('10:00'),
    expiresAt: new Date('2026-04-09T10:00:00.000Z'),
    endedAt: null,
    endedReason: null,
    device: { address: '190.12.3.4', userAgent: 'Firefox/150' },
    provenAt: null,
    ...changes,
  };
}

/** A verification link sent at ten. */
export function anEmailToken(fingerprint: string, userId: string, changes: Partial<EmailToken> = {}): EmailToken {
  return {
    fingerprint,
    userId,
    purpose: 'verify',
    email: `${userId}@correo.pe` as EmailAddress,
    createdAt: at('10:00'),
    expiresAt: at('11:00'),
    usedAt: null,
    ...changes,
  };
}

/** A one-time code given at ten. */
export function aSignInCode(fingerprint: string, userId: string, changes: Partial<SignInCode> = {}): SignInCode {
  return {
    fingerprint,
    userId,
    loginId: 'login',
    challenge: 'challenge',
    returnTo: '/carrito',
    createdAt: at('10:00'),
    expiresAt: at('10:01'),
    usedAt: null,
    sessionId: null,
    ...changes,
  };
}
