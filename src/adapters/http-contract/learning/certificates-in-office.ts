import * as v from 'valibot';
import { endpoint, type Endpoint } from '#adapters/http-contract/shared/endpoint.ts';

const area = 'Certificados';
const params = v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(60)) });
const reason = v.pipe(v.string(), v.maxLength(1000, 'El motivo es muy largo: el máximo es de 1000 caracteres.'));

export const correctCertificate = endpoint({
  method: 'POST',
  path: '/api/v1/staff/certificates/:code/corrections',
  summary: 'Vuelve a emitir un certificado con su código: a quien nombra el perfil de su titular, o con otro nombre',
  area,
  signIn: 'required',
  permission: 'correct-certificates',
  params,
  body: v.object({
    reason,
    /** Null: what the holder's profile says, names and document. */
    name: v.nullable(v.pipe(v.string(), v.maxLength(200, 'El nombre es muy largo: el máximo es de 200 caracteres.'))),
  }),
});

export const revokeOfficeCertificate = endpoint({
  method: 'POST',
  path: '/api/v1/staff/certificates/:code/revocations',
  summary: 'Anula un certificado, con su motivo: quien lo valida lee que ya no vale',
  area,
  signIn: 'required',
  permission: 'correct-certificates',
  params,
  body: v.object({ reason }),
});

/** Apart from what students call: they load none of these. */
export const certificateInOfficeEndpoints: readonly Endpoint[] = [correctCertificate, revokeOfficeCertificate];
