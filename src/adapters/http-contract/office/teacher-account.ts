import * as v from 'valibot';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { tooLong } from '#adapters/http-contract/shared/texts.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { idText } from '#adapters/http-contract/shared/wire-values.ts';
import type { LinkedAccount } from '#application/read-models/office/teacher-account.ts';
import { officeRoles } from '#domain/office/permissions.ts';
import { teamFieldTexts } from '#domain/office/team-texts.ts';

const ofPerson = {
  path: '/api/v1/staff/people/:id/account',
  area: 'Equipo de la escuela',
  signIn: 'required',
  params: v.object({ id: idText }),
} as const;

export const readTeacherAccount = endpoint({
  ...ofPerson,
  method: 'GET',
  summary: 'Con qué cuenta edita sus productos quien enseña',
  permission: 'see-team',
  answer: wireOf<LinkedAccount>()(
    v.object({
      account: v.nullable(
        v.object({
          name: v.string(),
          email: v.string(),
          roles: v.pipe(v.array(v.picklist(officeRoles)), v.readonly()),
        }),
      ),
    }),
  ),
});

export const setTeacherAccount = endpoint({
  ...ofPerson,
  method: 'PUT',
  summary: 'Dice qué cuenta es de quien enseña; null, ninguna. Una cuenta es de una sola persona',
  permission: 'manage-team',
  freshness: 'fresh-proof',
  body: v.object({ email: v.nullable(v.pipe(v.string(teamFieldTexts.email), v.maxLength(1000, tooLong))) }),
});

export const teacherAccountEndpoints = [readTeacherAccount, setTeacherAccount] as const;
