import { ownDataInSpanish } from '#domain/accounts/own-data-in-spanish.ts';
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
import { ProfileApi } from '#application/browser/accounts/ports/profile-api.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';

/** Milliseconds for a picture, which a telephone may send slowly. */
const patience = 60_000;

export const ProfileApiOverHttp = overHttp(ProfileApi, {
  read: to(readProfile),
  save: to(changeProfile, (profile) => ({ body: { ...profile } })),
  sendPhoto: to(sendPhoto, (picture) => {
    const image = picture instanceof Blob ? picture : new Blob([]);
    return { body: { image }, timeOut: patience };
  }),
  removePhoto: to(removePhoto),
  changePassword: to(changePassword, (currentPassword, password) => ({ body: { currentPassword, password } })),
  askEmailChange: to(askEmailChange, (email, password) => ({ body: { email, password } })),
  confirmEmailChange: to(
    confirmEmailChange,
    (token) => ({ body: { token } }),
    ({ email }) => email,
  ),
  chooseMarketing: to(chooseMarketing, (granted, textVersion) => ({ body: { granted, textVersion } })),
  departments: to(
    listDepartments,
    () => ({}),
    ({ departments }) => departments,
  ),
  provincesOf: to(
    listProvinces,
    (departmentCode) => ({ params: { code: departmentCode } }),
    ({ provinces }) => provinces,
  ),
  ownData: to(
    exportOwnData,
    () => ({ timeOut: patience }),
    (everything) => JSON.stringify(ownDataInSpanish(everything), null, 2),
  ),
  deleteAccount: to(deleteAccount, (password) => ({ body: { password } })),
});
