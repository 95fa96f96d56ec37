import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ProfileApi } from '#application/browser/accounts/ports/profile-api.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { OwnProfile } from '#application/read-models/accounts/own-profile.ts';
import type { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import { consentTexts } from '#domain/legal/consent.ts';
import { profileProblems, type GivenProfile } from '#domain/accounts/profile-details.ts';
import { profileProblemText, surnameRepeatedText } from '#domain/accounts/profile-texts.ts';
import { fullName } from '#domain/accounts/user.ts';
import { nameDoubt } from '#domain/accounts/mailbox/whole-name.ts';
import { oneLine } from '#domain/shared/typed-text.ts';
import { uploadRefusalText, uploadRules } from '#domain/shared/upload-rule.ts';
import { FormRun } from './form-run.ts';

/** What a person says of themselves: facts, photograph, and whether they want letters. */
export class ProfileStore {
  /** Null until it is loaded. */
  profile: OwnProfile | null = null;
  failure: string | null = null;
  readonly facts = new FormRun();
  readonly photo = new FormRun();
  readonly letters = new FormRun();
  readonly #api: ProfileApi;
  readonly #loadProfile: LoadProfile;
  /** The names that were asked about last: saved again, they are meant so. */
  #asked = '';

  constructor(api: ProfileApi, loadProfile: LoadProfile) {
    this.#api = api;
    this.#loadProfile = loadProfile;
    makeAutoObservable(this, { profile: observableRef });
  }

  async load(): Promise<void> {
    const read = await this.#api.read();
    runInAction(() => {
      this.failure = read.ok ? null : read.refusal.detail;
      if (read.ok) this.profile = read.value;
    });
  }

  /** Everything that is wrong is said at once; nothing is sent before. */
  async save(given: GivenProfile): Promise<void> {
    const problems = profileProblems(given).map((each) => ({ field: each.field, message: profileProblemText(each) }));
    const doubt = nameDoubt(this.profile, given);
    const names = oneLine(fullName(given));
    if (doubt !== null && this.#asked !== names) {
      problems.unshift({ field: doubt.field, message: surnameRepeatedText(doubt) });
    }
    this.#asked = doubt === null ? '' : names;
    if (problems.length > 0) return this.facts.refuse(problems);
    const change = { ...given, namesConfirmed: doubt !== null };
    if (await this.facts.send(() => this.#api.save(change), 'Guardamos tus datos.')) await this.#renew();
  }

  async sendPhoto(picture: ChosenFile): Promise<void> {
    const { largestBytes } = uploadRules.profilePhoto;
    if (picture.size > largestBytes) {
      const message = uploadRefusalText({ kind: 'upload-too-large', largestBytes }, 'La foto');
      this.photo.refuse([{ field: 'image', message }]);
      return;
    }
    if (await this.photo.send(() => this.#api.sendPhoto(picture), 'Tu foto cambió.')) await this.#loadProfile.execute();
  }

  async removePhoto(): Promise<void> {
    if (await this.photo.send(() => this.#api.removePhoto(), 'Quitamos tu foto.')) await this.#loadProfile.execute();
  }

  /** A choice counts once it is recorded. */
  async chooseLetters(granted: boolean): Promise<void> {
    const done = granted
      ? 'Te escribiremos con novedades y ofertas.'
      : 'Listo: ya no te escribiremos con novedades ni ofertas.';
    const { version } = consentTexts.marketing;
    if (await this.letters.send(() => this.#api.chooseMarketing(granted, version), done)) await this.load();
  }

  /** The header shows name and completeness too. */
  async #renew(): Promise<void> {
    await Promise.all([this.load(), this.#loadProfile.execute()]);
  }
}
