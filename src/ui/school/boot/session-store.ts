import { makeAutoObservable, observableRef } from 'mobx';
import type { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import type { ResendVerification } from '#application/browser/accounts/resend-verification.ts';
import type { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import type { SignOut } from '#application/browser/accounts/sign-out.ts';
import type { StartSignIn } from '#application/browser/accounts/start-sign-in.ts';
import { canManageUsers, hasPlan, ownsProduct } from '#domain/accounts/module-access.ts';
import type { Profile } from '#domain/accounts/profile.ts';

/**
 * Who is signed in, for everything on the page. Until it is `ready` it says what the server's page said: nobody. It begins
 * after hydration (`restore`), never before. Source: AUTH-2, AUTH-6, LAY-6, LAY-7.
 */
export class SessionStore {
  ready = false;
  signedIn = false;
  user: Profile | null = null;
  /** The session ended by itself; the page says so until `dismissExpiry`. */
  sessionExpired = false;
  /** The page says so in a place of its own, which is always in sight: nothing above it says it again. */
  isSaidInPage = false;
  readonly #keeper: SessionKeeper;
  readonly #loadProfile: LoadProfile;
  readonly #startSignIn: StartSignIn;
  readonly #signOut: SignOut;
  readonly #resend: ResendVerification;
  #restored: Promise<void> | null = null;

  constructor(
    keeper: SessionKeeper,
    loadProfile: LoadProfile,
    startSignIn: StartSignIn,
    signOut: SignOut,
    resend: ResendVerification,
  ) {
    this.#keeper = keeper;
    this.#loadProfile = loadProfile;
    this.#startSignIn = startSignIn;
    this.#signOut = signOut;
    this.#resend = resend;
    makeAutoObservable(this, { user: observableRef });
  }

  get isCollaborator(): boolean {
    return this.user?.isCollaborator ?? false;
  }

  get hasPlan(): boolean {
    return hasPlan(this.user);
  }

  /** Whether the menu shows 'Gestionar usuarios' (AUTH-3). */
  get canManageUsers(): boolean {
    return canManageUsers(this.user);
  }

  /** The alert of AUTH-8: whether to show it, and for which address. */
  get alert(): { readonly show: boolean; readonly email: string } {
    return { show: this.user !== null && !this.user.emailVerified, email: this.user?.email ?? '' };
  }

  /** Whether the profile owns the product (AUTH-6). */
  owns(productId: number): boolean {
    return ownsProduct(this.user, productId);
  }

  /** Begins: shows the stored session, then reads anew who is signed in and what they own. Repeated calls wait for the first. */
  restore(): Promise<void> {
    this.#restored ??= this.#restore();
    return this.#restored;
  }

  /** Resolves once the stored session is shown. */
  whenReady(): Promise<void> {
    return this.restore();
  }

  /** Takes over what other tabs have made of the session, should their news not have reached this one. */
  async lookAgain(): Promise<void> {
    await this.restore();
    await this.#keeper.lookAgain();
  }

  /** Reads anew who is signed in and what they own: after buying, after a change of the profile. */
  async refresh(): Promise<void> {
    await this.#loadProfile.execute();
  }

  /** Leaves for the sign-in app; comes back to `returnTo`, by default the page being shown. */
  signIn(returnTo?: string): Promise<void> {
    return this.#startSignIn.execute('login', returnTo);
  }

  /** As `signIn`, beginning with a new account. */
  register(returnTo?: string): Promise<void> {
    return this.#startSignIn.execute('registro', returnTo);
  }

  signOut(): Promise<void> {
    return this.#signOut.execute();
  }

  dismissExpiry(): Promise<void> {
    return this.#keeper.forgetExpiry();
  }

  /** Asks for the verification letter again; whether it is on its way (AUTH-8). */
  resendVerification(): Promise<boolean> {
    return this.#resend.execute(this.alert.email);
  }

  async #restore(): Promise<void> {
    await this.#keeper.restore();
    this.#keeper.onChange(() => this.show());
    this.show();
    void this.#loadProfile.execute();
  }

  /** Takes over the keeper's state, as one change. */
  private show(): void {
    const { loggedIn, user, sessionExpired } = this.#keeper.state;
    this.ready = true;
    this.signedIn = loggedIn;
    this.user = user;
    this.sessionExpired = sessionExpired;
  }
}
