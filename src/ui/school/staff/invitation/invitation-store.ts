import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import type { TeamInvitationApi } from '#application/browser/office/ports/team-api.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';

/** Accepting an invitation to the team. */
export class InvitationStore {
  isBusy = false;
  isAccepted = false;
  /** Why it was not accepted. */
  refusal: CallRefusal | null = null;
  readonly #api: TeamInvitationApi;
  readonly #loadProfile: LoadProfile;

  constructor(api: TeamInvitationApi, loadProfile: LoadProfile) {
    this.#api = api;
    this.#loadProfile = loadProfile;
    makeAutoObservable(this, { refusal: observableRef });
  }

  /** The page was opened anew. */
  begin(): void {
    this.isBusy = false;
    this.isAccepted = false;
    this.refusal = null;
  }

  /** Accepts; presses in between are one. The roles are in the menu from then on. */
  async accept(secret: string): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.refusal = null;
    const accepted = await this.#api.accept(secret);
    if (accepted.ok) await this.#loadProfile.execute();
    runInAction(() => {
      this.isBusy = false;
      this.isAccepted = accepted.ok;
      this.refusal = accepted.ok ? null : accepted.refusal;
    });
  }
}
