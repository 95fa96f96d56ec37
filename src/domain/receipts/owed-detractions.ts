import { workingDayAfter } from '#domain/complaints/complaint-holidays.ts';
import { limaDay, type PlainDate } from '#domain/shared/dates.ts';
import { detractionIn, type IssuedDocument } from './credit-note.ts';
import type { Detraction } from './detraction.ts';
import { receiptCode } from './receipt.ts';

/** A deposit that the school owes to its account at the Banco de la Nación. */
export interface OwedDetraction extends Pick<Detraction, 'rate' | 'amount'> {
  /** Of its factura: 'F001-1'. */
  readonly code: string;
  readonly orderNumber: number;
  /** The last day, in Lima. */
  readonly dueOn: PlainDate;
}

/** Working days from the day on which everything was paid. Por confirmar. Source: decision 0105. */
const WORKING_DAYS = 5;

/** What facturas among some documents leave to be deposited, in their order: buyers paid them whole. What the tax authority rejected owes nothing. */
export function owedDetractions(documents: readonly IssuedDocument[]): readonly OwedDetraction[] {
  return documents.flatMap((document) => {
    const { taxState, replacedBy, orderNumber, issuedAt } = document;
    const detraction = detractionIn(document);
    if (detraction === null || taxState === 'rejected' || replacedBy !== undefined) return [];
    const { rate, amount } = detraction;
    return {
      code: receiptCode(document),
      orderNumber,
      rate,
      amount,
      dueOn: workingDayAfter(limaDay(issuedAt), WORKING_DAYS),
    };
  });
}
