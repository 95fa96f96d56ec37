import { formatLimaTime, limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear, parsePlainDate } from '#domain/shared/typed-day.ts';
import { decimalText, isMoney } from '#domain/shared/money.ts';
import { settingsFrom } from '#domain/reading/reading-settings.ts';
import { settingsText } from '#domain/reading/settings-texts.ts';
import { codedFields, codeTexts } from './own-data-codes.ts';
import { fieldTexts } from './own-data-texts.ts';
import { type PersonalSection, personalSections, sectionTexts } from './personal-sections.ts';

type Fact = string | number | boolean | null;
type Row = Readonly<Record<string, Fact>>;

/** Everything of a person as the school answers it: instants in ISO 8601, amounts in céntimos, grades in tenths. */
export type OwnDataRows = Readonly<Record<PersonalSection, readonly Row[]>> & {
  readonly exportedAt: string;
  readonly profile: Row;
  /** Where each file is, and until when. */
  readonly files: readonly Row[];
};

const amounts = new Set(['amount', 'knownPrice', 'orderTotal', 'total']);
const days = new Set(['paidOn', 'sendOn']);
const yesOrNo = new Set(['passed', 'attended', 'consents.granted']);

/**
 * The same for its person to read: in Spanish, each fact with its unit, amounts in soles, grades of 20, days and hours of Lima.
 * What has no name here keeps the one it came with. Source: facts/peru.md, section 6 (access, portability).
 */
export function ownDataInSpanish(data: OwnDataRows): Readonly<Record<string, unknown>> {
  const sections = personalSections.map((section): [string, unknown] => [
    sectionTexts[section],
    data[section].map((row) => inSpanish(section, row)),
  ]);
  return {
    'reunido el': told('exportedAt', 'exportedAt', data.exportedAt),
    'hora de las fechas': 'Lima (UTC-5)',
    perfil: inSpanish('profile', data.profile),
    ...Object.fromEntries(sections),
    archivos: data.files.map((file) => inSpanish('files', file)),
  };
}

function inSpanish(section: string, row: Row): Readonly<Record<string, Fact>> {
  return Object.fromEntries(
    Object.entries(row).map(([field, fact]) => {
      const own = `${section}.${field}`;
      return [fieldTexts[own] ?? fieldTexts[field] ?? field, told(own, field, fact)];
    }),
  );
}

function told(own: string, field: string, fact: Fact): Fact {
  if (yesOrNo.has(own) || yesOrNo.has(field)) return fact === 1 || fact === true ? 'sí' : fact === null ? null : 'no';
  if (typeof fact === 'string') return textTold(own, field, fact);
  if (typeof fact !== 'number') return fact;
  if (amounts.has(field) && isMoney(fact)) return decimalText(fact);
  return field === 'gradeInTenths' ? (fact / 10).toFixed(1) : fact;
}

function textTold(own: string, field: string, fact: string): string {
  if (codedFields.has(field) || codedFields.has(own)) return codeTexts[`${own}.${fact}`] ?? codeTexts[fact] ?? fact;
  if (field === 'settings') return settingsText(settingsFrom(JSON.parse(fact)));
  if (days.has(field)) return dayText(fact);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(fact) ? inLima(new Date(fact)) : fact;
}

function dayText(text: string): string {
  const day = parsePlainDate(text);
  return day.ok ? formatDayMonthYear(day.value) : text;
}

/** '10/03/2026 10:00 a. m.'. */
function inLima(instant: Date): string {
  return `${formatDayMonthYear(limaDay(instant))} ${formatLimaTime(instant)}`;
}
