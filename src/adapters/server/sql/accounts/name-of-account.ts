import { fullName } from '#domain/accounts/user.ts';

/** The columns of an account that somebody is named by, as a left join of `users` gives them. */
export const nameColumns = ['users.given_names', 'users.paternal_surname', 'users.maternal_surname'] as const;

interface NamedRow {
  readonly given_names: string | null;
  readonly paternal_surname: string | null;
  readonly maternal_surname: string | null;
}

/** The name that an account has now; '' where the join found none. */
export function nameOfAccount(row: NamedRow): string {
  return fullName({
    givenNames: row.given_names ?? '',
    paternalSurname: row.paternal_surname ?? '',
    maternalSurname: row.maternal_surname ?? '',
  });
}
