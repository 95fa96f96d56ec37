import { EMAIL_INVALID } from '#domain/accounts/email-address.ts';
import { DATUM_TOO_LONG } from '#domain/shared/typed-text.ts';
import type { BillingRefusal } from './billing-record.ts';

/** What is wrong with a field of billing data. */
export const billingTexts: Readonly<Record<BillingRefusal['kind'], string>> = {
  'document-not-for-factura': 'La factura se emite solo a un RUC.',
  'document-number-invalid': 'Este número de documento no es válido. Revísalo.',
  required: 'Completa este dato.',
  'too-long': DATUM_TOO_LONG,
  'email-invalid': EMAIL_INVALID,
};
