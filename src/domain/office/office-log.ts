import { amountsTogether } from '#domain/shared/money.ts';
import { correctableNames, isCorrectableField } from '#domain/receipts/replaced-receipt.ts';
import { isOfficeRole, roleName } from './permissions.ts';
import { isCopyPart, partName } from './working-copy.ts';

/** What is told of a thing before or after it was changed: facts by name, in words that the school knows; no text that a person wrote. */
export type LogFacts = Readonly<Record<string, string>>;

/** What is done with a kind of thing that is added, changed and taken away by the same parts. */
const changesOf = <const T extends string>(thing: T, name: string) =>
  ({
    [`${thing}-added`]: { thing, text: `agregó ${name}` },
    [`${thing}-changed`]: { thing, text: `cambió ${name}` },
    [`${thing}-removed`]: { thing, text: `quitó ${name}` },
    [`${thing}-moved`]: { thing, text: `cambió de lugar ${name}` },
  }) as { readonly [Action in `${T}-${Change}`]: { readonly thing: T; readonly text: string } };

type Change = 'added' | 'changed' | 'removed' | 'moved';

/** What is done in the office: on which kind of thing, and how that is told after who did it. */
const actions = {
  'voucher-approved': { thing: 'voucher', text: 'aprobó la constancia' },
  'voucher-rejected': { thing: 'voucher', text: 'rechazó la constancia' },
  'deposits-imported': { thing: 'bank-account', text: 'trajo movimientos del banco de la cuenta' },
  'deposit-confirmed': { thing: 'movement', text: 'confirmó con su pedido el movimiento del banco' },
  'deposit-ignored': { thing: 'movement', text: 'anotó que no es una venta el movimiento del banco' },
  'refund-decided': { thing: 'order', text: 'decidió la devolución de dinero del pedido' },
  'refund-declined': { thing: 'order', text: 'declinó la devolución pedida del pedido' },
  'refund-noted': { thing: 'surplus', text: 'anotó la devolución de dinero' },
  'month-closed': { thing: 'month', text: 'cerró en los libros el mes' },
  'receipt-sent-again': { thing: 'receipt', text: 'mandó otra vez a la SUNAT el comprobante' },
  'receipt-replaced': { thing: 'order', text: 'emitió con otro número el comprobante del pedido' },
  'review-answered': { thing: 'review', text: 'respondió la opinión' },
  'review-answer-taken': { thing: 'review', text: 'retiró la respuesta a la opinión' },
  'review-hidden': { thing: 'review', text: 'ocultó la opinión' },
  'review-shown': { thing: 'review', text: 'dejó a la vista la opinión' },
  'product-edited': { thing: 'product', text: 'editó el borrador del producto' },
  'product-made': { thing: 'product', text: 'creó el producto' },
  'product-retired': { thing: 'product', text: 'retiró de la venta el producto' },
  'product-scheduled': { thing: 'product', text: 'cambió la hora en que se publica el producto' },
  'product-not-published': { thing: 'product', text: 'no pudo publicar a su hora el producto' },
  'product-restored': { thing: 'product', text: 'llevó al borrador una versión anterior del producto' },
  'product-published': { thing: 'product', text: 'publicó el producto' },
  'book-imported': { thing: 'product', text: 'trajo un archivo al libro del producto' },
  'attendance-marked': { thing: 'product', text: 'marcó la asistencia a una sesión del producto' },
  'roles-changed': { thing: 'member', text: 'cambió los roles de la cuenta' },
  'command-run': { thing: 'command', text: 'usó la orden' },
  'factor-reset': { thing: 'member', text: 'retiró la verificación en dos pasos de la cuenta' },
  'team-invited': { thing: 'team-invitation', text: 'envió la invitación al equipo' },
  'team-invitation-sent-again': { thing: 'team-invitation', text: 'envió otra vez la invitación al equipo' },
  'team-invitation-withdrawn': { thing: 'team-invitation', text: 'retiró la invitación al equipo' },
  'team-invitation-accepted': { thing: 'team-invitation', text: 'aceptó la invitación al equipo' },
  ...changesOf('code', 'el código'),
  'code-stopped': { thing: 'code', text: 'detuvo el código' },
  'code-resumed': { thing: 'code', text: 'reactivó el código' },
  ...changesOf('category', 'la categoría'),
  ...changesOf('person', 'la ficha de docente'),
  'person-linked': { thing: 'person', text: 'cambió la cuenta de la ficha de docente' },
  ...changesOf('seller', 'el vendedor verificado'),
  ...changesOf('question', 'la pregunta frecuente'),
  ...changesOf('campaign', 'la campaña'),
  'moved-in': { thing: 'moving', text: 'trajo de otra plataforma' },
  'settings-changed': { thing: 'settings', text: 'cambió los datos de la escuela' },
} as const;

export type LoggedAction = keyof typeof actions;

/** A kind of thing that is added, changed and taken away by the same parts. */
export type ThingAction = { [A in LoggedAction]: A extends `${infer Thing}-moved` ? Thing : never }[LoggedAction];

/** The kind of thing that an action is done on; its id is the thing's own. */
export const thingOf = (action: LoggedAction): (typeof actions)[LoggedAction]['thing'] => actions[action].thing;

/** How an action is told: 'aprobó la constancia'. One that a later release wrote stands as it is. */
export const loggedActionText = (action: string): string =>
  Object.hasOwn(actions, action) ? actions[action as LoggedAction].text : action;

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
};

/** Facts as a person reads them: 'Edición, Caja'; '' where there are none. */
export function factsText({
  state = '',
  roles = '',
  parts = '',
  version = '',
  amount = '',
  receipt = '',
  corrected = '',
  ...counts
}: LogFacts): string {
  const each = (list: string) => list.split(' ').filter((word) => word !== '');
  return [
    words[state] ?? state,
    receipt,
    ...each(corrected).map((field) => (isCorrectableField(field) ? `corrigió ${correctableNames[field]}` : field)),
    version === '' ? '' : `versión ${version}`,
    amount === '' ? '' : amountsTogether(`S/. ${amount}`),
    ...each(roles).map((role) => (isOfficeRole(role) ? roleName(role) : role)),
    ...each(parts).map((part) => (isCopyPart(part) ? partName(part) : part)),
    ...countTexts(counts),
  ]
    .filter((word) => word !== '')
    .join(', ');
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
