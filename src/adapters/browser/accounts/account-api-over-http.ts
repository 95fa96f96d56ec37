import {
  checkAccountOpening,
  openAccount,
  registerAccount,
} from '#adapters/http-contract/accounts/account-openings.ts';
import {
  checkPasswordReset,
  clearOtherSessions,
  closeSession,
  exchangeSignInCode,
  issueSignInCode,
  listSessions,
  readMe,
  requestPasswordReset,
  resetPassword,
  sendVerification,
  sessionStatus,
  signIn,
  signOut,
  verifyEmail,
} from '#adapters/http-contract/accounts/accounts.ts';
import { parseUserInfo } from '#adapters/http-contract/accounts/present-user-info.ts';
import { AccountApi, type Answer, type Registration } from '#application/browser/accounts/ports/account-api.ts';
import type { SignInCodeRequest } from '#domain/accounts/sign-in-code-request.ts';
import type { ListedSession } from '#application/read-models/accounts/listed-session.ts';
import type { OpenSession } from '#application/read-models/accounts/open-session.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import { schoolIdentity } from '#domain/shared/school-identity.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';

export class AccountApiOverHttp extends AccountApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async register(registration: Registration, returnTo: string): Answer<string> {
    return map(await this.http.call(registerAccount, { body: { ...registration, returnTo } }), ({ email }) => email);
  }

  async checkAccountOpening(token: string): Answer<string> {
    return map(await this.http.call(checkAccountOpening, { body: { token } }), ({ email }) => email);
  }

  openAccount(token: string, password: string): Answer<OpenSession & { readonly returnTo: string }> {
    return this.http.call(openAccount, { body: { token, password } });
  }

  signIn(email: string, password: string): Answer<OpenSession> {
    return this.http.call(signIn, { body: { email, password } });
  }

  signOut(): Answer<undefined> {
    return this.http.call(signOut, {});
  }

  async isSessionOpen(): Answer<boolean> {
    return map(await this.http.call(sessionStatus, {}), ({ open }) => open);
  }

  async me(): Answer<Profile> {
    return map(await this.http.call(readMe, {}), parseUserInfo);
  }

  async issueCode(request: SignInCodeRequest): Answer<string> {
    return map(await this.http.call(issueSignInCode, { body: request }), ({ location }) => location);
  }

  exchangeCode(code: string, verifier: string): Answer<OpenSession & { readonly returnTo: string }> {
    return this.http.call(exchangeSignInCode, { body: { code, verifier } });
  }

  async sendVerification(email: string): Answer<boolean> {
    const body = { email, web: schoolIdentity.code };
    return map(await this.http.call(sendVerification, { body }), ({ sended }) => sended);
  }

  async verifyEmail(token: string): Answer<string> {
    return map(await this.http.call(verifyEmail, { body: { token } }), ({ email }) => email);
  }

  requestPasswordReset(email: string): Answer<undefined> {
    return this.http.call(requestPasswordReset, { body: { email } });
  }

  async checkPasswordReset(token: string): Answer<string> {
    return map(await this.http.call(checkPasswordReset, { body: { token } }), ({ email }) => email);
  }

  resetPassword(token: string, password: string): Answer<undefined> {
    return this.http.call(resetPassword, { body: { token, password } });
  }

  async sessions(): Answer<readonly ListedSession[]> {
    return map(await this.http.call(listSessions, {}), ({ sessions }) => sessions);
  }

  closeSession(id: string): Answer<undefined> {
    return this.http.call(closeSession, { params: { id } });
  }

  closeOtherSessions(token: string): Answer<undefined> {
    return this.http.call(clearOtherSessions, { body: { token } });
  }
}

function map<T, U>(result: Result<T, CallRefusal>, change: (value: T) => U): Result<U, CallRefusal> {
  return result.ok ? accept(change(result.value)) : result;
}
