import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import { policies } from './statute.ts';

/** Until when a purchase can be taken back by the school's own decision, besides what the law gives, for each way of being sold. */
const conditions = {
  content: `dentro de los ${policies.refundDays} días calendario desde su activación, si no viste o leíste más del ${policies.refundSeenPercent} % y no emitiste su certificado.`,
  seminar: `hasta ${policies.seminarRefundHours} horas antes de que empiece.`,
  consultancy: 'hasta un día antes de la hora acordada.',
} as const;

/** The same with what it holds for: one sentence each. */
export const refundRules = {
  content: `De un curso, taller, libro, revista o plan, ${conditions.content}`,
  seminar: `De un seminario en vivo, ${conditions.seminar}`,
  consultancy: `De una consultoría, ${conditions.consultancy}`,
} as const;

/** Until when what is of one kind can be taken back: 'hasta un día antes de la hora acordada.' */
export function refundConditionOf(kind: ProductKind): string {
  return conditions[soldAs(kind)];
}

/** What the law gives of everything that is sold; said where no rule of the school's own holds. Source: Ley 29571. */
export const RIGHT_BY_LAW =
  'Si no es lo que ofrecimos o no funciona, lo arreglamos, te damos otro o te devolvemos tu dinero.';

/** What is bought, as far as the rules ask. */
export interface TakenBack {
  readonly kind: ProductKind;
  /** Of a seminar: it was held, its recording is what is sold. */
  readonly isOver?: boolean | undefined;
}

/** The rules that hold for what is being bought, each once; of a recording none, as its page says none: what it began with is past. */
export function refundRulesOf(bought: readonly TakenBack[]): readonly string[] {
  const withRule = bought.filter(({ isOver }) => isOver !== true);
  return [...new Set(withRule.map(({ kind }) => refundRules[soldAs(kind)]))];
}

function soldAs(kind: ProductKind): keyof typeof conditions {
  return kind === 'seminar' || kind === 'consultancy' ? kind : 'content';
}
