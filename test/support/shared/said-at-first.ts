import { initialProvider } from '#domain/legal/statute.ts';
import { settingsParts } from '#domain/settings/school-settings.ts';

/** What pages are told of a school that has said nothing of itself. */
export const saidAtFirst = { identity: settingsParts.identity.initial, provider: initialProvider };
