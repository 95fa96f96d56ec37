import type { AskEmailChangeRefusal } from '#application/server/accounts/ask-email-change.ts';
import type { ChangePasswordRefusal } from '#application/server/accounts/change-password.ts';
import type { AccountGone } from '#application/server/accounts/change-photo.ts';
import type { ConfirmEmailChangeRefusal } from '#application/server/accounts/confirm-email-change.ts';
import type { DeleteAccountRefusal } from '#application/server/accounts/delete-account.ts';
import type { ProfileProblem } from '#domain/accounts/profile-details.ts';
import type { SurnameRepeated } from '#domain/accounts/mailbox/whole-name.ts';
import { profileProblemText, surnameRepeatedText } from '#domain/accounts/profile-texts.ts';
import type { UploadRefusal } from '#domain/shared/upload-rule.ts';
import { accountRefusals } from './account-refusals.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { uploadRefusals } from '#adapters/server/http/shared/files/upload-refusals.ts';

const { 'account-gone': gone, 'too-many-tries': tooMany } = accountRefusals;
const problem = { status: 400, field: (each: ProfileProblem) => each.field, detail: profileProblemText } as const;
const wrong = 'Esa no es tu contraseña actual. Revísala o recupérala.';

export const profileRefusals: RefusalTable<ProfileProblem | SurnameRepeated> = {
  'name-missing': problem,
  'name-invalid': problem,
  'document-type-unknown': problem,
  'document-number-missing': problem,
  'document-number-invalid': problem,
  'phone-invalid': problem,
  'line-too-long': problem,
  'district-unknown': problem,
  'surname-repeated': { status: 409, field: 'givenNames', detail: surnameRepeatedText },
};

export const goneRefusals: RefusalTable<AccountGone> = { 'account-gone': gone };

export const photoRefusals: RefusalTable<AccountGone | UploadRefusal> = {
  ...goneRefusals,
  ...uploadRefusals('image', 'La foto'),
};

export const passwordRefusals: RefusalTable<ChangePasswordRefusal> = {
  'account-gone': gone,
  'too-many-tries': tooMany,
  'own-password-wrong': { status: 400, field: 'currentPassword', detail: wrong },
  'password-too-short': accountRefusals['password-too-short'],
  'password-too-long': accountRefusals['password-too-long'],
  'password-common': accountRefusals['password-common'],
  'password-personal': accountRefusals['password-personal'],
};

const taken = { status: 409, field: 'email', detail: 'Ya existe una cuenta con este correo.' } as const;

export const emailChangeRefusals: RefusalTable<AskEmailChangeRefusal> = {
  'account-gone': gone,
  'too-many-tries': tooMany,
  'own-password-wrong': { status: 400, field: 'password', detail: wrong },
  'email-invalid': accountRefusals['email-invalid'],
  'email-same': { status: 400, field: 'email', detail: 'Ese ya es el correo de tu cuenta.' },
  'mail-just-sent': {
    status: 429,
    detail: 'Ya te enviamos un enlace hace un momento. Revisa tu correo nuevo o espera un poco para pedir otro.',
  },
};

export const confirmationRefusals: RefusalTable<ConfirmEmailChangeRefusal> = {
  'link-unknown': accountRefusals['link-unknown'],
  'link-over': { ...accountRefusals['link-over'], detail: 'Este enlace ya se usó o venció. Pide otro en tu perfil.' },
  'email-taken': { ...taken, field: 'token' },
};

export const deletionRefusals: RefusalTable<DeleteAccountRefusal> = {
  'account-gone': gone,
  'too-many-tries': tooMany,
  'own-password-wrong': { status: 400, field: 'password', detail: wrong },
  'account-of-staff': {
    status: 409,
    detail: 'Tu cuenta trabaja para la escuela. Pide que retiren ese acceso y podrás eliminarla.',
  },
  'payment-under-way': {
    status: 409,
    detail: 'Hay un pago tuyo en verificación. Cuando se resuelva podrás eliminar tu cuenta.',
  },
};
