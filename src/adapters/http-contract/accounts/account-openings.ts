import * as v from 'valibot';
import { tooLong } from '#adapters/http-contract/shared/texts.ts';
import { missingTexts } from '#domain/accounts/registration-texts.ts';
import { accountArea as area, email, given, opaque, sessionToGoOn } from './accounts.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';

export const registerAccount = endpoint({
  method: 'POST',
  path: '/api/v1/accounts',
  summary: 'Pide una cuenta: se abre con el enlace de un correo; la respuesta es la misma exista o no la cuenta',
  area,
  body: v.object({
    givenNames: given(missingTexts.givenNames),
    paternalSurname: given(missingTexts.paternalSurname),
    maternalSurname: v.optional(v.pipe(v.string(), v.maxLength(1000, tooLong)), ''),
    email,
    password: given(missingTexts.chosenPassword),
    acceptsTerms: v.boolean(missingTexts.acceptsTerms),
    acceptsMarketing: v.optional(v.boolean('Debe ser verdadero o falso.'), false),
    /** Where to go on to once it is open: a path or an address of the school. Anything else is dropped. */
    returnTo: v.optional(v.pipe(v.string(), v.maxLength(2000, tooLong)), ''),
  }),
  /** Where the letter goes. */
  answer: v.object({ email: v.string() }),
  status: 202,
});

export const checkAccountOpening = endpoint({
  method: 'POST',
  path: '/api/v1/account-opening-checks',
  summary: 'Dice si el enlace para abrir una cuenta sigue vigente',
  area,
  body: v.object({ token: opaque(missingTexts.link) }),
  answer: v.object({ email: v.string(), expiresAt: v.string() }),
});

export const openAccount = endpoint({
  method: 'POST',
  path: '/api/v1/account-openings',
  summary: 'Abre la cuenta con el enlace recibido y la contraseña elegida, y abre su sesión',
  area,
  body: v.object({ token: opaque(missingTexts.link), password: given('Escribe la contraseña que elegiste.') }),
  answer: sessionToGoOn,
  status: 201,
});

export const accountOpeningEndpoints = [registerAccount, checkAccountOpening, openAccount];
