import * as v from 'valibot';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { instant } from '#adapters/http-contract/shared/wire-values.ts';
import type { FactorToSetUp, OwnFactor } from '#application/read-models/accounts/own-factor.ts';
import { missingTexts } from '#domain/accounts/registration-texts.ts';
import { factorTexts } from '#domain/accounts/factor/second-factor-texts.ts';
import { accountArea, given } from './accounts.ts';

const area = accountArea;
const password = given(missingTexts.password);
const code = given(factorTexts['factor-needed'], 100);
const recoveryCodes = v.object({ recoveryCodes: v.array(v.string()) });

export const readFactor = endpoint({
  method: 'GET',
  path: '/api/v1/second-factor',
  summary: 'Si la cuenta tiene verificación en dos pasos, y si lo que hace en la escuela la pide',
  area,
  signIn: 'required',
  answer: wireOf<OwnFactor>()(
    v.object({ since: v.nullable(instant), recoveryCodesLeft: v.number(), isRequired: v.boolean() }),
  ),
});

export const beginFactorSetup = endpoint({
  method: 'POST',
  path: '/api/v1/second-factor-setups',
  summary: 'Empieza a activar la verificación en dos pasos: da el secreto y el QR para la aplicación del teléfono',
  area,
  signIn: 'required',
  body: v.object({ password }),
  answer: wireOf<FactorToSetUp>()(
    v.object({ secret: v.string(), address: v.string(), qr: v.object({ size: v.number(), path: v.string() }) }),
  ),
  status: 201,
});

export const turnFactorOn = endpoint({
  method: 'POST',
  path: '/api/v1/second-factors',
  summary:
    'Activa la verificación en dos pasos con un código, cierra las demás sesiones y da los códigos de recuperación',
  area,
  signIn: 'required',
  body: v.object({ code }),
  answer: recoveryCodes,
  status: 201,
});

export const turnFactorOff = endpoint({
  method: 'POST',
  path: '/api/v1/second-factor-removals',
  summary: 'Desactiva la verificación en dos pasos con la contraseña y un código',
  area,
  signIn: 'required',
  body: v.object({ password, code }),
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/v1/recovery-code-renewals',
  summary: 'Da códigos de recuperación nuevos con la contraseña y un código; los anteriores dejan de servir',
  area,
  signIn: 'required',
  body: v.object({ password, code }),
  answer: recoveryCodes,
  status: 201,
});

export const proveAgain = endpoint({
  method: 'POST',
  path: '/api/v1/identity-proofs',
  summary: 'Muestra otra vez la contraseña: durante diez minutos se puede hacer lo que la pide de nuevo',
  area,
  signIn: 'required',
  body: v.object({ password }),
});

export const factorEndpoints = [
  readFactor,
  beginFactorSetup,
  turnFactorOn,
  turnFactorOff,
  renewRecoveryCodes,
  proveAgain,
] as const;
