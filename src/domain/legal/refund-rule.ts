import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import { policies } from './statute.ts';

/** Until when a purchase can be taken back by the school's own decision, besides what the law gives: one sentence for each way of being sold. */
export const refundRules = {
  content: `De un curso, taller, libro, revista o plan, dentro de los ${policies.refundDays} días calendario desde su activación, si no viste o leíste más del ${policies.refundSeenPercent} % y no emitiste su certificado.`,
  seminar: `De un seminario en vivo, hasta ${policies.seminarRefundHours} horas antes de que empiece.`,
  consultancy: 'De una consultoría, hasta un día antes de la hora acordada.',
} as const;

/** The rules that hold for what is being bought, each once. */
export function refundRulesOf(kinds: readonly ProductKind[]): readonly string[] {
  const found = kinds.map((kind) => {
    if (kind === 'seminar') return refundRules.seminar;
    return kind === 'consultancy' ? refundRules.consultancy : refundRules.content;
  });
  return [...new Set(found)];
}
