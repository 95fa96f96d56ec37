import { describe, expect, it } from 'vitest';
import { billingRecord, type BillingRecord } from '#domain/orders/billing-record.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

const boleta: BillingRecord = {
  receiptType: 'boleta',
  documentType: 'DNI',
  documentNumber: '46712369',
  name: 'Alumna de Prueba',
  address: '',
  email: 'alumna@ejemplo.pe',
};
const factura: BillingRecord = {
  ...boleta,
  receiptType: 'factura',
  documentType: 'RUC',
  documentNumber: '20000000001',
  name: 'Empresa de Prueba S.A.C.',
  address: 'Av. de Prueba 123, Lima',
};

describe('billing data', () => {
  it.each([boleta, factura, { ...boleta, documentType: 'RUC' as const, documentNumber: '20000000001' }])(
    'may be %j',
    (given) => {
      expect(accepted(billingRecord(given))).toEqual(given);
    },
  );

  it('is tidied', () => {
    const typed = {
      ...boleta,
      documentNumber: ' 46 712 369',
      name: '  Alumna   de Prueba ',
      email: ' Alumna@Ejemplo.pe ',
    };

    expect(accepted(billingRecord(typed))).toEqual(boleta);
  });

  it('is the same whichever way a keyboard writes its accents', () => {
    const name = 'Íñigo Núñez';
    const address = 'Av. José Gálvez 12, Lima';
    const typed = { ...factura, name: name.normalize('NFD'), address: address.normalize('NFD') };

    expect(accepted(billingRecord(typed))).toEqual({ ...factura, name, address });
  });

  it.each<[string, Partial<BillingRecord>, string, string]>([
    ['a factura to a DNI', { ...factura, documentType: 'DNI' }, 'document-not-for-factura', 'documentType'],
    ['a factura to a passport', { ...factura, documentType: 'passport' }, 'document-not-for-factura', 'documentType'],
    [
      'a RUC with a wrong check digit',
      { ...factura, documentNumber: '20000000002' },
      'document-number-invalid',
      'documentNumber',
    ],
    ['a DNI of seven digits', { documentNumber: '4671236' }, 'document-number-invalid', 'documentNumber'],
    ['no number', { documentNumber: ' - ' }, 'required', 'documentNumber'],
    ['no name', { name: '   ' }, 'required', 'name'],
    ['a factura without address', { ...factura, address: ' ' }, 'required', 'address'],
    ['no e-mail', { email: ' ' }, 'required', 'email'],
    ['an e-mail without domain', { email: 'alumna@ejemplo' }, 'email-invalid', 'email'],
    ['an e-mail with two points beside each other', { email: 'alumna@ejemplo..pe' }, 'email-invalid', 'email'],
    ['a very long e-mail', { email: `alumna@${'a.'.repeat(145)}pe` }, 'email-invalid', 'email'],
    ['an e-mail with a space', { email: 'una alumna@ejemplo.pe' }, 'email-invalid', 'email'],
    ['a very long name', { name: 'x'.repeat(251) }, 'too-long', 'name'],
    ['a very long address', { address: 'x'.repeat(251) }, 'too-long', 'address'],
  ])('is refused with %s', (_, parts, kind, field) => {
    expect(refused(billingRecord({ ...boleta, ...parts }))).toEqual({ kind, field });
  });

  it('may be as long as a receipt prints', () => {
    const long = { ...boleta, name: 'x'.repeat(250), address: 'y'.repeat(250) };

    expect(accepted(billingRecord(long))).toEqual(long);
  });
});
