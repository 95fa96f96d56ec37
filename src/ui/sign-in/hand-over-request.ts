import type { SignInCodeRequest } from '#domain/accounts/sign-in-code-request.ts';
import { schoolIdentity } from '#domain/shared/school-identity.ts';

/** What the school asked for when it sent the visitor here, read from the address; null when nobody did. Source: SIGN-2. */
export function handOverRequest(query: URLSearchParams): SignInCodeRequest | null {
  const challenge = query.get('code_challenge') ?? '';
  const redirect = query.get('redirect') ?? '';
  const isAsked =
    query.get('web') === schoolIdentity.code &&
    query.get('code_challenge_method') === 'S256' &&
    challenge !== '' &&
    redirect !== '';
  if (!isAsked) return null;
  return { redirect, callbackPage: query.get('callback_page') ?? '', challenge, state: query.get('state') ?? '' };
}
