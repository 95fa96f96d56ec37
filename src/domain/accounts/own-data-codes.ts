import { officeRoles, roleName } from '#domain/office/permissions.ts';
import { colourNames, highlightColours } from '#domain/reading/annotation.ts';

/** What the school's own words for a state or a kind say in Spanish; names of people and titles are never looked up here. */
export const codeTexts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(highlightColours.map((each) => [each, colourNames[each].toLowerCase()])),
  ...Object.fromEntries(officeRoles.map((each) => [each, roleName(each).toLowerCase()])),
  approval: 'aprobación',
  approved: 'aprobada',
  active: 'activo',
  authorizing: 'autorizándose',
  certificate: 'certificado',
  confirmed: 'confirmado',
  continue: 'sin terminar',
  created: 'creado',
  disabled: 'inhabilitado',
  expired: 'vencido',
  finished: 'terminado',
  helpful: 'útil',
  highlight: 'resaltado',
  invited: 'invitado',
  main: 'escuela',
  note: 'nota',
  paid: 'pagado',
  participation: 'participación',
  passport: 'pasaporte',
  pending: 'pendiente',
  receipt: 'comprobante de pago',
  refused: 'rechazado',
  rejected: 'rechazada',
  removed: 'quitado',
  reported: 'reportada',
  review: 'en revisión',
  sent: 'enviada',
  session: 'iniciado',
  'sign-in': 'ingreso',
  unknown: 'sin respuesta',
  voucher: 'constancia de depósito',
};

/** The facts that are such words. */
export const codedFields: ReadonlySet<string> = new Set([
  'app',
  'colour',
  'documentType',
  'kind',
  'officeRole',
  'state',
  'status',
]);
