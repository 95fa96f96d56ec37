import type { FastifyInstance } from 'fastify';
import { receivedFile } from '#adapters/http-contract/shared/form-file.ts';
import * as contract from '#adapters/http-contract/accounts/profiles.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { AskEmailChange } from '#application/server/accounts/ask-email-change.ts';
import { ChangePassword } from '#application/server/accounts/change-password.ts';
import { ChangePhoto } from '#application/server/accounts/change-photo.ts';
import { ChangeProfile } from '#application/server/accounts/change-profile.ts';
import { ChooseMarketing } from '#application/server/legal/choose-marketing.ts';
import { ConfirmEmailChange } from '#application/server/accounts/confirm-email-change.ts';
import { ReadProfile } from '#application/server/accounts/read-profile.ts';
import { Uploads } from '#application/server/shared/ports/uploads.ts';
import { uploadRules } from '#domain/shared/upload-rule.ts';
import { accept, refuse } from '#domain/shared/result.ts';
import { consentRefusals } from '#adapters/server/http/legal/consent-routes.ts';
import { deviceOf } from './device.ts';
import { presentProfile } from './profile-presenters.ts';
import {
  confirmationRefusals,
  emailChangeRefusals,
  goneRefusals,
  passwordRefusals,
  photoRefusals,
  profileRefusals,
} from './profile-refusals.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';

const tries = { limit: { requests: 60, seconds: 600 } };
const files = { limit: { requests: 20, seconds: 60 } };

/** What a person says of themselves and how they come in. Source: USER-1, USER-2. */
export function profileRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, contract.readProfile, goneRefusals, async (call) => {
    const profile = await school.get(ReadProfile).execute(call.caller.userId);
    void call.reply.header('cache-control', 'no-store');
    return profile === null ? refuse({ kind: 'account-gone' }) : accept(presentProfile(profile));
  });
  serve(app, school, contract.changeProfile, profileRefusals, (call) =>
    school.write(ChangeProfile, (change) => change.execute(call.caller.userId, call.body)),
  );
  serve(app, school, contract.chooseMarketing, consentRefusals, (call) =>
    school.write(ChooseMarketing, (choose) => choose.execute(call.caller.userId, call.body, deviceOf(call.request))),
  );
  photoRoutes(app, school);
  entranceRoutes(app, school);
}

function photoRoutes(app: FastifyInstance, school: School): void {
  serve(
    app,
    school,
    contract.sendPhoto,
    photoRefusals,
    async (call) => {
      const { userId } = call.caller;
      const received = receivedFile(call.body.image);
      if (received === null) return refuse({ kind: 'upload-empty' });
      const kept = await school.get(Uploads).keep(received.content, uploadRules.profilePhoto);
      if (!kept.ok) return kept;
      try {
        return await replacePhoto(school, userId, kept.value.key);
      } catch (error) {
        await school.get(Uploads).remove(kept.value.key);
        throw error;
      }
    },
    files,
  );
  serve(app, school, contract.removePhoto, only(photoRefusals, 'account-gone'), (call) =>
    replacePhoto(school, call.caller.userId, null),
  );
}

/** The photograph before goes once the new one is the account's. */
async function replacePhoto(school: School, userId: string, key: string | null) {
  const before = await school.write(ChangePhoto, (change) => change.execute(userId, key));
  const unwanted = before.ok ? before.value : key;
  if (unwanted !== null) await school.get(Uploads).remove(unwanted);
  return before.ok ? accept(undefined) : before;
}

function entranceRoutes(app: FastifyInstance, school: School): void {
  serve(
    app,
    school,
    contract.changePassword,
    passwordRefusals,
    (call) => school.get(ChangePassword).execute(call.caller, call.body, deviceOf(call.request)),
    tries,
  );
  serve(
    app,
    school,
    contract.askEmailChange,
    emailChangeRefusals,
    (call) => school.get(AskEmailChange).execute(call.caller, call.body),
    tries,
  );
  serve(
    app,
    school,
    contract.confirmEmailChange,
    confirmationRefusals,
    async ({ body, caller }) => {
      const changed = await school.write(ConfirmEmailChange, (confirm) => confirm.execute(body.token, caller));
      return changed.ok ? accept({ email: changed.value }) : changed;
    },
    { limit: { requests: 300, seconds: 600 }, guess: { requests: 20, seconds: 600, of: ({ body }) => body.token } },
  );
}
