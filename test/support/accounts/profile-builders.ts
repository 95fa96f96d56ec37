import type { OwnedProduct } from '#domain/accounts/ownership.ts';
import type { Profile } from '#domain/accounts/profile.ts';

/** Somebody signed in, verified, who owns nothing. */
export function aProfile(changes: Partial<Profile> = {}): Profile {
  return {
    id: 'rosa',
    email: 'rosa@correo.pe',
    fullName: 'Rosa María Huamán Quispe',
    firstName: 'Rosa',
    givenNames: 'Rosa María',
    paternalSurname: 'Huamán',
    maternalSurname: 'Quispe',
    phone: '987654321',
    document: { type: 'DNI', number: '46712369' },
    photo: null,
    role: 0,
    isCollaborator: false,
    emailVerified: true,
    profileComplete: true,
    tourSeen: false,
    plan: null,
    proPlans: [],
    owned: [],
    ...changes,
  };
}

/** A course owned for ever. */
export function anOwnedProduct(id: number, changes: Partial<OwnedProduct> = {}): OwnedProduct {
  const since = '2026-01-01T00:00:00.000Z';
  return { id, slug: `curso-${id}`, title: `Curso ${id}`, kind: 'course', plan: null, since, until: null, ...changes };
}
