import type { TroubledReceipt } from '#application/read-models/receipts/office-receipts.ts';
import type { TaxDocumentType, TaxState } from '#domain/receipts/receipt.ts';
import { isNumberTaken, type SendingState } from '#domain/receipts/sending.ts';
import type { BadgeProps } from '#ui/kit/layout/badge.tsx';

/** Which of them the list shows. */
export const shownKinds = [
  { inAddress: '', label: 'Todos', shows: (_: TaxDocumentType) => true },
  { inAddress: 'comprobantes', label: 'Boletas y facturas', shows: (type: TaxDocumentType) => type !== 'credit-note' },
  { inAddress: 'notas', label: 'Notas de crédito', shows: (type: TaxDocumentType) => type === 'credit-note' },
] as const;

export type ShownKind = (typeof shownKinds)[number];

type Look = NonNullable<BadgeProps['kind']>;

type Behind = NonNullable<TroubledReceipt['behind']>;

/** How a credit note stands that waits for what it corrects. */
export const behindTexts: Readonly<Record<Behind['state'], readonly [string, Look]>> = {
  'not-sent': ['Espera', 'warning'],
  rejected: ['No se envía', 'danger'],
};

/** What a credit note waits for. */
export function waitingText({ code, state }: Behind): string {
  return state === 'rejected'
    ? `La SUNAT rechazó ${code}, el comprobante que modifica.`
    : `Va después de ${code}: la SUNAT todavía no lo aceptó.`;
}

/** How a receipt's way to the tax authority stands, as who works for the school reads it. */
export const sendingTexts: Readonly<Record<SendingState, readonly [string, Look]>> = {
  waiting: ['Se vuelve a enviar', 'warning'],
  asked: ['Se envía en un momento', 'warning'],
  late: ['Fuera de plazo', 'danger'],
  stopped: ['Detenido', 'danger'],
  accepted: ['Aceptado', 'success'],
  rejected: ['Rechazado', 'danger'],
};

/** How something stood when it was sent last, with the code of the answer. */
interface Answered {
  readonly state: SendingState;
  readonly said: string;
  readonly code: number | null;
}

/** Whether a number serves no more: rejected, or somebody else's there. */
export const servesNoMore = ({
  taxState,
  sending,
}: {
  readonly taxState: TaxState;
  readonly sending: Answered | null;
}): boolean => taxState === 'rejected' || (sending !== null && isNumberTaken(sending.state, sending.code));

/** What is said once a document has another number. @param issued its new code. */
export const replacedText = (issued: string, code: string): string =>
  `Listo: ${issued} reemplaza a ${code} y sale hacia la SUNAT.`;

/** The same of one that was made out anew. */
export const correctedText = (issued: string, code: string): string =>
  `Listo: vale ${issued}. Una nota de crédito anula ${code}; los dos documentos salen hacia la SUNAT.`;

/** The code by which it was rejected, and its words. */
export function rejectedText(sending: Answered | null): string {
  if (sending === null) return '';
  return [sending.code === null ? '' : `Código ${sending.code}`, sending.said]
    .filter((each) => each !== '')
    .join(' · ');
}

/** How long the law still gives to send it. @param sendBy ISO 8601, of the last moment. */
export function timeLeftText(sendBy: string, now: Date): string {
  const hours = Math.floor((new Date(sendBy).getTime() - now.getTime()) / 3_600_000);
  if (hours < 0) return 'Terminó';
  if (hours < 1) return 'Menos de una hora';
  if (hours < 48) return hours === 1 ? '1 hora' : `${hours} horas`;
  return `${Math.floor(hours / 24)} días`;
}
