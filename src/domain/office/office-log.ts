import { formatLimaTime, limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { parseLimaMinute } from '#domain/shared/lima-minute.ts';
import { amountsTogether } from '#domain/shared/money.ts';
import { correctableNames, isCorrectableField } from '#domain/receipts/replaced-receipt.ts';
import { loggedActions } from './logged-actions.ts';
import { isOfficeRole, roleName } from './permissions.ts';
import { isCopyPart, partName } from './working-copy.ts';

/** What is told of a thing before or after it was changed: facts by name, in words that the school knows; no text that a person wrote. */
export type LogFacts = Readonly<Record<string, string>>;

export type LoggedAction = keyof typeof loggedActions;

/** A kind of thing that is added, changed and taken away by the same parts. */
export type ThingAction = { [A in LoggedAction]: A extends `${infer Thing}-moved` ? Thing : never }[LoggedAction];

/** The kind of thing that an action is done on; its id is the thing's own. */
export const thingOf = (action: LoggedAction): (typeof loggedActions)[LoggedAction]['thing'] =>
  loggedActions[action].thing;

/** How an action is told: 'aprobó la constancia'. One that a later release wrote stands as it is. */
export const loggedActionText = (action: string): string =>
  Object.hasOwn(loggedActions, action) ? loggedActions[action as LoggedAction].text : action;

const words: Readonly<Record<string, string>> = {
  sent: 'enviada',
  review: 'en revisión',
  approved: 'aprobada',
  rejected: 'rechazada',
  open: 'por devolver',
  'given-back': 'devuelto',
  requested: 'pedida',
  sending: 'en camino',
  unknown: 'sin respuesta de la pasarela',
  done: 'devuelta',
  declined: 'declinada',
  shown: 'a la vista',
  hidden: 'oculta',
  answered: 'respondida',
  unanswered: 'sin respuesta',
  invited: 'por aceptar',
  accepted: 'aceptada',
  withdrawn: 'retirada',
  'with-account': 'con cuenta',
  'without-account': 'sin cuenta',
  draft: 'borrador',
  published: 'publicado',
  retired: 'retirado',
  present: 'presente',
  absent: 'ausente',
  unmarked: 'sin marcar',
  waiting: 'en espera',
  asked: 'por enviar',
  late: 'fuera de plazo',
  stopped: 'detenido',
  arranged: 'por realizar',
  held: 'realizada',
  begun: 'empezada',
  ended: 'terminada',
  'cut-short': 'a medias',
};

/** Facts as a person reads them: 'Edición, Caja'; '' where there are none. */
export function factsText({
  state = '',
  roles = '',
  parts = '',
  version = '',
  amount = '',
  untold = '',
  receipt = '',
  corrected = '',
  hour = '',
  ...counts
}: LogFacts): string {
  const each = (list: string) => list.split(' ').filter((word) => word !== '');
  return [
    words[state] ?? state,
    hourText(hour),
    receipt,
    ...each(corrected).map((field) => (isCorrectableField(field) ? `corrigió ${correctableNames[field]}` : field)),
    version === '' ? '' : `versión ${version}`,
    amount === '' ? '' : amountsTogether(`S/. ${amount}`),
    untold === '' ? '' : `${amountsTogether(`S/. ${untold}`)} sin nota de crédito`,
    ...each(roles).map((role) => (isOfficeRole(role) ? roleName(role) : role)),
    ...each(parts).map((part) => (isCopyPart(part) ? partName(part, null) : part)),
    ...countTexts(counts),
  ]
    .filter((word) => word !== '')
    .join(', ');
}

/** A minute in Lima as people write it: '14/12/2026, 7:00 p. m.'. */
function hourText(hour: string): string {
  const at = parseLimaMinute(hour);
  return at.ok ? `${formatDayMonthYear(limaDay(at.value))}, ${formatLimaTime(at.value)}` : hour;
}

/** What of a move was new, and how many letters went: '180 nuevos, 180 cartas'. */
function countTexts({ added = '0', changed = '0', letters = '0' }: LogFacts): readonly string[] {
  const told = [
    [added, 'nuevo', 'nuevos'],
    [changed, 'cambiado', 'cambiados'],
    [letters, 'carta', 'cartas'],
  ] as const;
  return told.flatMap(([count, one, many]) => (count === '0' ? [] : [`${count} ${count === '1' ? one : many}`]));
}

/** One thing that was done in the office. */
export interface LogEntry {
  readonly id: string;
  readonly at: Date;
  /** The account that did it; null: whoever has the machine, by the command line. */
  readonly by: string | null;
  readonly action: LoggedAction;
  readonly thingId: string;
  readonly before: LogFacts;
  readonly after: LogFacts;
}
