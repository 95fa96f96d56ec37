import type { OwnData } from '#application/server/accounts/export-own-data.ts';
import type { RecordRow } from '#application/server/accounts/ports/personal-records.ts';
import type { ProfileFacts } from '#application/server/accounts/read-profile.ts';
import { type PersonalSection, personalSections } from '#domain/accounts/personal-sections.ts';

function fieldsOf({ user, details }: ProfileFacts) {
  return {
    givenNames: user.givenNames,
    paternalSurname: user.paternalSurname,
    maternalSurname: user.maternalSurname,
    documentType: user.document?.type ?? '',
    documentNumber: user.document?.number ?? '',
    phone: user.phone,
    ...details,
  };
}

export function presentProfile(profile: ProfileFacts) {
  const { user, hasPassword, marketing } = profile;
  return {
    ...fieldsOf(profile),
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    hasPassword,
    marketing: marketing === null ? null : { granted: marketing.granted, at: marketing.at.toISOString() },
  };
}

/** Everything of a person as it is downloaded. */
export function presentOwnData(data: OwnData) {
  const { user, districtName, exportedAt } = data;
  const lists = Object.fromEntries(personalSections.map((section) => [section, [...data[section]]]));
  return {
    exportedAt: exportedAt.toISOString(),
    profile: { ...fieldsOf(data), districtName, email: user.email, createdAt: user.createdAt.toISOString() },
    ...(lists as Record<PersonalSection, RecordRow[]>),
  };
}
