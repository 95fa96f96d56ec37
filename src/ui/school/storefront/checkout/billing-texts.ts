import type { BillingProblems } from '#application/browser/orders/billing-problems.ts';
import { missingTexts } from '#domain/accounts/registration-texts.ts';
import type { BillingField, BillingRefusal, ReceiptType } from '#domain/orders/billing-record.ts';
import { billingTexts } from '#domain/orders/billing-texts.ts';
import type { DocumentType } from '#domain/orders/identity-document.ts';

export const documentNames: Readonly<Record<DocumentType, string>> = {
  DNI: 'DNI',
  CE: 'Carné de extranjería',
  passport: 'Pasaporte',
  RUC: 'RUC',
};

const numberHelp: Readonly<Record<DocumentType, string>> = {
  DNI: 'El DNI tiene 8 números.',
  CE: 'El carné de extranjería tiene de 6 a 12 letras o números.',
  passport: 'El pasaporte tiene de 6 a 12 letras o números.',
  RUC: 'Este RUC no es válido. Tiene 11 números, y el último comprueba a los demás.',
};

const missing: Readonly<Record<BillingField, string>> = {
  documentType: 'Elige el documento.',
  documentNumber: 'Escribe el número de documento.',
  name: 'Escribe el nombre.',
  address: 'Escribe la dirección fiscal.',
  email: missingTexts.email,
};

/** With a RUC the fields ask for other things. */
const missingWithRuc: Readonly<Partial<Record<BillingField, string>>> = {
  documentNumber: 'Escribe el RUC.',
  name: 'Escribe la razón social, como está en el RUC.',
};

const texts: Readonly<Record<BillingRefusal['kind'], (field: BillingField, type: DocumentType) => string>> = {
  'document-not-for-factura': () => billingTexts['document-not-for-factura'],
  'document-number-invalid': (_, type) => numberHelp[type],
  required: (field, type) => (type === 'RUC' ? missingWithRuc[field] : undefined) ?? missing[field],
  'too-long': () => 'Es demasiado largo: como máximo 250 letras.',
  'email-invalid': () => billingTexts['email-invalid'],
};

export const receiptNames: Readonly<Record<ReceiptType, string>> = { boleta: 'Boleta', factura: 'Factura' };

/** What is wrong with billing data, field by field. */
export function problemTexts(problems: BillingProblems, type: DocumentType): Partial<Record<BillingField, string>> {
  const found = Object.entries(problems) as [BillingField, BillingRefusal['kind']][];
  return Object.fromEntries(found.map(([field, kind]) => [field, texts[kind](field, type)]));
}
