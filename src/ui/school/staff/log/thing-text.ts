import type { ShownEntry } from '#application/read-models/office/shown-log.ts';
import type { thingOf } from '#domain/office/office-log.ts';
import { movingKindFacts, movingKinds } from '#domain/office/moving/moving-kinds.ts';
import { settingsNames, settingsParts } from '#domain/settings/school-settings.ts';

import { formatDayMonthYear, parsePlainDate } from '#domain/shared/typed-day.ts';
import { numbered } from '#domain/shared/numbers-together.ts';

type LoggedThingKind = ReturnType<typeof thingOf>;

/** What each kind of thing is called; a part of the settings has its own title. */
const names = {
  voucher: 'Constancia',
  'bank-account': 'Cuenta de banco',
  gateway: 'Pasarela',
  movement: 'Movimiento del banco',
  order: 'Pedido',
  receipt: 'Comprobante',
  surplus: 'Dinero por devolver',
  review: 'Opinión',
  consultation: 'Consulta',
  complaint: 'Hoja de reclamación',
  certificate: 'Certificado',
  message: 'Mensaje',
  product: 'Producto',
  member: 'Cuenta',
  command: 'Orden',
  'team-invitation': 'Invitación',
  code: 'Código',
  category: 'Categoría',
  person: 'Ficha de docente',
  seller: 'Vendedor',
  question: 'Pregunta',
  campaign: 'Anuncio',
  moving: 'Mudanza',
  month: 'Mes',
  settings: 'Ajuste',
  holiday: 'Día',
} as const satisfies Readonly<Record<LoggedThingKind, string>>;

const isNamed = (kind: string): kind is LoggedThingKind => Object.hasOwn(names, kind);

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/**
 * What a line of the log is about: 'Producto N.º 201', 'IGV y redondeo', 'Opinión 5f0a6c1e'; an order by its number, and by that what
 * belongs to one; what a later release wrote as it is.
 */
export function thingText({ kind, id, number, order }: ShownEntry['thing']): string {
  const part = settingsNames.find((name) => kind === 'settings' && name === id);
  if (part !== undefined) return settingsParts[part].title;
  const moved = movingKinds.find((each) => kind === 'moving' && each === id);
  if (moved !== undefined) return `${names.moving}: ${movingKindFacts[moved].name}`;
  const day = kind === 'holiday' ? parsePlainDate(id) : null;
  if (day?.ok === true) return `${names.holiday} ${formatDayMonthYear(day.value)}`;
  const name = isNamed(kind) ? names[kind] : kind;
  if (order !== undefined) return `${name} del pedido ${numbered(order)}`;
  if (number !== undefined || /^\d+$/.test(id)) return `${name} ${numbered(number ?? id)}`;
  return `${name} ${uuid.test(id) ? id.slice(0, 8) : id}`;
}

/** The thing that an address asks about: 'voucher:v1'. */
export function askedThing(about: string): ShownEntry['thing'] {
  const [kind = '', ...id] = about.split(':');
  return { kind, id: id.join(':') };
}
