import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { OwnProfile } from '#application/read-models/accounts/own-profile.ts';
import type { Place, Province } from '#application/read-models/accounts/place.ts';
import type { ProfileChange } from '#domain/accounts/profile-details.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';

/** The school's calls about one's own profile. A refusal's field is one of what was sent. Source: USER-1, USER-2. */
export abstract class ProfileApi {
  abstract read(): Answer<OwnProfile>;
  abstract save(profile: ProfileChange): Answer<undefined>;
  abstract sendPhoto(picture: ChosenFile): Answer<undefined>;
  abstract removePhoto(): Answer<undefined>;
  abstract changePassword(currentPassword: string, password: string): Answer<undefined>;
  /** Sends a link to the new address; nothing changes before it is opened. */
  abstract askEmailChange(email: string, password: string): Answer<undefined>;
  /** Returns the address that is the account's now. */
  abstract confirmEmailChange(token: string): Answer<string>;
  /** @param textVersion of the text that stood beside the box. */
  abstract chooseMarketing(granted: boolean, textVersion: string): Answer<undefined>;
  abstract departments(): Answer<readonly Place[]>;
  abstract provincesOf(departmentCode: string): Answer<readonly Province[]>;
  /** Everything the school knows of the person, as a JSON text. */
  abstract ownData(): Answer<string>;
  abstract deleteAccount(password: string): Answer<undefined>;
}
