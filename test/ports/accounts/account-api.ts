import { describe, expect, test } from 'vitest';
import type { AccountApi, TypedRegistration } from '#application/browser/accounts/ports/account-api.ts';
import type { OpenSession } from '#application/read-models/accounts/open-session.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

export interface AccountApiOfTest {
  readonly api: AccountApi;
  /** Sends the calls that follow with this session. */
  readonly use: (session: OpenSession) => void;
  /** The secret of the last letter's link. */
  readonly lastLink: () => Promise<string>;
  /** Adds an account whose address nobody verified. */
  readonly addUnverified: (email: string) => Promise<void>;
  /** Gives an account a second factor; returns a code of it that is right now. */
  readonly addFactor: (email: string) => Promise<string>;
  /** Verifier and challenge that belong together. */
  readonly proof: { readonly verifier: string; readonly challenge: string };
}

const rosa: TypedRegistration = {
  givenNames: 'Rosa María',
  paternalSurname: 'Huamán',
  maternalSurname: 'Quispe',
  email: 'rosa@correo.pe',
  password: 'tres tristes tigres',
  acceptsTerms: true,
  acceptsMarketing: false,
};

/** What every adapter of AccountApi does, as the sign-in app and the school use it. */
export function accountApiContract(make: () => Promise<AccountApiOfTest>): void {
  const registered = async () => {
    const world = await make();
    accepted(await world.api.register(rosa, '/carrito'));
    world.use(accepted(await world.api.openAccount(await world.lastLink(), rosa.password)));
    return world;
  };

  test('an account with a second factor is signed in to by password and code', async () => {
    const { api, addFactor } = await registered();
    const code = await addFactor(rosa.email);
    const asked = { kind: 'factor-needed', status: 403, field: 'code' };
    expect(refused(await api.signIn(rosa.email, rosa.password))).toMatchObject(asked);
    const wrong = { kind: 'factor-code-wrong', status: 403, field: 'code' };
    expect(refused(await api.signIn(rosa.email, rosa.password, 'nada'))).toMatchObject(wrong);
    expect(refused(await api.signIn(rosa.email, 'otra cosa', code))).toMatchObject({ kind: 'wrong-credentials' });
    expect(accepted(await api.signIn(rosa.email, rosa.password, code)).token).not.toBe('');
  });

  test('whoever asks for an account is told where the letter went, whether or not there is one', async () => {
    const { api } = await registered();
    expect(accepted(await api.register({ ...rosa, email: 'Nueva@correo.pe ' }, ''))).toBe('nueva@correo.pe');
    expect(accepted(await api.register({ ...rosa, email: 'ROSA@correo.pe' }, ''))).toBe('rosa@correo.pe');
  });

  test('an account is opened by the letter’s link and the password that was chosen', async () => {
    const { api, lastLink } = await make();
    accepted(await api.register(rosa, '/carrito'));
    expect(refused(await api.signIn(rosa.email, rosa.password))).toMatchObject({
      kind: 'email-unverified',
      status: 403,
    });
    const link = await lastLink();
    expect(accepted(await api.checkAccountOpening(link))).toBe('ro•••@correo.pe');
    expect(refused(await api.openAccount(link, 'otra cosa'))).toMatchObject({
      kind: 'registered-password-wrong',
      field: 'password',
    });
    expect(accepted(await api.openAccount(link, rosa.password)).returnTo).toBe('/carrito');
    const exists = { kind: 'account-exists', field: 'token', status: 409 };
    expect(refused(await api.checkAccountOpening(link))).toMatchObject(exists);
    expect(refused(await api.openAccount(link, rosa.password))).toMatchObject(exists);
    expect(refused(await api.checkAccountOpening('invented'))).toMatchObject({ kind: 'link-unknown', status: 404 });
  });

  test('a new account is signed in, and verified', async () => {
    const { api } = await registered();
    const me = accepted(await api.me());
    expect(me).toMatchObject({
      email: 'rosa@correo.pe',
      firstName: 'Rosa',
      emailVerified: true,
      owned: [],
      plan: null,
    });
  });

  test('refusals name their field', async () => {
    const { api } = await registered();
    const short = await api.register({ ...rosa, email: 'otra@correo.pe', password: 'corta' }, '');
    expect(refused(short)).toMatchObject({ kind: 'password-too-short', field: 'password' });
    const terms = await api.register({ ...rosa, email: 'otra@correo.pe', acceptsTerms: false }, '');
    expect(refused(terms)).toMatchObject({ kind: 'terms-not-accepted', field: 'acceptsTerms' });
  });

  test('signs in with the password, and with no other', async () => {
    const { api, use } = await registered();
    expect(refused(await api.signIn(rosa.email, 'otra cosa'))).toMatchObject({ kind: 'wrong-credentials' });
    use(accepted(await api.signIn(rosa.email, rosa.password)));
    expect(accepted(await api.me()).email).toBe(rosa.email);
  });

  test('after signing out nobody is known', async () => {
    const { api } = await registered();
    accepted(await api.signOut());
    expect(refused(await api.me()).status).toBe(401);
  });

  test('verifies the address by the letter’s link', async () => {
    const { api, lastLink, addUnverified } = await make();
    await addUnverified('eva@correo.pe');
    expect(accepted(await api.sendVerification('eva@correo.pe'))).toBe(true);
    expect(accepted(await api.verifyEmail(await lastLink()))).toBe('eva@correo.pe');
    expect(refused(await api.verifyEmail('invented'))).toMatchObject({ kind: 'link-unknown', status: 404 });
  });

  test('changes a forgotten password by the letter’s link', async () => {
    const { api, lastLink } = await registered();
    accepted(await api.requestPasswordReset(rosa.email));
    const link = await lastLink();
    expect(accepted(await api.checkPasswordReset(link))).toBe('ro•••@correo.pe');
    expect(refused(await api.resetPassword(link, '12345678'))).toMatchObject({ field: 'password' });
    accepted(await api.resetPassword(link, 'cuatro gatos pardos'));
    expect((await api.signIn(rosa.email, 'cuatro gatos pardos')).ok).toBe(true);
    expect(refused(await api.checkPasswordReset('invented'))).toMatchObject({ kind: 'link-unknown' });
  });

  describe('the hand-over', () => {
    const order = (challenge: string) => ({ redirect: '/carrito', callbackPage: 'set-session', challenge, state: 'S' });

    test('gives a code, and for it a session', async () => {
      const { api, use, proof } = await registered();
      const location = new URL(accepted(await api.issueCode(order(proof.challenge))));
      expect(location.pathname).toMatch(/^\/set-session\/.+/);
      expect(location.searchParams.get('state')).toBe('S');
      const code = location.pathname.split('/').at(-1) ?? '';
      const session = accepted(await api.exchangeCode(code, proof.verifier));
      expect(session.returnTo).toBe('/carrito');
      use(session);
      expect(accepted(await api.me()).email).toBe(rosa.email);
      expect(refused(await api.exchangeCode(code, proof.verifier))).toMatchObject({ kind: 'code-not-good' });
    });

    test('goes to the school alone', async () => {
      const { api, proof } = await registered();
      const elsewhere = { ...order(proof.challenge), redirect: '//mala.example' };
      expect(refused(await api.issueCode(elsewhere))).toMatchObject({ kind: 'redirect-not-allowed' });
    });
  });
}
