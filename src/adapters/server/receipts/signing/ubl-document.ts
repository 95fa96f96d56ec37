import { create } from 'xmlbuilder2';
import type { ToldCorrection, ToldReceipt } from '#domain/receipts/told-receipt.ts';
import { percentText, type TaxLine, type Tribute } from '#domain/receipts/tax-lines.ts';
import type { Detraction } from '#domain/receipts/detraction.ts';
import { decimalText, type Money } from '#domain/shared/money.ts';

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** The id of the signature, by which the document names it. */
export const SIGNATURE_ID = 'SignatureSP';

/**
 * A boleta, factura or credit note as UBL 2.1, with an empty place for its signature. Elements stand in the order of the schema.
 * Source: facts/peru.md, section 2.1.
 */
export function ublDocument(document: ToldReceipt): string {
  const root = document.corrects === null ? 'Invoice' : 'CreditNote';
  const content = {
    '@xmlns': `${ubl}${root}-2`,
    '@xmlns:cac': `${ubl}CommonAggregateComponents-2`,
    '@xmlns:cbc': `${ubl}CommonBasicComponents-2`,
    '@xmlns:ds': 'http://www.w3.org/2000/09/xmldsig#',
    '@xmlns:ext': `${ubl}CommonExtensionComponents-2`,
    'ext:UBLExtensions': { 'ext:UBLExtension': { 'ext:ExtensionContent': {} } },
    'cbc:UBLVersionID': '2.1',
    'cbc:CustomizationID': '2.0',
    'cbc:ID': document.code,
    'cbc:IssueDate': document.day,
    'cbc:IssueTime': document.time,
    ...(document.corrects === null
      ? { 'cbc:InvoiceTypeCode': { '@listID': operationOf(document), '#': document.typeCode } }
      : {}),
    'cbc:Note': document.legends.map(([code, words]) => ({ '@languageLocaleID': code, '#': words })),
    'cbc:DocumentCurrencyCode': 'PEN',
    ...(document.corrects === null ? {} : correctionOf(document.corrects)),
    'cac:Signature': signatureOf(document),
    'cac:AccountingSupplierParty': { 'cac:Party': issuerOf(document) },
    'cac:AccountingCustomerParty': { 'cac:Party': buyerOf(document) },
    ...(document.detraction === null ? {} : { 'cac:PaymentMeans': depositOf(document.detraction) }),
    'cac:PaymentTerms': termsOf(document),
    'cac:TaxTotal': {
      'cbc:TaxAmount': soles(document.tax),
      'cac:TaxSubtotal': document.subtotals.map(({ tribute, taxable, amount }) => ({
        'cbc:TaxableAmount': soles(taxable),
        'cbc:TaxAmount': soles(amount),
        'cac:TaxCategory': { 'cac:TaxScheme': schemeOf(tribute) },
      })),
    },
    'cac:LegalMonetaryTotal': {
      ...(document.corrects === null ? sumsOf(document) : {}),
      'cbc:PayableAmount': soles(document.total),
    },
    [`cac:${root}Line`]: document.lines.map((line, index) => lineOf(line, index, quantityNames[root])),
  };
  return create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: ' ' }, { [root]: content }).end();
}

/** Catalogue 51: a sale in the country, and one of which a part is deposited. */
const operationOf = ({ detraction }: ToldReceipt) => (detraction === null ? '0101' : '1001');

/** How what is detracted is known in every element that tells of it. Source: decision 0105. */
const DETRACTED = 'Detraccion';

/** Where it is deposited: catalogue 59, 001 is a deposit into an account. */
const depositOf = ({ account }: Detraction) => ({
  'cbc:ID': DETRACTED,
  'cbc:PaymentMeansCode': '001',
  'cac:PayeeFinancialAccount': { 'cbc:ID': account },
});

/** What is detracted, and how a factura is paid; of none, no element is written. */
const termsOf = ({ detraction, saysTerms }: ToldReceipt) => [
  ...(detraction === null
    ? []
    : [
        {
          'cbc:ID': DETRACTED,
          'cbc:PaymentMeansID': detraction.service,
          'cbc:PaymentPercent': percentText(detraction.rate),
          'cbc:Amount': soles(detraction.amount),
        },
      ]),
  ...(saysTerms ? [{ 'cbc:ID': 'FormaPago', 'cbc:PaymentMeansID': 'Contado' }] : []),
];

/** What of how many a line tells. */
const quantityNames = { Invoice: 'cbc:InvoicedQuantity', CreditNote: 'cbc:CreditedQuantity' } as const;

/** Sums that a credit note does not tell. */
const sumsOf = ({ value, total }: ToldReceipt) => ({
  'cbc:LineExtensionAmount': soles(value),
  'cbc:TaxInclusiveAmount': soles(total),
});

/** What a credit note corrects, and why. */
const correctionOf = ({ code, typeCode, reasonCode, reason }: ToldCorrection) => ({
  'cac:DiscrepancyResponse': { 'cbc:ReferenceID': code, 'cbc:ResponseCode': reasonCode, 'cbc:Description': reason },
  'cac:BillingReference': { 'cac:InvoiceDocumentReference': { 'cbc:ID': code, 'cbc:DocumentTypeCode': typeCode } },
});

/** An amount with its currency. */
const soles = (amount: Money) => inSoles(decimalText(amount));

const inSoles = (amount: string) => ({ '@currencyID': 'PEN', '#': amount });

const schemeOf = ({ id, name, type }: Tribute) => ({ 'cbc:ID': id, 'cbc:Name': name, 'cbc:TaxTypeCode': type });

function signatureOf({ issuer }: ToldReceipt) {
  return {
    'cbc:ID': SIGNATURE_ID,
    'cac:SignatoryParty': {
      'cac:PartyIdentification': { 'cbc:ID': issuer.ruc },
      'cac:PartyName': { 'cbc:Name': issuer.legalName },
    },
    'cac:DigitalSignatureAttachment': { 'cac:ExternalReference': { 'cbc:URI': `#${SIGNATURE_ID}` } },
  };
}

function issuerOf({ issuer }: ToldReceipt) {
  return {
    'cac:PartyIdentification': { 'cbc:ID': { '@schemeID': '6', '#': issuer.ruc } },
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': issuer.legalName,
      'cac:RegistrationAddress': {
        // The place whose address it is: 0000 is the fiscal domicile.
        'cbc:AddressTypeCode': '0000',
        'cac:AddressLine': { 'cbc:Line': issuer.address },
        'cac:Country': { 'cbc:IdentificationCode': 'PE' },
      },
    },
  };
}

function buyerOf({ buyer }: ToldReceipt) {
  return {
    'cac:PartyIdentification': { 'cbc:ID': { '@schemeID': buyer.documentCode, '#': buyer.documentNumber } },
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': buyer.name },
  };
}

function lineOf(line: TaxLine, index: number, quantityName: string) {
  const { allowance, tax } = line;
  return {
    'cbc:ID': String(index + 1),
    [quantityName]: { '@unitCode': line.unit, '#': String(line.quantity) },
    'cbc:LineExtensionAmount': soles(line.value),
    'cac:PricingReference': {
      'cac:AlternativeConditionPrice': {
        'cbc:PriceAmount': inSoles(line.unitPrice),
        'cbc:PriceTypeCode': line.priceType,
      },
    },
    ...(allowance === null ? {} : { 'cac:AllowanceCharge': allowanceOf(allowance) }),
    'cac:TaxTotal': {
      'cbc:TaxAmount': soles(tax.amount),
      'cac:TaxSubtotal': {
        'cbc:TaxableAmount': soles(tax.taxable),
        'cbc:TaxAmount': soles(tax.amount),
        'cac:TaxCategory': {
          'cbc:Percent': tax.percent,
          'cbc:TaxExemptionReasonCode': tax.affectation,
          'cac:TaxScheme': schemeOf(tax.tribute),
        },
      },
    },
    'cac:Item': {
      'cbc:Description': line.description,
      'cac:SellersItemIdentification': { 'cbc:ID': String(line.productId) },
    },
    'cac:Price': { 'cbc:PriceAmount': inSoles(line.unitValue) },
  };
}

function allowanceOf({ amount, base, factor }: NonNullable<TaxLine['allowance']>) {
  return {
    'cbc:ChargeIndicator': 'false',
    'cbc:AllowanceChargeReasonCode': '00',
    ...(factor === null ? {} : { 'cbc:MultiplierFactorNumeric': factor }),
    'cbc:Amount': soles(amount),
    'cbc:BaseAmount': soles(base),
  };
}
