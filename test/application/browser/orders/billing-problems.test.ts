import fc from 'fast-check';
import { expect, test } from 'vitest';
import { billingProblems, problemsLeft } from '#application/browser/orders/billing-problems.ts';
import { blankBilling } from '#application/browser/orders/checkout-drafts.ts';
import { billingRecord, type BillingRecord } from '#domain/orders/billing-record.ts';

const boleta: BillingRecord = {
  receiptType: 'boleta',
  documentType: 'DNI',
  documentNumber: '46712369',
  name: 'Rosa Huamán',
  address: '',
  email: 'rosa@correo.pe',
};

const factura: BillingRecord = {
  ...boleta,
  receiptType: 'factura',
  documentType: 'RUC',
  documentNumber: '20131312955',
  name: 'SUNAT',
  address: 'Av. Garcilaso de la Vega 1472, Lima',
};

test('finds nothing wrong with what is right', () => {
  expect([billingProblems(boleta), billingProblems(factura)]).toEqual([{}, {}]);
});

test('names everything that is missing at once', () => {
  expect(billingProblems(blankBilling)).toEqual({ documentNumber: 'required', name: 'required', email: 'required' });
});

test('of a factura, the address too', () => {
  expect(billingProblems({ ...factura, documentNumber: '20131312954', address: ' ', email: 'rosa@' })).toEqual({
    documentNumber: 'document-number-invalid',
    address: 'required',
    email: 'email-invalid',
  });
  expect(billingProblems({ ...factura, documentType: 'DNI', documentNumber: '' })).toEqual({
    documentType: 'document-not-for-factura',
    documentNumber: 'required',
  });
});

test('says too long where it is', () => {
  const long = 'x'.repeat(251);
  expect(billingProblems({ ...boleta, name: long, address: long })).toEqual({ name: 'too-long', address: 'too-long' });
});

test('comes to an end, and finds something exactly when the rule does', () => {
  const text = fc.oneof(fc.constantFrom('', ' ', '46712369', '20131312955', 'a@b.pe', 'x'.repeat(300)), fc.string());
  const record = fc.record({
    receiptType: fc.constantFrom('boleta', 'factura'),
    documentType: fc.constantFrom('DNI', 'CE', 'passport', 'RUC'),
    documentNumber: text,
    name: text,
    address: text,
    email: text,
  });
  fc.assert(
    fc.property(record, (given) => {
      expect(Object.keys(billingProblems(given)).length === 0).toBe(billingRecord(given).ok);
    }),
  );
});

test('what is changed is mended, and of a document both halves are, for neither is right or wrong by itself', () => {
  const problems = { documentType: 'a', documentNumber: 'b', email: 'c' };
  expect(problemsLeft(problems, { email: 'ana@correo.pe' })).toEqual({ documentType: 'a', documentNumber: 'b' });
  expect(problemsLeft(problems, { documentType: 'CE' })).toEqual({ email: 'c' });
  expect(problemsLeft(problems, { documentNumber: '1' })).toEqual({ email: 'c' });
});
