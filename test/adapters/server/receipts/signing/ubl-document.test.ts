import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ublDocument } from '#adapters/server/receipts/signing/ubl-document.ts';
import type { OrderSnapshot } from '#domain/orders/order-snapshot.ts';
import { detractionOf } from '#domain/receipts/detraction.ts';
import { recomputeSnapshot, takeSnapshot } from '#domain/orders/order-snapshot.ts';
import { refundableLines, refundLines, type GivenRefund } from '#domain/payments/refund-lines.ts';
import { creditNoteLines, type CreditReason, type IssuedDocument } from '#domain/receipts/credit-note.ts';
import type { Receipt } from '#domain/receipts/receipt.ts';
import { receiptTotals } from '#domain/receipts/receipt-lines.ts';
import { toldReceiptOf } from '#domain/receipts/told-receipt.ts';
import { aCart, aCartItem, aCode, TERMS } from '#test/support/cart/cart-items.ts';
import { EXEMPT, percentOff } from '#test/support/pricing/price-lines.ts';
import { arbitrarySnapshot } from '#test/support/pricing/arbitrary-snapshot.ts';
import { asFactura, receiptOf } from '#test/support/receipts/arbitrary-receipts.ts';
import { aCreditNote, aReceipt } from '#test/support/receipts/receipt-builders.ts';
import { brokenTaxRules } from '#test/support/receipts/tax-rules.ts';
import { type Money, money } from '#domain/shared/money.ts';
import { rate } from '#domain/shared/rate.ts';
import { accepted } from '#test/support/shared/accepted.ts';

function xmlOf(receipt: IssuedDocument): string {
  const document = toldReceiptOf(receipt);
  if (document === null) throw new Error('There is something to tell');
  return ublDocument(document);
}

/** A cart of the worked sheet, with 15 % off all of it. */
const discounted: OrderSnapshot = accepted(
  takeSnapshot(
    aCart([aCartItem(1, '150.00'), aCartItem(2, '89.90', { taxRate: EXEMPT }), aCartItem(3, '199.90')], {
      code: aCode('TODO', { discount: percentOff('15') }),
    }),
    TERMS,
  ),
);

/** A factura with what is deposited of its services, from a sol on. */
function detractedFrom(snapshot: OrderSnapshot): Partial<Receipt> {
  const rule = { service: '037', rate: rate(1200), over: money(0), account: '00-000-123456' } as const;
  const detraction = detractionOf('factura', receiptOf(snapshot).lines, rule);
  return detraction === null ? asFactura : { ...asFactura, detraction };
}

/** Published prices are never so low that no tax is left of them; what was sold before that rule may be. */
const isTellable = ({ lines }: Receipt): boolean =>
  !lines.some(({ treatment, tax }) => treatment === 'taxed' && tax === 0);

describe('a receipt as UBL', () => {
  test('breaks none of the tax authority’s rules, as boleta or as factura, whatever was bought', () => {
    fc.assert(
      fc.property(arbitrarySnapshot, (snapshot) => {
        for (const parts of [{}, asFactura, detractedFrom(snapshot)]) {
          const receipt = receiptOf(snapshot, parts);
          if (isTellable(receipt) && receipt.totals.price > 0) expect(brokenTaxRules(xmlOf(receipt))).toEqual([]);
        }
      }),
    );
  });

  test('says what the worked sheet says', () => {
    const xml = xmlOf(receiptOf(discounted));
    for (const part of [
      '<cbc:ID>B001-1</cbc:ID><cbc:IssueDate>2026-03-10</cbc:IssueDate>',
      '<cbc:InvoiceTypeCode listID="0101">03</cbc:InvoiceTypeCode>',
      '<cbc:Note languageLocaleID="1000">SON TRESCIENTOS SETENTA Y TRES CON 83/100 SOLES</cbc:Note>',
      '<cbc:ID schemeID="1">45678912</cbc:ID>',
      '<cbc:TaxAmount currencyID="PEN">45.37</cbc:TaxAmount>',
      '<cbc:LineExtensionAmount currencyID="PEN">328.46</cbc:LineExtensionAmount>',
      '<cbc:PayableAmount currencyID="PEN">373.83</cbc:PayableAmount>',
      '<cbc:MultiplierFactorNumeric>0.15002</cbc:MultiplierFactorNumeric>',
      '<cbc:PriceAmount currencyID="PEN">127.12</cbc:PriceAmount>',
    ]) {
      expect(xml).toContain(part);
    }
    expect(xml).not.toMatch(/PaymentTerms|PaymentMeans/);
    expect(xmlOf(receiptOf(discounted, asFactura))).toContain('<cbc:PaymentMeansID>Contado</cbc:PaymentMeansID>');
  });

  test('says of a factura what is deposited of it, where, and that it is paid all the same', () => {
    const xml = xmlOf(receiptOf(discounted, detractedFrom(discounted)));
    for (const part of [
      '<cbc:InvoiceTypeCode listID="1001">01</cbc:InvoiceTypeCode>',
      '<cbc:Note languageLocaleID="2006">OPERACIÓN SUJETA A DETRACCIÓN</cbc:Note>',
      '<cac:PaymentMeans><cbc:ID>Detraccion</cbc:ID><cbc:PaymentMeansCode>001</cbc:PaymentMeansCode><cac:PayeeFinancialAccount><cbc:ID>00-000-123456</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans><cac:PaymentTerms><cbc:ID>Detraccion</cbc:ID>',
      '<cbc:PaymentMeansID>037</cbc:PaymentMeansID><cbc:PaymentPercent>12.00</cbc:PaymentPercent><cbc:Amount currencyID="PEN">36.00</cbc:Amount>',
      '<cac:PaymentTerms><cbc:ID>FormaPago</cbc:ID><cbc:PaymentMeansID>Contado</cbc:PaymentMeansID></cac:PaymentTerms><cac:TaxTotal>',
    ]) {
      expect(xml).toContain(part);
    }
  });

  test('takes any name and title: what XML gives a meaning is written out, what it cannot hold is left out', () => {
    const buyer = { ...aReceipt().buyer, name: 'Ñ & <Hijos> "S.A.C."\u0001' };
    const xml = xmlOf(
      aReceipt({ buyer, lines: aReceipt().lines.map((line) => ({ ...line, description: ']]>\n\t&' })) }),
    );
    expect(xml).toContain('Ñ &amp; &lt;Hijos&gt; "S.A.C."');
    expect(xml).toContain(']]&gt; &amp;');
    expect(brokenTaxRules(xml)).toEqual([]);
  });

  test('leaves out a line of nothing, and has nothing to tell when no other is left', () => {
    const given = accepted(takeSnapshot(aCart([aCartItem(1, '0.00'), aCartItem(2, '59.00')]), TERMS));
    expect(xmlOf(receiptOf(given)).match(/<cac:InvoiceLine>/g)).toHaveLength(1);
    expect(toldReceiptOf(receiptOf(accepted(takeSnapshot(aCart([aCartItem(1, '0.00')]), TERMS))))).toBeNull();
  });
});

/** The note of a receipt over what was given back of its lines. */
function noteOf(receipt: Receipt, { reason, lines: credited }: GivenRefund) {
  const { type, series, number, issuedAt, buyer } = receipt;
  const lines = creditNoteLines(receipt.lines, credited);
  return aCreditNote({
    series: type === 'factura' ? 'FC01' : 'BC01',
    corrects: { type, series, number, issuedAt },
    buyer,
    reason,
    lines,
    totals: receiptTotals(lines),
  });
}

/** Parts of what a line may be, in hundredths of what is left, and which line: several notes of one receipt. */
const arbitraryParts = fc.array(fc.record({ line: fc.nat(9), part: fc.integer({ min: 1, max: 100 }) }), {
  minLength: 1,
  maxLength: 6,
});

describe('a credit note as UBL', () => {
  test('breaks none of the tax authority’s rules, whatever is given back, and the notes of a receipt add up to it', () => {
    fc.assert(
      fc.property(arbitrarySnapshot, arbitraryParts, fc.boolean(), (snapshot, parts, isFactura) => {
        const receipt = receiptOf(snapshot, isFactura ? asFactura : {});
        if (!isTellable(receipt)) return;
        const cart = accepted(recomputeSnapshot(snapshot));
        const given: GivenRefund[] = [];
        const give = (reason: CreditReason, productId: number, amount: Money | null) => {
          const lines = refundLines(refundableLines(cart, given), reason, [{ productId, amount }]);
          if (lines.ok) given.push({ reason, lines: lines.value });
        };
        for (const { line, part } of parts) {
          const left = refundableLines(cart, given)[line % receipt.lines.length];
          if (left === undefined) continue;
          if (part === 100) give('item-return', left.productId, null);
          else give('lower-value', left.productId, money(Math.floor(((left.net - left.refunded) * part) / 100)));
        }
        for (const { productId } of receipt.lines) give('item-return', productId, null);
        const notes = given.map((each) => noteOf(receipt, each));
        for (const note of notes) expect(brokenTaxRules(xmlOf(note))).toEqual([]);
        const sum = (of: 'total' | 'tax') => notes.reduce((all, { totals }) => all + totals[of], 0);
        expect([sum('total'), sum('tax')]).toEqual([receipt.totals.total, receipt.totals.tax]);
      }),
    );
  });

  test('says what it corrects and why, and of a line its value alone', () => {
    const receipt = receiptOf(discounted);
    const xml = xmlOf(noteOf(receipt, { reason: 'item-return', lines: receipt.lines.slice(0, 1) }));
    for (const part of [
      '<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"',
      '<cbc:ReferenceID>B001-1</cbc:ReferenceID><cbc:ResponseCode>07</cbc:ResponseCode><cbc:Description>Devolución por ítem<',
      '<cac:InvoiceDocumentReference><cbc:ID>B001-1</cbc:ID><cbc:DocumentTypeCode>03</cbc:DocumentTypeCode>',
      '<cbc:CreditedQuantity unitCode="ZZ">1</cbc:CreditedQuantity>',
      '<cac:LegalMonetaryTotal><cbc:PayableAmount currencyID="PEN">127.50</cbc:PayableAmount></cac:LegalMonetaryTotal>',
      '<cac:Price><cbc:PriceAmount currencyID="PEN">108.05</cbc:PriceAmount></cac:Price>',
    ]) {
      expect(xml).toContain(part);
    }
    expect(xml).not.toMatch(/AllowanceCharge|InvoiceTypeCode|FormaPago/);
  });
});

describe('the rules of the tax authority, as they are tested here', () => {
  const boleta = xmlOf(receiptOf(discounted));
  const factura = xmlOf(receiptOf(discounted, asFactura));
  const free = xmlOf(
    receiptOf(
      accepted(
        takeSnapshot(aCart([aCartItem(1, '60.00')], { code: aCode('TODO', { discount: percentOff('100') }) }), TERMS),
      ),
    ),
  );
  const detracted = xmlOf(receiptOf(discounted, detractedFrom(discounted)));
  const [note, noteOfFactura] = [{}, asFactura].map((parts) => {
    const receipt = receiptOf(discounted, parts);
    return xmlOf(noteOf(receipt, { reason: 'total-return', lines: receipt.lines }));
  }) as [string, string];
  const amount = (name: string, soles: string): string => `<cbc:${name} currencyID="PEN">${soles}<`;

  test.each<[string, string, string, string | RegExp, string]>([
    [
      'a line’s IGV of 1.50 more',
      '3103',
      boleta,
      new RegExp(amount('TaxAmount', '19.45'), 'g'),
      amount('TaxAmount', '20.95'),
    ],
    [
      'a factura whose IGV is 2.00 more',
      '3291',
      factura,
      new RegExp(amount('TaxAmount', '45.37'), 'g'),
      amount('TaxAmount', '47.37'),
    ],
    [
      'a boleta whose IGV is 2.00 more',
      '4290',
      boleta,
      new RegExp(amount('TaxAmount', '45.37'), 'g'),
      amount('TaxAmount', '47.37'),
    ],
    ['a sum of lines that is wrong', '4301', boleta, amount('TaxAmount', '45.37'), amount('TaxAmount', '47.37')],
    ['another rate', '3462', boleta, '>18.00<', '>16.00<'],
    ['a taxed line without tax', '3111', boleta, /19\.45/g, '0.00'],
    ['a rate of nothing on what is taxed', '2993', boleta, '>18.00<', '>0.00<'],
    ['an exempt book coded as taxed', '2040', boleta, '>20<', '>10<'],
    [
      'a line without any value',
      '3105',
      boleta,
      /<cbc:TaxableAmount currencyID="PEN">108\.05</g,
      amount('TaxableAmount', '0.00'),
    ],
    ['a price that is not value and tax', '4287', boleta, '>127.50<', '>150.00<'],
    [
      'a value that is not price less discount',
      '4288',
      boleta,
      `<cac:Price>${amount('PriceAmount', '127.12')}`,
      `<cac:Price>${amount('PriceAmount', '108.05')}`,
    ],
    ['a discount that is not its factor', '4289', boleta, '>0.15002<', '>0.05000<'],
    ['a factor of six decimals', '3052', boleta, '>0.15002<', '>0.150020<'],
    ['taxed operations that are not their lines', '4299', boleta, '>252.05<', '>242.05<'],
    [
      'exempt operations that are not their lines',
      '4297',
      boleta,
      amount('TaxableAmount', '76.41'),
      amount('TaxableAmount', '70.41'),
    ],
    [
      'given operations that are not their lines',
      '4298',
      free,
      amount('TaxableAmount', '60.00'),
      amount('TaxableAmount', '10.00'),
    ],
    [
      'values that are not those of the lines',
      '4309',
      boleta,
      amount('LineExtensionAmount', '328.46'),
      amount('LineExtensionAmount', '330.46'),
    ],
    [
      'a factura whose total is not value and tax',
      '3279',
      factura,
      amount('TaxInclusiveAmount', '373.83'),
      amount('TaxInclusiveAmount', '375.83'),
    ],
    [
      'a boleta whose total is not value and tax',
      '4310',
      boleta,
      amount('TaxInclusiveAmount', '373.83'),
      amount('TaxInclusiveAmount', '375.83'),
    ],
    [
      'discounts of which no line tells',
      '4307',
      boleta,
      '<cbc:PayableAmount',
      '<cbc:AllowanceTotalAmount>5.00</cbc:AllowanceTotalAmount><cbc:PayableAmount',
    ],
    [
      'what is to be paid that is not the total',
      '4312',
      boleta,
      amount('PayableAmount', '373.83'),
      amount('PayableAmount', '379.83'),
    ],
    [
      'a rounding of more than a sol',
      '4314',
      boleta,
      '<cbc:PayableAmount',
      '<cbc:PayableRoundingAmount>-1.50</cbc:PayableRoundingAmount><cbc:PayableAmount',
    ],
    ['three decimals', '2065', boleta, amount('PayableAmount', '373.83'), amount('PayableAmount', '373.830')],
    ['a boleta in the series of a factura', '1001', boleta, '>B001-1<', '>F001-1<'],
    ['a factura without terms', '3244', factura, '>FormaPago<', '>Otra<'],
    [
      'a boleta with terms',
      '3128',
      boleta,
      '<cac:TaxTotal',
      '<cac:PaymentTerms><cbc:ID>FormaPago</cbc:ID></cac:PaymentTerms><cac:TaxTotal',
    ],
    ['a factura paid in another way', '3246', factura, '>Contado<', '>Yape<'],
    ['a detracción that an ordinary sale has', '3128', detracted, 'listID="1001"', 'listID="0101"'],
    ['a detracción of no service', '3127', detracted, '>037<', '><'],
    ['a detracción of a service that is none', '3033', detracted, '>037<', '>777<'],
    ['a detracción without an account', '3034', detracted, '>00-000-123456<', '><'],
    ['a detracción without its amount', '3035', detracted, /<cbc:Amount currencyID="PEN">36\.00<\/cbc:Amount>/, ''],
    ['a detracción of nothing', '3037', detracted, amount('Amount', '36.00'), amount('Amount', '0.00')],
    ['a detracción in dollars', '3208', detracted, 'Amount currencyID="PEN">36', 'Amount currencyID="USD">36'],
    ['a deposit by no means', '3174', detracted, '>001</cbc:PaymentMeansCode>', '>888</cbc:PaymentMeansCode>'],
    ['a detracción without its legend', '4265', detracted, 'languageLocaleID="2006"', 'languageLocaleID="2007"'],
    ['a factura to a DNI', '2800', factura, 'schemeID="6">20100047218', 'schemeID="1">45678912'],
    ['a RUC of ten digits', '2017', factura, '>20100047218<', '>2010004721<'],
    ['a DNI of nine digits', '4207', boleta, '>45678912<', '>456789120<'],
    ['a note without a reason', '2128', note, '<cbc:ResponseCode>06<', '<cbc:ResponseCode><'],
    ['a note for a reason that is none', '2172', note, '<cbc:ResponseCode>06<', '<cbc:ResponseCode>66<'],
    ['a note that does not say its reason', '2136', note, '>Devolución total<', '><'],
    ['a note with two reasons', '2415', note, '<cac:DiscrepancyResponse>', '<cac:DiscrepancyResponse/>$&'],
    ['a note that corrects nothing', '2524', note, /<cac:BillingReference>.*<\/cac:BillingReference>/, ''],
    [
      'a note of a boleta that corrects another thing',
      '2399',
      note,
      '>03</cbc:DocumentTypeCode>',
      '>12</cbc:DocumentTypeCode>',
    ],
    [
      'a note of a factura that corrects a boleta',
      '2116',
      noteOfFactura,
      '>01</cbc:DocumentTypeCode>',
      '>03</cbc:DocumentTypeCode>',
    ],
    ['a note that names no number', '2117', note, '<cbc:ID>B001-1</cbc:ID><cbc:Doc', '<cbc:ID>B001</cbc:ID><cbc:Doc'],
    ['a note of a factura whose IGV is 2.00 more', '3291', noteOfFactura, />45\.37</g, '>47.37<'],
    ['a note of a boleta whose IGV is 2.00 more', '4290', note, />45\.37</g, '>47.37<'],
    [
      'a note of more than its lines',
      '4312',
      note,
      amount('PayableAmount', '373.83'),
      amount('PayableAmount', '379.83'),
    ],
    ['a note in the series of none', '1001', note, '>BC01-1<', '>XC01-1<'],
    ['something given without its legend', '1002', free, 'languageLocaleID="1002"', 'languageLocaleID="2005"'],
  ])('see %s (%s)', (_, code, xml, good, wrong) => {
    const changed = xml.replace(good, wrong);
    expect(changed).not.toBe(xml);
    expect(brokenTaxRules(xml)).toEqual([]);
    expect(brokenTaxRules(changed)).toContain(code);
  });
});
