import type { LegalTextName } from '#domain/legal/legal-pages.ts';
import { initialProvider, initialSigner, type Provider } from '#domain/legal/statute.ts';
import type { Permission } from '#domain/office/permissions.ts';
import { schoolIdentity } from '#domain/shared/school-identity.ts';
import { bookPart, type BookSettings } from './book-settings.ts';
import { contactRules, type ContactSettings } from './contact-settings.ts';
import { checkedContent, type ContentRules } from './content-rules.ts';
import { depositRules, type DepositSettings } from './deposit-settings.ts';
import { detractionPart, type DetractionSettings } from './detraction-settings.ts';
import { frontRules, type FrontSettings, initialFront } from './front-settings.ts';
import { identityRules, type IdentitySettings, initialIdentity } from './identity-settings.ts';
import { legalSettingsParts, type LegalSettings } from './legal-settings.ts';
import { providerRules, type ProviderSettings } from './provider-settings.ts';
import { signerRules, type SignerSettings } from './signer-settings.ts';
import { taxRules, type TaxSettings } from './tax-settings.ts';
import { trackingPart, type TrackingSettings } from './tracking-settings.ts';

/** What a school says of itself, by its parts; each is changed by itself and keeps its earlier versions. */
export interface SettingsContents {
  readonly identity: IdentitySettings;
  readonly front: FrontSettings;
  readonly provider: ProviderSettings;
  readonly contact: ContactSettings;
  readonly tax: TaxSettings;
  readonly deposits: DepositSettings;
  readonly detraction: DetractionSettings;
  readonly signer: SignerSettings;
  readonly tracking: TrackingSettings;
  readonly book: BookSettings;
  readonly terms: LegalSettings;
  readonly privacy: LegalSettings;
  readonly cookies: LegalSettings;
}

/** The name of a part. */
export type SettingsName = keyof SettingsContents;

interface SettingsPart<T> {
  readonly rules: ContentRules<T>;
  /** What holds until the school says something else. */
  readonly initial: T;
  /** Its last step in the address: /colaboradores/ajustes/proveedor. */
  readonly path: string;
  readonly title: string;
  /** Why a school cannot sell before it has said it; null: what it begins with does. */
  readonly needed: string | null;
  /** Whoever changes it shows their password again: buyers' money goes where it says. Source: decision 0078. */
  readonly asksAgain?: true;
  /** Who sees and who changes it, where that is not whoever looks after the settings. */
  readonly may?: { readonly see: Permission; readonly change: Permission };
}

const { email, phone, ...legalEntity } = initialProvider;

/** Every part, in the order in which an owner reads them. */
export const settingsParts: { readonly [S in SettingsName]: SettingsPart<SettingsContents[S]> } = {
  identity: {
    path: 'identidad',
    title: 'Nombre y portada',
    needed: 'Así te reconocen quienes llegan, y así se presenta la portada.',
    rules: identityRules,
    initial: initialIdentity,
  },
  front: {
    path: 'portada',
    title: 'Orden de la portada',
    needed: null,
    may: { see: 'see-front', change: 'manage-front' },
    rules: frontRules,
    initial: initialFront,
  },
  provider: {
    path: 'proveedor',
    title: 'Quién responde por la escuela',
    needed: 'Lo exige la ley: va en los comprobantes, los términos y el Libro de Reclamaciones.',
    rules: providerRules,
    initial: legalEntity,
  },
  contact: {
    path: 'contacto',
    title: 'Contacto y redes',
    needed: 'Ahí te escriben y te llaman quienes compran.',
    rules: contactRules,
    initial: { email, phone, address: initialProvider.address, hours: 'Lunes a viernes, de 9:00 a 18:00', links: [] },
  },
  tax: {
    path: 'impuestos',
    title: 'IGV y redondeo',
    needed: null,
    rules: taxRules,
    initial: { rates: [{ percent: '18', from: '' }], rounding: 'nearest' },
  },
  deposits: {
    path: 'depositos',
    title: 'Cuentas para depósitos',
    needed: null,
    asksAgain: true,
    rules: depositRules,
    initial: { accounts: [], wallets: [], unpaidHours: '48' },
  },
  detraction: detractionPart,
  signer: {
    path: 'certificados',
    title: 'Firma y código de los certificados',
    needed: 'Quién firma va en cada certificado, y su código empieza con las letras de la escuela.',
    rules: signerRules,
    initial: { ...initialSigner, code: schoolIdentity.code },
  },
  tracking: trackingPart,
  book: bookPart,
  ...legalSettingsParts,
};

/** Who sees a part, and who changes it. */
export function permissionsOfPart(name: SettingsName): { readonly see: Permission; readonly change: Permission } {
  const { may }: SettingsPart<SettingsContents[SettingsName]> = settingsParts[name];
  return may ?? { see: 'see-settings', change: 'manage-settings' };
}

/** Whether a part holds from a day on, which its content names. */
export const isDated = (name: SettingsName): name is 'book' | LegalTextName => 'since' in settingsParts[name].rules;

/** The name of every part, in their order. */
export const settingsNames = Object.keys(settingsParts) as readonly SettingsName[];

/** Whether a school cannot sell before it says this part, and has not said it. @param version its newest; 0: what a school begins with. */
export const isLacking = (name: SettingsName, version: number): boolean =>
  version === 0 && settingsParts[name].needed !== null;

/** Where a part is changed. */
export const settingsPath = (name: SettingsName): string => `/colaboradores/ajustes/${settingsParts[name].path}`;

/** A part as it is kept, from what was typed; refused with everything that is wrong with it. */
export function checkedSettings<S extends SettingsName>(name: S, typed: SettingsContents[S]) {
  return checkedContent<SettingsContents[S]>(settingsParts[name].rules, typed);
}

/** What the law wants known of the provider, with how it is reached. */
export function providerOf(provider: ProviderSettings, { email, phone }: ContactSettings): Provider {
  return { ...provider, email, phone };
}

/** A part as it was kept, perhaps by a release that knew fewer of its fields: of those it says what a school begins with. */
export function contentFrom<S extends SettingsName>(name: S, kept: Partial<SettingsContents[S]>): SettingsContents[S] {
  const { rules, initial } = settingsParts[name];
  const fields = Object.keys(rules) as (keyof SettingsContents[S])[];
  return Object.fromEntries(
    fields.map((field) => [field, kept[field] ?? initial[field]]),
  ) as unknown as SettingsContents[S];
}
