import type { DisputeFilter } from '#domain/payments/dispute.ts';

/** The lists of disputes as an address names them, in the order of their links. */
export const disputeLists: readonly {
  readonly which: DisputeFilter;
  readonly inAddress: string;
  readonly label: string;
}[] = [
  { which: 'waiting', inAddress: '', label: 'Por responder' },
  { which: 'answered', inAddress: 'con-el-banco', label: 'Con el banco' },
  { which: 'decided', inAddress: 'terminados', label: 'Terminados' },
];

/** What stands where a list is empty. */
export const noDisputes: Readonly<Record<DisputeFilter, { readonly title: string; readonly detail: string }>> = {
  waiting: {
    title: 'No hay contracargos por responder',
    detail: 'Cuando tu pasarela te avise de uno, anótalo aquí abajo con su plazo.',
  },
  answered: {
    title: 'El banco no decide ninguno ahora',
    detail: 'Los que respondas esperan aquí hasta que el banco diga cómo terminan.',
  },
  decided: { title: 'Todavía no terminó ninguno', detail: 'Los ganados y los perdidos se quedan aquí.' },
};

/** Until when a dispute is to be answered, in days from today. */
export function daysLeftText(days: number): string {
  if (days < 0) return 'Venció';
  if (days === 0) return 'Vence hoy';
  return days === 1 ? 'Queda 1 día' : `Quedan ${days} días`;
}

/** What follows when a dispute is lost, or not defended. */
export const LOST_MEANS =
  'Se emite la nota de crédito, lo comprado deja de estar entre sus contenidos y quien compró recibe una carta. Nadie paga nada: el dinero ya se lo llevó el banco. No se puede deshacer.';

/** The same of a payment that came besides. */
export const SURPLUS_LOST_MEANS =
  'El pago de más queda como devuelto por el banco: no lo devuelvas tú también. Lo comprado se queda, y no hay nota de crédito. No se puede deshacer.';
