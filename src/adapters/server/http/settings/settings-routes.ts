import type { FastifyInstance } from 'fastify';
import { listSettings, sendLogo, sendWalletQr, settingsCalls } from '#adapters/http-contract/settings/settings.ts';
import { receivedFile } from '#adapters/http-contract/shared/form-file.ts';
import { uploadRefusals } from '#adapters/server/http/shared/files/upload-refusals.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { ChangeSettings } from '#application/server/settings/change-settings.ts';
import { SettingsVersions } from '#application/server/settings/ports/settings-versions.ts';
import { Uploads } from '#application/server/shared/ports/uploads.ts';
import { officeUploadRules } from '#domain/office/office-upload-rules.ts';
import { type SettingsName, settingsNames, settingsParts } from '#domain/settings/school-settings.ts';
import { accept, mapValue, refuse } from '#domain/shared/result.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import { settingsRefusals } from './settings-refusals.ts';

/** Versions of a part that are shown with it. */
const mostVersions = 50;

/** What the school says of itself, for whoever sees or changes it. */
export function settingsRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, listSettings, {}, async ({ reply }) => {
    void reply.header('cache-control', 'no-store');
    const newest = new Map((await school.get(SettingsVersions).newest()).map((each) => [each.name, each]));
    const parts = settingsNames.map((name) => {
      const said = newest.get(name);
      return { name, version: said?.number ?? 0, at: said?.at.toISOString() ?? null };
    });
    return accept({ parts });
  });
  for (const [sent, rule] of [
    [sendLogo, officeUploadRules.schoolLogo],
    [sendWalletQr, officeUploadRules.walletQr],
  ] as const) {
    serve(
      app,
      school,
      sent,
      uploadRefusals('image', 'La imagen'),
      async ({ body }) => {
        const received = receivedFile(body.image);
        if (received === null) return refuse({ kind: 'upload-empty' });
        const kept = await school.get(Uploads).keep(received.content, rule);
        return mapValue(kept, ({ key }) => ({ file: key }));
      },
      { limit: { requests: 60, seconds: 600 } },
    );
  }
  for (const name of settingsNames) partRoutes(app, school, name);
}

function partRoutes<S extends SettingsName>(app: FastifyInstance, school: School, name: S): void {
  const { read, change } = settingsCalls[name];
  serve(app, school, read, {}, async ({ reply }) => {
    void reply.header('cache-control', 'no-store');
    const said = await school.get(SettingsVersions).of(name, mostVersions);
    const versions = said.map(({ number, at, byName, content }) => ({
      version: number,
      at: at.toISOString(),
      by: byName,
      content,
    }));
    const { version, content } = versions[0] ?? { version: 0, content: settingsParts[name].initial };
    return accept({ version, content, versions });
  });
  serve(app, school, change, settingsRefusals, async ({ caller, body: { content, seen } }) => {
    const changed = await school.write(ChangeSettings, (write) => write.execute(name, content, seen, caller.userId));
    return mapValue(changed, (version) => ({ version }));
  });
}
