import { describe, expect, test } from 'vitest';
import { TaxAuthorityBySoap } from '#adapters/server/receipts/sending/tax-authority-by-soap.ts';
import { aTaxFile, taxAuthorityContract } from '#test/ports/receipts/tax-authority.ts';
import { aBillService, type BillFault } from '#test/support/receipts/bill-service-stand-in.ts';

describe('TaxAuthorityBySoap', () => {
  taxAuthorityContract(async () => new TaxAuthorityBySoap((await aBillService()).service));

  test('sends the very bytes, in an archive that has their name, and keeps the proof as it came', async () => {
    const { standIn, service } = await aBillService();
    const { fileName, xml } = aTaxFile();
    const answer = await new TaxAuthorityBySoap(service).send({ fileName, xml });
    expect(standIn.taken.get(fileName)).toBe(xml);
    expect(answer).toMatchObject({ kind: 'answered', code: 0, text: 'La Boleta numero B001-1, ha sido aceptada' });
    expect(
      answer.kind === 'answered' &&
        Buffer.from(answer.cdr ?? '', 'base64')
          .subarray(0, 2)
          .toString(),
    ).toBe('PK');
  });

  test.each<[string, BillFault, object]>([
    ['observations', { cdr: 0, notes: ['4252 - uno', '4093 - dos'] }, { code: 0, notes: ['4252 - uno', '4093 - dos'] }],
    ['a rejection by proof', { cdr: 2800 }, { kind: 'answered', code: 2800 }],
    ['a rejection by fault', { code: 'soap-env:Client.2800', text: 'no' }, { kind: 'answered', code: 2800, cdr: null }],
    ['a code in the text, as others write it', { code: 'soap:Client', text: '0306 - No se puede leer' }, { code: 306 }],
    [
      'a service out of order',
      { code: 'soap-env:Server.0109', text: 'no disponible' },
      { kind: 'answered', code: 109 },
    ],
    ['a fault without a code', { code: 'soap-env:Server', text: 'Internal Error' }, { kind: 'no-answer' }],
    ['a page of maintenance', 'busy', { kind: 'no-answer' }],
    ['an answer that is none', 'not-soap', { kind: 'no-answer' }],
    ['an answer that does not arrive', 'lost', { kind: 'no-answer', why: 'No se pudo llegar al servicio.' }],
    ['a proof that cannot be read', 'broken-cdr', { kind: 'unreadable' }],
    [
      'the proof of another receipt',
      'cdr-of-another',
      { kind: 'unreadable', why: /por otro comprobante \(B001-99999\)/ },
    ],
    ['silence', 'silent', { kind: 'no-answer', why: 'El servicio no respondió a tiempo.' }],
  ])('%s', async (_, fault, expected) => {
    const { standIn, service } = await aBillService();
    standIn.fault = fault;
    const answer = await new TaxAuthorityBySoap(service, fault === 'silent' ? 50 : 10_000).send(aTaxFile());
    for (const [name, value] of Object.entries(expected)) {
      const told = answer[name as keyof typeof answer];
      if (value instanceof RegExp) expect(told).toMatch(value);
      else expect(told).toEqual(value);
    }
  });

  test('a wrong password is told by the service’s words, and nothing says what it was', async () => {
    const { service } = await aBillService();
    const answer = await new TaxAuthorityBySoap({ ...service, password: () => 'otra-clave' }).send(aTaxFile());
    expect(answer).toMatchObject({ kind: 'answered', code: 102, text: 'Usuario o contraseña incorrectos' });
    expect(JSON.stringify(answer)).not.toContain('otra-clave');
    const nobody = new TaxAuthorityBySoap({ ...service, address: 'http://127.0.0.1:9/' });
    expect(await nobody.send(aTaxFile())).toMatchObject({ kind: 'no-answer' });
  });
});
