import type { VoucherFault, VoucherFaults, VoucherField } from './voucher.ts';

/** What is said of a field that was left empty: the three that are chosen, and those of the deposit. */
export const missingVoucherTexts: Readonly<Record<VoucherField | 'orderId' | 'bankAccountId' | 'file', string>> = {
  orderId: 'Elige el pedido que pagaste.',
  bankAccountId: 'Elige la cuenta en la que depositaste.',
  file: 'Adjunta la constancia: una imagen o un PDF.',
  operationNumber: 'Escribe el número de operación.',
  paidOn: 'Elige la fecha del depósito.',
  amount: 'Escribe el importe.',
  payerName: 'Escribe quién hizo el depósito.',
};

const malformed: Readonly<Record<VoucherField, string>> = {
  operationNumber: 'El número de operación tiene de 3 a 30 letras o números.',
  paidOn: 'Esta fecha no existe.',
  amount: 'Escribe el importe en soles, como 118.00.',
  payerName: 'Revisa el nombre.',
};

const texts: Readonly<Record<Exclude<VoucherFault, 'required'>, (field: VoucherField) => string>> = {
  malformed: (field) => malformed[field],
  'in-future': () => 'Esta fecha todavía no ha llegado.',
  'too-old': () => 'Esta fecha es de hace más de 90 días.',
  'too-long': () => 'Es demasiado largo: como máximo 150 letras.',
};

/**
 * What is wrong with each field, for the person.
 * @param missing what is said of an empty one, where the form calls its fields otherwise.
 */
export function voucherProblems(
  faults: VoucherFaults,
  missing: Readonly<Record<VoucherField, string>> = missingVoucherTexts,
): Partial<Record<VoucherField, string>> {
  const found = Object.entries(faults) as [VoucherField, VoucherFault][];
  return Object.fromEntries(
    found.map(([field, fault]) => [field, fault === 'required' ? missing[field] : texts[fault](field)]),
  );
}
