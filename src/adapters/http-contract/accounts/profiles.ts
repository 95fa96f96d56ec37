import * as v from 'valibot';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import type { OwnProfile } from '#application/read-models/accounts/own-profile.ts';
import type { Place, Province } from '#application/read-models/accounts/place.ts';
import { personalSections } from '#domain/accounts/personal-sections.ts';
import { missingTexts } from '#domain/accounts/registration-texts.ts';
import { DATUM_TOO_LONG } from '#domain/shared/typed-text.ts';
import { uploadRules } from '#domain/shared/upload-rule.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { formFile } from '#adapters/http-contract/shared/form-file.ts';
import { instant } from '#adapters/http-contract/shared/wire-values.ts';

const area = 'Perfil';
const text = v.pipe(v.string('Este dato es un texto.'), v.maxLength(1000, DATUM_TOO_LONG));
const given = (missing: string) => v.pipe(v.string(missing), v.minLength(1, missing), v.maxLength(1000, missing));
const placeFields = { code: v.string(), name: v.string() };
const place = wireOf<Place>()(v.object(placeFields));

const profileFields = {
  givenNames: text,
  paternalSurname: text,
  maternalSurname: text,
  /** 'DNI', 'CE', 'passport' or ''. */
  documentType: text,
  documentNumber: text,
  phone: text,
  address: text,
  /** INEI code of a district, or ''. */
  district: text,
  occupation: text,
  organization: text,
};

export const readProfile = endpoint({
  method: 'GET',
  path: '/api/v1/profile',
  summary: 'Los datos que la persona dio de sí misma',
  area,
  signIn: 'required',
  answer: wireOf<OwnProfile>()(
    v.object({
      ...profileFields,
      email: v.string(),
      emailVerified: v.boolean(),
      /** False: the account was made without one. */
      hasPassword: v.boolean(),
      /** Null: never asked. */
      marketing: v.nullable(v.object({ granted: v.boolean(), at: instant })),
    }),
  ),
});

export const changeProfile = endpoint({
  method: 'PUT',
  path: '/api/v1/profile',
  summary: 'Guarda los datos de la persona',
  area,
  signIn: 'required',
  body: v.object({
    ...profileFields,
    /** A surname that stands among the given names is meant so: it was asked. */
    namesConfirmed: v.optional(v.boolean('Debe ser verdadero o falso.'), false),
  }),
});

export const sendPhoto = endpoint({
  method: 'POST',
  path: '/api/v1/profile-photos',
  summary: 'Cambia la foto del perfil: una imagen, que se guarda cuadrada',
  area,
  signIn: 'required',
  bodyFormat: 'form',
  largestFile: uploadRules.profilePhoto.largestBytes,
  body: v.object({ image: formFile('Elige una imagen.') }),
});

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/v1/profile-photos',
  summary: 'Quita la foto del perfil',
  area,
  signIn: 'required',
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/v1/password-changes',
  summary: 'Cambia la contraseña con la actual y cierra las demás sesiones',
  area,
  signIn: 'required',
  body: v.object({
    currentPassword: given(missingTexts.currentPassword),
    password: given(missingTexts.newPassword),
  }),
});

export const askEmailChange = endpoint({
  method: 'POST',
  path: '/api/v1/email-changes',
  summary: 'Pide cambiar el correo: envía un enlace al nuevo y un aviso al actual',
  area,
  signIn: 'required',
  body: v.object({ email: given(missingTexts.newEmail), password: given(missingTexts.password) }),
});

export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/api/v1/email-change-confirmations',
  summary: 'Cambia el correo con el enlace recibido en el nuevo y cierra las demás sesiones',
  area,
  signIn: 'optional',
  body: v.object({ token: given(missingTexts.link) }),
  answer: v.object({ email: v.string() }),
});

export const chooseMarketing = endpoint({
  method: 'POST',
  path: '/api/v1/marketing-consents',
  summary: 'Registra si la cuenta quiere recibir novedades y ofertas',
  area,
  signIn: 'required',
  body: v.object({ granted: v.boolean('Elige sí o no.'), textVersion: text }),
});

export const listDepartments = endpoint({
  method: 'GET',
  path: '/api/v1/departments',
  summary: 'Los departamentos del Perú, con su código del INEI',
  area,
  answer: v.object({ departments: v.array(place) }),
});

export const listProvinces = endpoint({
  method: 'GET',
  path: '/api/v1/departments/:code/provinces',
  summary: 'Las provincias de un departamento con sus distritos',
  area,
  params: v.object({ code: v.pipe(v.string(), v.maxLength(2)) }),
  answer: v.object({ provinces: v.array(wireOf<Province>()(v.object({ ...placeFields, districts: v.array(place) }))) }),
});

const row = v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()]));
const rows = v.array(row);

export const exportOwnData = endpoint({
  method: 'POST',
  path: '/api/v1/data-exports',
  summary: 'Todo lo que la escuela sabe de la persona, en un solo documento, con las direcciones de sus archivos',
  area,
  signIn: 'required',
  answer: v.object({
    exportedAt: instant,
    profile: v.object({ ...profileFields, districtName: v.string(), email: v.string(), createdAt: instant }),
    ...v.entriesFromList(personalSections, rows),
    /** Addresses that are good for an hour. */
    files: v.array(
      v.object({
        kind: v.picklist(['certificate', 'receipt', 'voucher']),
        title: v.string(),
        address: v.string(),
        until: instant,
      }),
    ),
  }),
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/v1/account-deletions',
  summary: 'Elimina la cuenta de quien llama, con su contraseña, de inmediato y para siempre',
  area,
  signIn: 'required',
  body: v.object({ password: given(missingTexts.password) }),
});

export const profileEndpoints = [
  readProfile,
  changeProfile,
  sendPhoto,
  removePhoto,
  changePassword,
  askEmailChange,
  confirmEmailChange,
  chooseMarketing,
  listDepartments,
  listProvinces,
  exportOwnData,
  deleteAccount,
] as const;
