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
import { AccountApi } from '#application/browser/accounts/ports/account-api.ts';
import { schoolIdentity } from '#domain/shared/school-identity.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';

export const AccountApiOverHttp = overHttp(AccountApi, {
  register: to(
    registerAccount,
    (registration, returnTo) => ({ body: { ...registration, returnTo } }),
    ({ email }) => email,
  ),
  checkAccountOpening: to(
    checkAccountOpening,
    (token) => ({ body: { token } }),
    ({ email }) => email,
  ),
  openAccount: to(openAccount, (token, password) => ({ body: { token, password } })),
  signIn: to(signIn, (email, password, code = '') => ({ body: { email, password, code } })),
  signOut: to(signOut),
  isSessionOpen: to(
    sessionStatus,
    () => ({}),
    ({ open }) => open,
  ),
  me: to(readMe, () => ({}), parseUserInfo),
  issueCode: to(
    issueSignInCode,
    (request) => ({ body: request }),
    ({ location }) => location,
  ),
  exchangeCode: to(exchangeSignInCode, (code, verifier) => ({ body: { code, verifier } })),
  sendVerification: to(
    sendVerification,
    (email) => ({ body: { email, web: schoolIdentity.code } }),
    ({ sended }) => sended,
  ),
  verifyEmail: to(
    verifyEmail,
    (token) => ({ body: { token } }),
    ({ email }) => email,
  ),
  requestPasswordReset: to(requestPasswordReset, (email) => ({ body: { email } })),
  checkPasswordReset: to(
    checkPasswordReset,
    (token) => ({ body: { token } }),
    ({ email }) => email,
  ),
  resetPassword: to(resetPassword, (token, password) => ({ body: { token, password } })),
  sessions: to(
    listSessions,
    () => ({}),
    ({ sessions }) => sessions,
  ),
  closeSession: to(closeSession, (id) => ({ params: { id } })),
  closeOtherSessions: to(clearOtherSessions, (token) => ({ body: { token } })),
});
