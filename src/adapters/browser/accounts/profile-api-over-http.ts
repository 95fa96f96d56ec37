import {
  askEmailChange,
  changePassword,
  changeProfile,
  chooseMarketing,
  confirmEmailChange,
  deleteAccount,
  exportOwnData,
  listDepartments,
  listProvinces,
  readProfile,
  removePhoto,
  sendPhoto,
} from '#adapters/http-contract/accounts/profiles.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { type ChosenPicture, ProfileApi } from '#application/browser/accounts/ports/profile-api.ts';
import type { Place, Province } from '#application/read-models/accounts/place.ts';
import type { OwnProfile } from '#application/read-models/accounts/own-profile.ts';
import type { GivenProfile } from '#domain/accounts/profile-details.ts';
import { mapValue, type Result } from '#domain/shared/result.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';

type Answer<T> = Promise<Result<T, CallRefusal>>;

/** Milliseconds for a picture, which a telephone may send slowly. */
const patience = 60_000;

export class ProfileApiOverHttp extends ProfileApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  read(): Answer<OwnProfile> {
    return this.http.call(readProfile, {});
  }

  save(profile: GivenProfile): Answer<undefined> {
    return this.http.call(changeProfile, { body: { ...profile } });
  }

  sendPhoto(picture: ChosenPicture): Answer<undefined> {
    const image = picture instanceof Blob ? picture : new Blob([]);
    return this.http.call(sendPhoto, { body: { image }, timeOut: patience });
  }

  removePhoto(): Answer<undefined> {
    return this.http.call(removePhoto, {});
  }

  changePassword(currentPassword: string, password: string): Answer<undefined> {
    return this.http.call(changePassword, { body: { currentPassword, password } });
  }

  askEmailChange(email: string, password: string): Answer<undefined> {
    return this.http.call(askEmailChange, { body: { email, password } });
  }

  async confirmEmailChange(token: string): Answer<string> {
    return mapValue(await this.http.call(confirmEmailChange, { body: { token } }), ({ email }) => email);
  }

  chooseMarketing(granted: boolean, textVersion: string): Answer<undefined> {
    return this.http.call(chooseMarketing, { body: { granted, textVersion } });
  }

  async departments(): Answer<readonly Place[]> {
    return mapValue(await this.http.call(listDepartments, {}), ({ departments }) => departments);
  }

  async provincesOf(departmentCode: string): Answer<readonly Province[]> {
    const answer = await this.http.call(listProvinces, { params: { code: departmentCode } });
    return mapValue(answer, ({ provinces }) => provinces);
  }

  async ownData(): Answer<string> {
    const data = await this.http.call(exportOwnData, { timeOut: patience });
    return mapValue(data, (everything) => JSON.stringify(everything, null, 2));
  }

  deleteAccount(password: string): Answer<undefined> {
    return this.http.call(deleteAccount, { body: { password } });
  }
}
