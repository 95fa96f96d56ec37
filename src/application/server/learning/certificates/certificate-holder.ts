import { type Holder, holderOf, type HolderNamesMissing } from '#domain/learning/certificate.ts';
import type { User } from '#domain/accounts/user.ts';
import type { Result } from '#domain/shared/result.ts';

/** Whom a certificate of an account would be made out to. An account that is gone has no names. */
export function holderOfAccount(account: User | null): Result<Holder, HolderNamesMissing> {
  return holderOf({
    email: account?.email ?? '',
    givenNames: account?.givenNames ?? '',
    paternalSurname: account?.paternalSurname ?? '',
    maternalSurname: account?.maternalSurname ?? '',
    documentType: account?.document?.type ?? '',
    documentNumber: account?.document?.number ?? '',
  });
}
