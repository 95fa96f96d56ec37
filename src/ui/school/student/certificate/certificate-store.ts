import { makeAutoObservable, observableRef } from 'mobx';
import type { CertificateApi, CertificateStanding } from '#application/browser/ports/certificate-api.ts';

/** A student's certificates in a content. One that is due is asked for as soon as the page stands. */
export class CertificateStore {
  standing: CertificateStanding;
  isIssuing = false;
  /** Why a certificate that is due cannot be issued, and whether the profile lacks something. */
  obstacle: { readonly text: string; readonly isProfile: boolean } | null = null;
  readonly #api: CertificateApi;
  readonly #slug: string;

  constructor(api: CertificateApi, slug: string, standing: CertificateStanding) {
    this.#api = api;
    this.#slug = slug;
    this.standing = standing;
    makeAutoObservable(this, { standing: observableRef });
  }

  get isDue(): boolean {
    return this.standing.due.length > 0;
  }

  /** Has what is due issued; does nothing when nothing is. */
  async issue(): Promise<void> {
    if (!this.isDue || this.isIssuing) return;
    this.begin();
    const answer = await this.#api.issue(this.#slug);
    if (answer.ok) this.show(answer.value);
    else this.fail(answer.refusal.detail, answer.refusal.kind === 'holder-names-missing');
  }

  private begin(): void {
    this.isIssuing = true;
    this.obstacle = null;
  }

  private show(standing: CertificateStanding): void {
    this.standing = standing;
    this.isIssuing = false;
  }

  private fail(text: string, isProfile: boolean): void {
    this.obstacle = { text, isProfile };
    this.isIssuing = false;
  }
}
