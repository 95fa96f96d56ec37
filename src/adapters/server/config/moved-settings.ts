import { parseRatePeriods } from './rate-periods.ts';
import { ConfigError } from './config-error.ts';
import { fromTheBeginning } from '#domain/settings/tax-settings.ts';
import {
  checkedSettings,
  type SettingsContents,
  type SettingsName,
  settingsParts,
} from '#domain/settings/school-settings.ts';

/** Of which part of the school's settings a variable has become. */
const movedTo = {
  IGV_RATE: 'tax',
  DISCOUNT_ROUNDING: 'tax',
  CONTACT_EMAIL: 'contact',
  CONTACT_PHONE: 'contact',
  CONTACT_ADDRESS: 'contact',
  CONTACT_HOURS: 'contact',
  SOCIAL_LINKS: 'contact',
  TAG_MANAGER_ID: 'tracking',
  PIXEL_ID: 'tracking',
} as const satisfies Readonly<Record<string, SettingsName>>;

/** A variable that the office has taken the place of. */
export type MovedVariable = keyof typeof movedTo;

const variables = Object.keys(movedTo) as readonly MovedVariable[];

/** The part that a variable has gone to. */
export const partOfVariable = (variable: MovedVariable): SettingsName => movedTo[variable];

/** What the environment says of settings that live in the database. */
export interface MovedSettings {
  /** Those that say something. */
  readonly variables: readonly MovedVariable[];
  /** The parts that they speak of, whole. */
  readonly contents: Partial<SettingsContents>;
}

type Moved = Partial<Record<MovedVariable, string>>;

/**
 * What is left in the environment of settings that the office keeps.
 * @throws ConfigError where a value is none that an earlier release took.
 */
export function movedSettingsOf(env: Readonly<Record<string, string | undefined>>): MovedSettings {
  const set = variables.filter((name) => (env[name] ?? '').trim() !== '');
  const said: Moved = Object.fromEntries(set.map((name) => [name, (env[name] ?? '').trim()]));
  const contents = { tax: taxOf(said), contact: contactOf(said), tracking: trackingOf(said) };
  const spoken = new Set<SettingsName>(set.map(partOfVariable));
  return {
    variables: set,
    contents: Object.fromEntries(
      Object.entries(contents).filter(([name]) => spoken.has(name as SettingsName)),
    ) as MovedSettings['contents'],
  };
}

function taxOf(said: Moved): SettingsContents['tax'] {
  const { IGV_RATE, DISCOUNT_ROUNDING } = said;
  const { rates, rounding } = settingsParts.tax.initial;
  const typed = {
    rates: IGV_RATE === undefined ? rates : rateRowsOf(IGV_RATE),
    rounding: (DISCOUNT_ROUNDING ?? rounding) as typeof rounding,
  };
  return checked('tax', typed, said, (field) => (field === 'rounding' ? 'DISCOUNT_ROUNDING' : 'IGV_RATE'));
}

function rateRowsOf(text: string): SettingsContents['tax']['rates'] {
  const periods = parseRatePeriods(text);
  if (periods === null) {
    throw new ConfigError(
      `IGV_RATE debe ser un porcentaje como 18 o 10.5, seguido, si va a cambiar, de cada tasa nueva con el día desde el que rige, en orden: 18;2027-01-01=17. Es «${text}».`,
    );
  }
  return periods.map(({ rate, validFrom }) => ({
    percent: String(rate / 100),
    from: validFrom === fromTheBeginning ? '' : validFrom,
  }));
}

function contactOf(said: Moved): SettingsContents['contact'] {
  const { initial } = settingsParts.contact;
  const links = (said.SOCIAL_LINKS ?? '').split(/[\s,]+/).filter((link) => link !== '');
  const typed = {
    email: said.CONTACT_EMAIL ?? initial.email,
    phone: said.CONTACT_PHONE ?? initial.phone,
    address: said.CONTACT_ADDRESS ?? initial.address,
    hours: said.CONTACT_HOURS ?? initial.hours,
    links: links.map((address) => ({ address })),
  };
  return checked('contact', typed, said, (field) =>
    field.startsWith('links') ? 'SOCIAL_LINKS' : (`CONTACT_${field.toUpperCase()}` as MovedVariable),
  );
}

function trackingOf(said: Moved): SettingsContents['tracking'] {
  const { TAG_MANAGER_ID = '', PIXEL_ID = '' } = said;
  const typed = { tagManagerId: TAG_MANAGER_ID, pixelId: PIXEL_ID };
  return checked('tracking', typed, said, (field) => (field === 'pixelId' ? 'PIXEL_ID' : 'TAG_MANAGER_ID'));
}

function checked<S extends SettingsName>(
  name: S,
  typed: SettingsContents[S],
  said: Moved,
  variableOf: (field: string) => MovedVariable,
): SettingsContents[S] {
  const content = checkedSettings(name, typed);
  if (content.ok) return content.value;
  const lines = content.refusal.problems.map(({ field, text }) => {
    const variable = variableOf(field);
    return `${variable}: ${text} Es «${said[variable]}».`;
  });
  throw new ConfigError(lines.join(' '));
}
