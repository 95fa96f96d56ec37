import { type PlainDate } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';

export const datedSaved = (since: string): string =>
  `Guardado. Rige desde el ${formatDayMonthYear(since as PlainDate)}.`;

export const SETTINGS_SAVED = 'Guardado. Ya rige en toda la escuela.';

export const SETTINGS_STALE = 'No pudimos mostrar la versión nueva: recarga la página para verla.';

export const SOME_WRONG = 'Nada se guardó todavía: revisa lo que está señalado.';

export const versionTaken = (version: number): string =>
  `En el formulario está lo que decía la versión ${version}. Guárdalo para que vuelva a regir.`;
