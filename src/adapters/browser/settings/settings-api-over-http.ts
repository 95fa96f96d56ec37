import { type Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { listSettings, sendLogo, sendWalletQr, settingsCalls } from '#adapters/http-contract/settings/settings.ts';
import type { CallInput, HttpClient } from '#adapters/browser/shared/http-client.ts';
import { SchoolSettingsApi } from '#application/browser/settings/ports/settings-api.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { ListedSettings, ShownSettings } from '#application/read-models/settings/shown-settings.ts';
import type { SettingsContents, SettingsName } from '#domain/settings/school-settings.ts';
import { accept, mapValue } from '#domain/shared/result.ts';

/** Milliseconds that a picture may take on a slow line. */
const patience = 60_000;

/** A class of its own: which call it is depends on the part. */
export class SchoolSettingsApiOverHttp extends SchoolSettingsApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async list(): Answer<readonly ListedSettings[]> {
    return mapValue(await this.http.call(listSettings, {}), ({ parts }) => parts);
  }

  async read<S extends SettingsName>(name: S): Answer<ShownSettings<S>> {
    const answer = await this.http.call<Endpoint>(settingsCalls[name].read, {} as CallInput<Endpoint>);
    return answer.ok ? accept(answer.value as ShownSettings<S>) : answer;
  }

  async change<S extends SettingsName>(name: S, content: SettingsContents[S], seen: number): Answer<void> {
    const input = { body: { content, seen } } as unknown as CallInput<Endpoint>;
    return mapValue(await this.http.call<Endpoint>(settingsCalls[name].change, input), () => undefined);
  }

  sendLogo(picture: ChosenFile): Answer<{ readonly file: string }> {
    return this.http.call(sendLogo, sent(picture));
  }

  sendWalletQr(picture: ChosenFile): Answer<{ readonly file: string }> {
    return this.http.call(sendWalletQr, sent(picture));
  }
}

const sent = (picture: ChosenFile) => ({
  body: { image: picture instanceof Blob ? picture : new Blob([]) },
  timeOut: patience,
});
