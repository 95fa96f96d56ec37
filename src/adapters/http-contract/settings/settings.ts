import * as v from 'valibot';
import { type Endpoint, endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { formFile } from '#adapters/http-contract/shared/form-file.ts';
import { tooLong } from '#adapters/http-contract/shared/texts.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { instant } from '#adapters/http-contract/shared/wire-values.ts';
import type { ListedSettings, ShownSettings } from '#application/read-models/settings/shown-settings.ts';
import { officeUploadRules } from '#domain/office/office-upload-rules.ts';
import { type AnyRule, isRowsRule } from '#domain/settings/content-rules.ts';
import {
  permissionsOfPart,
  type SettingsContents,
  type SettingsName,
  settingsNames,
  settingsParts,
} from '#domain/settings/school-settings.ts';
import { mapRecord, recordOf } from '#domain/shared/record.ts';

const area = 'Datos de la escuela';

/** Characters of any field: what is too long for its own is said by its rule. */
const typed = v.pipe(v.string(), v.maxLength(100_000, tooLong));
/** Rows of any list. */
const mostRows = 200;

function shapeOf(rule: AnyRule) {
  if (!isRowsRule(rule)) return typed;
  return v.pipe(v.array(v.object(mapRecord(rule.row, () => typed))), v.maxLength(mostRows, tooLong));
}

/** What a part says, as it travels: its fields by their names. What may stand in them the rules of the part say. */
function contentOf<S extends SettingsName>(name: S): v.GenericSchema<SettingsContents[S]> {
  const rules = settingsParts[name].rules as unknown as Readonly<Record<string, AnyRule>>;
  return v.object(mapRecord(rules, shapeOf)) as unknown as v.GenericSchema<SettingsContents[S]>;
}

const number = v.pipe(v.number(), v.integer(), v.minValue(0));

export const listSettings = endpoint({
  method: 'GET',
  path: '/api/v1/staff/settings',
  summary: 'Las partes de los datos de la escuela, y cuándo se dijo cada una por última vez',
  area,
  signIn: 'required',
  permission: 'see-settings',
  answer: wireOf<{ readonly parts: readonly ListedSettings[] }>()(
    v.object({
      parts: v.pipe(
        v.array(v.object({ name: v.picklist(settingsNames), version: number, at: v.nullable(instant) })),
        v.readonly(),
      ),
    }),
  ),
});

function callsOf<S extends SettingsName>(name: S) {
  const path = `/api/v1/staff/settings/${name}`;
  const content = contentOf(name);
  const { title, asksAgain } = settingsParts[name];
  const may = permissionsOfPart(name);
  const shown = v.object({
    version: number,
    content,
    versions: v.array(v.object({ version: number, at: instant, by: v.string(), content })),
  });
  return {
    read: endpoint({
      method: 'GET',
      path,
      summary: `${title}: qué dice, y cada versión anterior`,
      area,
      signIn: 'required',
      permission: may.see,
      answer: shown as unknown as v.GenericSchema<ShownSettings<S>>,
    }),
    change: endpoint({
      method: 'PUT',
      path,
      summary: `${title}: escribe una versión nueva; las anteriores quedan`,
      area,
      signIn: 'required',
      permission: may.change,
      ...(asksAgain === true && { freshness: 'fresh-proof' }),
      body: v.object({
        content,
        /** The version that was changed; 0: what a school begins with. */
        seen: number,
      }) as unknown as v.GenericSchema<{ readonly content: SettingsContents[S]; readonly seen: number }>,
      answer: v.object({ version: number }),
    }),
  };
}

/** How each part is read and changed. */
export const settingsCalls = recordOf(settingsNames, callsOf) as {
  readonly [S in SettingsName]: ReturnType<typeof callsOf<S>>;
};

/** How a logo is sent, which the part of the school's name then names. */
export const sendLogo = endpoint({
  method: 'POST',
  path: '/api/v1/staff/settings/logos',
  summary: 'Envía un logotipo, que los datos de la escuela nombran después',
  area,
  signIn: 'required',
  permission: permissionsOfPart('identity').change,
  bodyFormat: 'form',
  largestFile: officeUploadRules.schoolLogo.largestBytes,
  body: v.object({ image: formFile('Elige una imagen.') }),
  answer: v.object({ file: v.string() }),
});

/** How the QR code of a wallet is sent, which the part of deposits then names. */
export const sendWalletQr = endpoint({
  method: 'POST',
  path: '/api/v1/staff/settings/wallet-qrs',
  summary: 'Envía el QR de una billetera, que las cuentas para depósitos nombran después',
  area,
  signIn: 'required',
  permission: permissionsOfPart('deposits').change,
  bodyFormat: 'form',
  largestFile: officeUploadRules.walletQr.largestBytes,
  body: v.object({ image: formFile('Elige una imagen.') }),
  answer: v.object({ file: v.string() }),
});

export const settingsEndpoints: readonly Endpoint[] = [
  listSettings,
  sendLogo,
  sendWalletQr,
  ...settingsNames.flatMap((name) => [settingsCalls[name].read, settingsCalls[name].change] as readonly Endpoint[]),
];
