import { emailAddress } from '#domain/accounts/email-address.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { oneLine } from '#domain/shared/typed-text.ts';
import { isDocumentNumberValid, normalizeDocumentNumber, type DocumentType } from './identity-document.ts';

/** Boleta for a person, factura for whoever has a RUC. */
export type ReceiptType = 'boleta' | 'factura';

/** Whom a receipt is made out to. */
export interface BillingRecord {
  readonly receiptType: ReceiptType;
  readonly documentType: DocumentType;
  readonly documentNumber: string;
  /** Full name, or the company's registered name. */
  readonly name: string;
  /** Needed for a factura, else may be ''. */
  readonly address: string;
  readonly email: string;
}

export type BillingField = 'documentType' | 'documentNumber' | 'name' | 'address' | 'email';

export interface BillingRefusal {
  readonly kind: 'document-not-for-factura' | 'document-number-invalid' | 'required' | 'too-long' | 'email-invalid';
  readonly field: BillingField;
}

const LONGEST = 250;

/**
 * Billing data, tidied: a factura goes to a RUC only, a boleta to any document. Its e-mail is read as every address of the house.
 */
export function billingRecord(given: BillingRecord): Result<BillingRecord, BillingRefusal> {
  const record: BillingRecord = {
    ...given,
    documentNumber: normalizeDocumentNumber(given.documentNumber),
    name: oneLine(given.name),
    address: oneLine(given.address),
    email: given.email.trim(),
  };
  const refusal = refusalOf(record);
  if (refusal !== null) return refuse(refusal);
  const email = emailAddress(record.email);
  return email.ok ? accept({ ...record, email: email.value }) : refuse({ kind: 'email-invalid', field: 'email' });
}

function refusalOf(record: BillingRecord): BillingRefusal | null {
  const isFactura = record.receiptType === 'factura';
  if (isFactura && record.documentType !== 'RUC') return { kind: 'document-not-for-factura', field: 'documentType' };
  if (record.documentNumber === '') return { kind: 'required', field: 'documentNumber' };
  if (!isDocumentNumberValid(record.documentType, record.documentNumber)) {
    return { kind: 'document-number-invalid', field: 'documentNumber' };
  }
  if (record.name === '') return { kind: 'required', field: 'name' };
  if (isFactura && record.address === '') return { kind: 'required', field: 'address' };
  if (record.name.length > LONGEST) return { kind: 'too-long', field: 'name' };
  if (record.address.length > LONGEST) return { kind: 'too-long', field: 'address' };
  return record.email === '' ? { kind: 'required', field: 'email' } : null;
}
