import { makeAutoObservable, observableRef } from 'mobx';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { CertificateApi } from '#application/browser/learning/ports/certificate-api.ts';
import type { CertificateOverview } from '#application/read-models/learning/certificate-overview.ts';
import type { Result } from '#domain/shared/result.ts';

/** A student's certificates in a content. One that is due is asked for as soon as the page stands. */
export class CertificateStore {
  overview: CertificateOverview;
  isIssuing = false;
  /** Why a certificate that is due cannot be issued, and whether the profile lacks something. */
  obstacle: { readonly text: string; readonly isProfile: boolean } | null = null;
  /** Code of the certificate that is being made out anew. */
  reissuing: string | null = null;
  /** Why a certificate was not made out anew. */
  reissueProblem: { readonly code: string; readonly text: string } | null = null;
  readonly #api: CertificateApi;
  readonly #slug: string;

  constructor(api: CertificateApi, slug: string, overview: CertificateOverview) {
    this.#api = api;
    this.#slug = slug;
    this.overview = overview;
    makeAutoObservable(this, { overview: observableRef });
  }

  get isDue(): boolean {
    return this.overview.due.length > 0;
  }

  /** Has what is due issued; does nothing when nothing is. */
  async issue(): Promise<void> {
    if (!this.isDue || this.isIssuing) return;
    this.begin();
    const answer = await this.#api.issue(this.#slug);
    if (answer.ok) this.show(answer.value);
    else this.fail(answer.refusal.detail, answer.refusal.kind === 'holder-names-missing');
  }

  /** Has a certificate made out anew with what the profile says. A second click waits for the first. */
  async reissue(code: string): Promise<void> {
    if (this.reissuing !== null) return;
    this.beginReissue(code);
    const answer = await this.#api.reissue(this.#slug, code);
    this.endReissue(code, answer);
  }

  private beginReissue(code: string): void {
    this.reissuing = code;
    this.reissueProblem = null;
  }

  private endReissue(code: string, answer: Result<CertificateOverview, CallRefusal>): void {
    this.reissuing = null;
    if (answer.ok) this.overview = answer.value;
    else this.reissueProblem = { code, text: answer.refusal.detail };
  }

  private begin(): void {
    this.isIssuing = true;
    this.obstacle = null;
  }

  private show(overview: CertificateOverview): void {
    this.overview = overview;
    this.isIssuing = false;
  }

  private fail(text: string, isProfile: boolean): void {
    this.obstacle = { text, isProfile };
    this.isIssuing = false;
  }
}
