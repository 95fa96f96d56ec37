import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OfficeCertificateApi } from '#application/browser/learning/ports/office-certificate-api.ts';
import type { Reads } from '#application/browser/shared/ports/reads.ts';
import {
  type OfficeCertificate,
  officeCertificates,
  type IssuedCertificates,
} from '#application/read-models/learning/office-certificates.ts';
import { type SaidOfPress, saidOf } from '#ui/school/staff/desk/said.ts';
import { certificateDone, REASON_MISSING } from './texts.ts';

export interface CertificatesAsked {
  readonly words: string;
  readonly page: number;
}

interface OpenCertificate {
  readonly code: string;
  readonly what: 'correct' | 'revoke';
}

/** A page of certificates, and what is being done with one of them. */
export class OfficeCertificateStore {
  /** As it was last read after a change; null: nothing was changed since the page was loaded. */
  list: IssuedCertificates | null = null;
  open: OpenCertificate | null = null;
  name = '';
  reason = '';
  /** What is wrong, and with which field; null where with none of them. */
  problem: { readonly field: string | null; readonly text: string } | null = null;
  isBusy = false;
  /** What came of the last press, and with which certificate. */
  said: (SaidOfPress & { readonly code: string }) | null = null;
  private loaded: IssuedCertificates | null = null;
  readonly #api: OfficeCertificateApi;
  readonly #reads: Reads;
  #asked: CertificatesAsked = { words: '', page: 1 };

  constructor(api: OfficeCertificateApi, reads: Reads) {
    this.#api = api;
    this.#reads = reads;
    makeAutoObservable<this, 'loaded'>(this, {
      loaded: observableRef,
      list: observableRef,
      open: observableRef,
      problem: observableRef,
      said: observableRef,
    });
  }

  /** A page that was loaded, or what became of it since. */
  of(loaded: IssuedCertificates): IssuedCertificates {
    return (this.loaded === loaded ? this.list : null) ?? loaded;
  }

  /** Shows a page that was loaded; nothing is open or said on it yet. */
  show(loaded: IssuedCertificates, asked: CertificatesAsked): void {
    this.loaded = loaded;
    this.list = null;
    this.#asked = asked;
    this.open = null;
    this.said = null;
  }

  /** Opens a form; a correction begins with the name that the profile of the holder has. */
  begin({ code, present, holder }: OfficeCertificate, what: OpenCertificate['what']): void {
    this.open = { code, what };
    this.name = present?.holder ?? holder;
    this.reason = '';
    this.problem = null;
  }

  leave(): void {
    this.open = null;
  }

  writeName(name: string): void {
    this.name = name;
    this.problem = null;
  }

  writeReason(reason: string): void {
    this.reason = reason;
    this.problem = null;
  }

  /** Does what is open. What cannot be done stays, with what is wrong with it. */
  async send(certificate: OfficeCertificate): Promise<void> {
    if (this.open === null || this.isBusy) return;
    const { code, what } = this.open;
    const reason = this.reason.trim();
    if (reason === '') return this.refuse('reason', REASON_MISSING);
    this.isBusy = true;
    const name = this.name.trim();
    // The profile's own name comes with its document.
    const isOfProfile = name === '' || name === certificate.present?.holder;
    const answer = await (what === 'revoke'
      ? this.#api.revoke(code, reason)
      : this.#api.correct(code, reason, isOfProfile ? null : name));
    const list = answer.ok ? await this.#renewed() : null;
    runInAction(() => {
      this.isBusy = false;
      if (!answer.ok) return this.refuse(answer.refusal.field, answer.refusal.detail);
      this.open = null;
      if (list !== null) this.list = list;
      this.said = { code, ...saidOf(certificateDone[what], list !== null) };
    });
  }

  async #renewed(): Promise<IssuedCertificates | null> {
    const { words, page } = this.#asked;
    const list = await this.#reads.ask(officeCertificates, { words, page: String(page) });
    return list.ok ? list.value : null;
  }

  private refuse(field: string | null, text: string): void {
    this.problem = { field, text };
  }
}
