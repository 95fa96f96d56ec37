import { AccountApi, type TypedRegistration } from '#application/browser/accounts/ports/account-api.ts';
import type { SignInCodeRequest } from '#domain/accounts/sign-in-code-request.ts';
import type { ListedSession } from '#application/read-models/accounts/listed-session.ts';
import type { OpenSession } from '#application/read-models/accounts/open-session.ts';
import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { emailAddress } from '#domain/accounts/email-address.ts';
import { choosePassword } from '#domain/accounts/password.ts';
import { factorTexts } from '#domain/accounts/factor/second-factor-texts.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { maskedEmail } from '#domain/accounts/user.ts';
import { accept, refuse, type Refused } from '#domain/shared/result.ts';
import { newProfile } from './new-profile.ts';

type Purpose = 'verify' | 'reset' | 'open' | 'already-here';

interface Account {
  profile: Profile;
  password: string;
  /** The code of its second factor; absent: it has none. */
  code?: string;
}

/** A school in memory, as far as accounts go: one browser that talks to it, in both apps. */
export class AccountApiInMemory extends AccountApi {
  readonly #accounts = new Map<string, Account>();
  readonly #codes = new Map<string, { readonly request: SignInCodeRequest; readonly email: string }>();
  readonly #links = new Map<string, { readonly purpose: Purpose; readonly email: string }>();
  /** What waits for the link of its letter, by address: the last of each. */
  readonly #pending = new Map<string, TypedRegistration & { readonly returnTo: string }>();
  /** E-mail addresses that letters went to, with what each was for. */
  readonly letters: { readonly to: string; readonly purpose: Purpose; readonly secret: string }[] = [];
  /** The calls made, by name. */
  readonly calls: string[] = [];
  /** Set: every call fails like this. */
  failure: CallRefusal | null = null;
  listed: ListedSession[] = [];
  #signedIn: string | null = null;
  #tokens = 0;

  constructor(...profiles: readonly Profile[]) {
    super();
    for (const profile of profiles) this.add(profile);
  }

  /** Somebody who has an account. */
  add(profile: Profile): void {
    this.#accounts.set(profile.email, { profile, password: 'tres tristes tigres' });
  }

  /** Opens a session for the account without asking for a password. */
  admit(email: string): OpenSession {
    this.#signedIn = email;
    this.#tokens += 1;
    return { token: `token-${this.#tokens}`, refreshUntil: '2026-04-09T15:00:00.000Z' };
  }

  /** Changes what the school says of an account. */
  change(email: string, changes: Partial<Profile>): void {
    const account = this.#accounts.get(email);
    if (account !== undefined) account.profile = { ...account.profile, ...changes };
  }

  /** Somebody changes the password of an account elsewhere. */
  changePassword(email: string, password: string): void {
    const account = this.#accounts.get(email);
    if (account !== undefined) account.password = password;
  }

  /** The account has a second factor whose application shows this code. */
  addFactor(email: string, code: string): void {
    const account = this.#accounts.get(email);
    if (account !== undefined) account.code = code;
  }

  register(given: TypedRegistration, returnTo: string): Answer<string> {
    return this.#answer('register', () => {
      const email = emailAddress(given.email);
      if (!email.ok) return refusal(400, 'email-invalid', 'Escribe un correo válido, como nombre@correo.pe.', 'email');
      const password = choosePassword(given.password, [email.value, given.givenNames]);
      if (!password.ok) return refusal(400, password.refusal.kind, 'Elige otra contraseña.', 'password');
      if (!given.acceptsTerms) return refusal(400, 'terms-not-accepted', 'Acepta los términos.', 'acceptsTerms');
      this.#pending.set(email.value, { ...given, returnTo });
      this.#send(email.value, this.#accounts.has(email.value) ? 'already-here' : 'open');
      return accept(email.value);
    });
  }

  checkAccountOpening(token: string): Answer<string> {
    return this.#answer('checkAccountOpening', () => {
      const link = this.#links.get(token);
      if (link === undefined || link.purpose !== 'open') return unknownLink;
      return this.#accounts.has(link.email) ? accountExists : accept(maskedEmail(link.email));
    });
  }

  openAccount(token: string, password: string): Answer<OpenSession & { readonly returnTo: string }> {
    return this.#answer('openAccount', () => {
      const link = this.#links.get(token);
      if (link === undefined || link.purpose !== 'open') return unknownLink;
      if (this.#accounts.has(link.email)) return accountExists;
      const given = this.#pending.get(link.email);
      if (given?.password !== password) {
        const detail = 'No es la contraseña que se escribió al pedir esta cuenta.';
        return refusal(400, 'registered-password-wrong', detail, 'password');
      }
      this.#accounts.set(link.email, { profile: newProfile(link.email, given), password });
      return accept({ ...this.admit(link.email), returnTo: given.returnTo });
    });
  }

  signIn(email: string, password: string, code = ''): Answer<OpenSession> {
    return this.#answer('signIn', () => {
      const read = emailAddress(email);
      const address = read.ok ? read.value : '';
      const account = this.#accounts.get(address);
      if (account === undefined || account.password !== password) {
        if (this.#pending.get(address)?.password === password) return unverified;
        return refusal(400, 'wrong-credentials', 'El correo o la contraseña no son correctos.');
      }
      if (account.code !== undefined && code === '') return factorRefusal('factor-needed');
      if (account.code !== undefined && code !== account.code) return factorRefusal('factor-code-wrong');
      return accept(this.admit(account.profile.email));
    });
  }

  signOut(): Answer<undefined> {
    return this.#answer('signOut', () => {
      this.#signedIn = null;
      return accept(undefined);
    });
  }

  isSessionOpen(): Answer<boolean> {
    return this.#answer('isSessionOpen', () => accept(this.#signedIn !== null));
  }

  me(): Answer<Profile> {
    return this.#answer('me', () => {
      const account = this.#signedIn === null ? undefined : this.#accounts.get(this.#signedIn);
      return account === undefined
        ? refusal(401, 'sign-in-required', 'Tu sesión no está iniciada o venció.')
        : accept(account.profile);
    });
  }

  issueCode(request: SignInCodeRequest): Answer<string> {
    return this.#answer('issueCode', () => {
      if (this.#signedIn === null) return refusal(401, 'sign-in-required', 'Tu sesión no está iniciada o venció.');
      if (!request.redirect.startsWith('/') || request.redirect.startsWith('//')) {
        return refusal(400, 'redirect-not-allowed', 'La página de retorno no es de la escuela.', 'redirect');
      }
      const code = `code-${this.#codes.size + 1}`;
      this.#codes.set(code, { request, email: this.#signedIn });
      return accept(`http://localhost:3000/set-session/${code}?state=${request.state}`);
    });
  }

  exchangeCode(code: string, verifier: string): Answer<OpenSession & { readonly returnTo: string }> {
    return this.#answer('exchangeCode', () => {
      const known = this.#codes.get(code);
      this.#codes.delete(code);
      if (known === undefined || known.request.challenge !== `challenge of ${verifier}`) {
        return refusal(410, 'code-not-good', 'Este ingreso ya se usó o venció. Vuelve a ingresar.', 'code');
      }
      return accept({ ...this.admit(known.email), returnTo: known.request.redirect });
    });
  }

  sendVerification(email: string): Answer<boolean> {
    return this.#answer('sendVerification', () => {
      this.#send(email, this.#pending.has(email) && !this.#accounts.has(email) ? 'open' : 'verify');
      return accept(true);
    });
  }

  verifyEmail(token: string): Answer<string> {
    return this.#answer('verifyEmail', () => {
      const link = this.#links.get(token);
      if (link === undefined || link.purpose !== 'verify') return unknownLink;
      this.change(link.email, { emailVerified: true });
      return accept(link.email);
    });
  }

  requestPasswordReset(email: string): Answer<undefined> {
    return this.#answer('requestPasswordReset', () => {
      if (!emailAddress(email).ok) return refusal(400, 'email-invalid', 'Escribe un correo válido.', 'email');
      this.#send(email, 'reset');
      return accept(undefined);
    });
  }

  checkPasswordReset(token: string): Answer<string> {
    return this.#answer('checkPasswordReset', () => {
      const link = this.#links.get(token);
      return link === undefined || link.purpose !== 'reset' ? unknownLink : accept(maskedEmail(link.email));
    });
  }

  resetPassword(token: string, password: string): Answer<undefined> {
    return this.#answer('resetPassword', () => {
      const link = this.#links.get(token);
      const account = link === undefined ? undefined : this.#accounts.get(link.email);
      if (account === undefined) return unknownLink;
      const chosen = choosePassword(password, [account.profile.email]);
      if (!chosen.ok) return refusal(400, chosen.refusal.kind, 'Elige otra contraseña.', 'password');
      account.password = chosen.value;
      this.#links.delete(token);
      return accept(undefined);
    });
  }

  sessions(): Answer<readonly ListedSession[]> {
    return this.#answer('sessions', () => accept(this.listed));
  }

  closeSession(id: string): Answer<undefined> {
    return this.#answer('closeSession', () => {
      if (!this.listed.some((each) => each.id === id)) {
        return refusal(404, 'session-not-found', 'Esa sesión ya está cerrada.', 'id');
      }
      this.listed = this.listed.filter((each) => each.id !== id);
      return accept(undefined);
    });
  }

  closeOtherSessions(_token: string): Answer<undefined> {
    return this.#answer('closeOtherSessions', () => {
      this.listed = this.listed.filter(({ isCurrent }) => isCurrent);
      return accept(undefined);
    });
  }

  async #answer<T>(name: string, run: () => Awaited<Answer<T>>): Answer<T> {
    this.calls.push(name);
    return this.failure === null ? run() : refuse(this.failure);
  }

  #send(to: string, purpose: Purpose): void {
    const secret = `secret-${this.letters.length + 1}`;
    this.letters.push({ to, purpose, secret });
    if (purpose === 'open' || this.#accounts.has(to)) this.#links.set(secret, { purpose, email: to });
  }
}

function refusal(status: number, kind: string, detail: string, field: string | null = null): Refused<CallRefusal> {
  return refuse({ kind, status, detail, field, data: {} });
}

const factorRefusal = (kind: 'factor-needed' | 'factor-code-wrong') => refusal(403, kind, factorTexts[kind], 'code');
const accountExists = refusal(409, 'account-exists', 'Ya tienes una cuenta con este correo.', 'token');
const unverified = refusal(403, 'email-unverified', 'Tu correo NO ESTÁ VERIFICADO.', 'email');
const unknownLink = refusal(404, 'link-unknown', 'Este enlace no es válido. Copia la dirección completa.', 'token');
