import type { TypedRegistration } from '#application/browser/accounts/ports/account-api.ts';
import type { Profile } from '#domain/accounts/profile.ts';

/** What the school says of somebody whose account was just opened. */
export function newProfile(email: string, given: TypedRegistration): Profile {
  return {
    id: `user-of-${email}`,
    email,
    fullName: `${given.givenNames} ${given.paternalSurname}`,
    firstName: given.givenNames.split(' ')[0] ?? '',
    givenNames: given.givenNames,
    paternalSurname: given.paternalSurname,
    maternalSurname: given.maternalSurname,
    phone: '',
    document: null,
    photo: null,
    role: 0,
    isCollaborator: false,
    emailVerified: true,
    profileComplete: false,
    tourSeen: false,
    plan: null,
    proPlans: [],
    owned: [],
  };
}
