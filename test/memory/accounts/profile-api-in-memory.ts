import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { ProfileApi } from '#application/browser/accounts/ports/profile-api.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { Place, Province } from '#application/read-models/accounts/place.ts';
import type { OwnProfile } from '#application/read-models/accounts/own-profile.ts';
import { profileOf, type ProfileChange } from '#domain/accounts/profile-details.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** The profile of one visitor, in this process's memory. */
export class ProfileApiInMemory extends ProfileApi {
  profile: OwnProfile;
  password: string;
  photo: ChosenFile | null = null;
  isDeleted = false;
  /** Addresses that a link was sent to, by its secret. */
  readonly links = new Map<string, string>();
  /** When set, every call is refused with it. */
  failure: CallRefusal | null = null;

  constructor(profile: OwnProfile, password: string) {
    super();
    this.profile = profile;
    this.password = password;
  }

  read(): Answer<OwnProfile> {
    return this.#answer(() => accept(this.profile));
  }

  save(profile: ProfileChange): Answer<undefined> {
    return this.#answer(() => {
      const checked = profileOf(profile);
      if (!checked.ok) return refuse(refusal(checked.refusal.kind, 400, checked.refusal.field));
      const { person, details } = checked.value;
      const { document, ...names } = person;
      const given = { documentType: document?.type ?? '', documentNumber: document?.number ?? '' };
      this.profile = { ...this.profile, ...names, ...given, ...details };
      return accept(undefined);
    });
  }

  sendPhoto(picture: ChosenFile): Answer<undefined> {
    return this.#answer(() => {
      if (picture.size === 0) return refuse(refusal('upload-empty', 400, 'image'));
      this.photo = picture;
      return accept(undefined);
    });
  }

  removePhoto(): Answer<undefined> {
    return this.#answer(() => {
      this.photo = null;
      return accept(undefined);
    });
  }

  changePassword(currentPassword: string, password: string): Answer<undefined> {
    return this.#answer(() => {
      if (currentPassword !== this.password) return refuse(refusal('own-password-wrong', 400, 'currentPassword'));
      this.password = password;
      return accept(undefined);
    });
  }

  askEmailChange(email: string, password: string): Answer<undefined> {
    return this.#answer(() => {
      if (password !== this.password) return refuse(refusal('own-password-wrong', 400, 'password'));
      this.links.set(`enlace-${this.links.size + 1}`, email);
      return accept(undefined);
    });
  }

  confirmEmailChange(token: string): Answer<string> {
    return this.#answer(() => {
      const email = this.links.get(token);
      if (email === undefined) return refuse(refusal('link-unknown', 404, 'token'));
      this.profile = { ...this.profile, email, emailVerified: true };
      return accept(email);
    });
  }

  chooseMarketing(granted: boolean): Answer<undefined> {
    return this.#answer(() => {
      this.profile = { ...this.profile, marketing: { granted, at: '2026-03-10T15:00:00.000Z' } };
      return accept(undefined);
    });
  }

  departments(): Answer<readonly Place[]> {
    return this.#answer(() =>
      accept([
        { code: '14', name: 'Lambayeque' },
        { code: '15', name: 'Lima' },
      ]),
    );
  }

  provincesOf(departmentCode: string): Answer<readonly Province[]> {
    return this.#answer(() => {
      const chiclayo = { code: '1401', name: 'Chiclayo', districts: [{ code: '140101', name: 'Chiclayo' }] };
      const districts = [
        { code: '150101', name: 'Lima' },
        { code: '150122', name: 'Miraflores' },
      ];
      if (departmentCode === '14') return accept([chiclayo]);
      if (departmentCode === '15') return accept([{ code: '1501', name: 'Lima', districts }]);
      return refuse(refusal('department-unknown', 404, 'code'));
    });
  }

  ownData(): Answer<string> {
    return this.#answer(() => accept(JSON.stringify({ perfil: { correo: this.profile.email } }, null, 2)));
  }

  deleteAccount(password: string): Answer<undefined> {
    return this.#answer(() => {
      if (password !== this.password) return refuse(refusal('own-password-wrong', 400, 'password'));
      this.isDeleted = true;
      return accept(undefined);
    });
  }

  #answer<T>(give: () => Result<T, CallRefusal>): Answer<T> {
    return Promise.resolve(this.failure === null ? give() : refuse(this.failure));
  }
}

function refusal(kind: string, status: number, field: string): CallRefusal {
  return { kind, status, detail: `Refused: ${kind}`, field, data: {} };
}
