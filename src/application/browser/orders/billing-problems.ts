import {
  billingRecord,
  type BillingField,
  type BillingRecord,
  type BillingRefusal,
} from '#domain/orders/billing-record.ts';

export type BillingProblems = Partial<Record<BillingField, BillingRefusal['kind']>>;

/** Everything that stands in the way of a receipt, not only the first thing: the domain is asked again with that one mended. */
export function billingProblems(given: BillingRecord): BillingProblems {
  const problems: BillingProblems = {};
  let record = given;
  for (;;) {
    const judged = billingRecord(record);
    if (judged.ok) return problems;
    const { kind, field } = judged.refusal;
    if (problems[field] !== undefined) return problems;
    problems[field] = kind;
    record = { ...record, ...mended(field, record) };
  }
}

/** What a change mends: the field itself, and with a document the other half of it, since they are right or wrong together. */
function mendedBy(change: Partial<BillingRecord>): ReadonlySet<BillingField> {
  const fields = new Set(Object.keys(change) as BillingField[]);
  if (fields.has('documentType')) fields.add('documentNumber');
  if (fields.has('documentNumber')) fields.add('documentType');
  return fields;
}

/** The problems that are left after a change. */
export function problemsLeft<T>(
  problems: Partial<Record<BillingField, T>>,
  change: Partial<BillingRecord>,
): Partial<Record<BillingField, T>> {
  const mended = mendedBy(change);
  const left = Object.entries(problems).filter(([field]) => !mended.has(field as BillingField));
  return Object.fromEntries(left) as Partial<Record<BillingField, T>>;
}

const numbers = { DNI: '12345678', CE: '001234567', passport: 'AB123456', RUC: '20131312955' } as const;

/** The field as it could be right. */
function mended(field: BillingField, { documentType }: BillingRecord): Partial<BillingRecord> {
  switch (field) {
    case 'documentType':
      return { documentType: 'RUC' };
    case 'documentNumber':
      return { documentNumber: numbers[documentType] };
    case 'email':
      return { email: 'a@b.pe' };
    case 'name':
      return { name: '-' };
    case 'address':
      return { address: '-' };
  }
}
