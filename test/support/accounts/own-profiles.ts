import type { OwnProfile } from '#application/read-models/accounts/own-profile.ts';

/** The profile of Rosa, who gave her names and her document. */
export function anOwnProfile(changes: Partial<OwnProfile> = {}): OwnProfile {
  return {
    givenNames: 'Rosa María',
    paternalSurname: 'Huamán',
    maternalSurname: 'Quispe',
    documentType: 'DNI',
    documentNumber: '46712369',
    phone: '987654321',
    address: '',
    district: '',
    occupation: '',
    organization: '',
    email: 'rosa@correo.pe',
    emailVerified: true,
    hasPassword: true,
    marketing: null,
    ...changes,
  };
}
