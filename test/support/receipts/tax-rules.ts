import { DOMParser, type Element } from '@xmldom/xmldom';

/**
 * The rules by which the tax authority checks boletas, facturas and the credit notes of both, as far as the amounts of a school can break them, read from the
 * XML alone: nothing of the school's own mapping is used. Source: facts/peru.md, sections 1.2, 2.2, 2.3 and 2.6. Codes below 4000
 * reject a receipt, the others observe it.
 */
export function brokenTaxRules(xml: string): readonly string[] {
  const root = rootOf(xml);
  const document = new Node(root);
  const isNote = root.localName === 'CreditNote';
  const isFactura = (isNote ? correctedIn(document).type : document.text('InvoiceTypeCode')) === '01';
  const lines = document.all(isNote ? 'CreditNoteLine' : 'InvoiceLine').map(lineIn);
  const given = { document, lines, isFactura };
  return [
    ...new Set([
      ...headRules(given),
      ...(isNote ? noteRules(given) : [...termsRules(given), ...detractionRules(given)]),
      ...lines.flatMap(lineRules),
      ...sumRules(given),
      ...(isNote ? payableRules(given) : totalRules(given)),
    ]),
  ];
}

interface Given {
  readonly document: Node;
  readonly lines: readonly Line[];
  /** Of a credit note, whether it corrects one. */
  readonly isFactura: boolean;
}

interface Line {
  readonly node: Node;
  readonly value: number;
  readonly quantity: number;
  readonly unitValue: number;
  readonly price: number;
  readonly isGiven: boolean;
  readonly tribute: string;
  readonly affectation: string;
  readonly percent: number;
  readonly taxable: number;
  readonly tax: number;
  /** Off the base, and not off it. */
  readonly allowances: readonly {
    readonly code: string;
    readonly amount: number;
    readonly base: number;
    readonly factor: string;
  }[];
}

/** Elements by their local names, from one of them. */
class Node {
  constructor(private readonly element: Element) {}

  all(...path: readonly string[]): readonly Node[] {
    return path.reduce<readonly Node[]>((nodes, name) => nodes.flatMap((node) => node.#children(name)), [this]);
  }

  text(...path: readonly string[]): string {
    return this.all(...path)[0]?.element.textContent ?? '';
  }

  number(...path: readonly string[]): number {
    return Number(this.text(...path) || '0');
  }

  attribute(name: string): string {
    return this.element.getAttribute(name) ?? '';
  }

  #children(name: string): readonly Node[] {
    const found: Node[] = [];
    for (let child = this.element.firstChild; child !== null; child = child.nextSibling) {
      if (child.nodeType === 1 && (child as Element).localName === name) found.push(new Node(child as Element));
    }
    return found;
  }

  /** Every element below it. */
  get below(): readonly Element[] {
    return [...this.element.getElementsByTagName('*')];
  }
}

function rootOf(xml: string): Element {
  const root = new DOMParser().parseFromString(xml, 'text/xml').documentElement;
  if (root === null) throw new Error('No XML');
  return root;
}

function lineIn(node: Node): Line {
  const subtotal = ['TaxTotal', 'TaxSubtotal'] as const;
  return {
    node,
    value: node.number('LineExtensionAmount'),
    quantity: node.number('InvoicedQuantity') || node.number('CreditedQuantity'),
    unitValue: node.number('Price', 'PriceAmount'),
    price: node.number('PricingReference', 'AlternativeConditionPrice', 'PriceAmount'),
    isGiven: node.text('PricingReference', 'AlternativeConditionPrice', 'PriceTypeCode') === '02',
    tribute: node.text(...subtotal, 'TaxCategory', 'TaxScheme', 'ID'),
    affectation: node.text(...subtotal, 'TaxCategory', 'TaxExemptionReasonCode'),
    percent: node.number(...subtotal, 'TaxCategory', 'Percent'),
    taxable: node.number(...subtotal, 'TaxableAmount'),
    tax: node.number(...subtotal, 'TaxAmount'),
    allowances: allowancesIn(node),
  };
}

const allowancesIn = (node: Node): Line['allowances'] =>
  node.all('AllowanceCharge').map((each) => ({
    code: each.text('AllowanceChargeReasonCode'),
    amount: each.number('Amount'),
    base: each.number('BaseAmount'),
    factor: each.text('MultiplierFactorNumeric'),
  }));

/** Whether two amounts are more than the sol of tolerance apart. */
const apart = (one: number, other: number): boolean => Math.round(Math.abs(one - other) * 100) > 100;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Codes of the rules that do not hold. */
const broken = (rules: readonly (readonly [code: string, isBroken: boolean])[]): readonly string[] =>
  rules.flatMap(([code, isBroken]) => (isBroken ? [code] : []));

const money = /^[0-9]{1,12}(\.[0-9]{1,2})?$/;
const perUnit = /^[0-9]{1,12}(\.[0-9]{1,10})?$/;
const factor = /^(?!(0)[0-9]+$)[0-9]{1,3}(\.[0-9]{1,5})?$/;

function headRules({ document: invoice, lines, isFactura }: Given): readonly string[] {
  const series = isFactura ? /^(F[A-Z0-9]{3}|[0-9]{4})-[0-9]{1,8}$/ : /^(B[A-Z0-9]{3}|[0-9]{4})-[0-9]{1,8}$/;
  const buyer = invoice.all('AccountingCustomerParty', 'Party', 'PartyIdentification', 'ID')[0];
  const [scheme, number] = [buyer?.attribute('schemeID') ?? '', buyer?.text() ?? ''];
  const payable = invoice.number('LegalMonetaryTotal', 'PayableAmount');
  const legends = invoice.all('Note').map((note) => note.attribute('languageLocaleID'));
  const amounts = invoice.below.filter(({ localName }) => localName?.endsWith('Amount') === true);
  return broken([
    ['1001', !series.test(invoice.text('ID'))],
    ['2014', buyer === undefined],
    ['2800', isFactura && scheme !== '6'],
    ['2017', scheme === '6' && !/^\d{11}$/.test(number)],
    ['4207', scheme === '1' && !/^\d{8}$/.test(number)],
    ['2396', !isFactura && payable > 700 && (number === '' || number === '-')],
    ['1002', lines.some(({ isGiven }) => isGiven) && !legends.includes('1002')],
    [
      '2065',
      amounts.some((each) => !(each.localName === 'PriceAmount' ? perUnit : money).test(each.textContent ?? '')),
    ],
  ]);
}

function termsRules({ document, isFactura }: Given): readonly string[] {
  const terms = document.all('PaymentTerms').filter((each) => each.text('ID') === 'FormaPago');
  return broken([
    ['3244', isFactura && terms.length === 0],
    ['3128', !isFactura && terms.length > 0],
  ]);
}

/** Services of catalogue 54 of an operation of type 1001, and goods of it. */
const detracted = /^(00[1-35789]|01[0-79]|02[0-6]|03[0-24-79]|04[01]|099)$/;

/** What is deposited at the Banco de la Nación: rules 104 to 106 of the authority's sheet of facturas (2026-02-12), and its legend. */
function detractionRules({ document }: Given): readonly string[] {
  const operation = document.all('InvoiceTypeCode')[0]?.attribute('listID');
  const isDetracted = operation === '1001';
  const terms = document.all('PaymentTerms').filter((each) => each.text('ID') === 'Detraccion');
  const means = document.all('PaymentMeans').filter((each) => each.text('ID') === 'Detraccion');
  const legends = document.all('Note').map((note) => note.attribute('languageLocaleID'));
  const forms = document.all('PaymentTerms').filter((each) => each.text('ID') === 'FormaPago');
  return broken([
    ['3127', isDetracted && terms.every((each) => each.text('PaymentMeansID') === '')],
    ['3128', !isDetracted && terms.length > 0],
    ['3033', terms.some((each) => !detracted.test(each.text('PaymentMeansID')))],
    ['3034', isDetracted && (means.length === 0 || means.some((each) => accountIn(each) === ''))],
    ['3035', terms.some((each) => each.all('Amount').length === 0)],
    ['3037', terms.some((each) => !money.test(each.text('Amount')) || each.number('Amount') <= 0)],
    ['3208', terms.some((each) => each.all('Amount')[0]?.attribute('currencyID') !== 'PEN')],
    ['3174', means.some((each) => !/^(00[1-9]|01[0-3]|10[1-8]|999)$/.test(each.text('PaymentMeansCode')))],
    ['4265', isDetracted && !legends.includes('2006')],
    ['3246', forms.some((each) => !/^(Contado|Credito|Cuota[0-9]{3})$/.test(each.text('PaymentMeansID')))],
  ]);
}

const accountIn = (means: Node): string => means.text('PayeeFinancialAccount', 'ID');

function correctedIn(note: Node) {
  const reference = ['BillingReference', 'InvoiceDocumentReference'] as const;
  return { code: note.text(...reference, 'ID'), type: note.text(...reference, 'DocumentTypeCode') };
}

/** Reasons of catalogue 09. */
const reasons = new Set(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13']);

function noteRules({ document: note, isFactura }: Given): readonly string[] {
  const { code, type } = correctedIn(note);
  const said = note.all('DiscrepancyResponse');
  const reason = note.text('DiscrepancyResponse', 'ResponseCode');
  const series = isFactura ? /^F[A-Z0-9]{3}-[0-9]{1,8}$/ : /^B[A-Z0-9]{3}-[0-9]{1,8}$/;
  return broken([
    ['2415', said.length > 1],
    ['2128', reason === ''],
    ['2172', reason !== '' && !reasons.has(reason)],
    ['2136', note.text('DiscrepancyResponse', 'Description') === ''],
    ['2524', note.all('BillingReference').length === 0],
    ['2116', note.text('ID').startsWith('F') && type !== '01'],
    ['2399', note.text('ID').startsWith('B') && type !== '03'],
    ['2117', !series.test(code)],
  ]);
}

function lineRules(line: Line): readonly string[] {
  const off = (code: string) => sum(line.allowances.filter((each) => each.code === code).map(({ amount }) => amount));
  const taxed = line.tribute === '1000';
  const worth = line.isGiven ? line.price : line.unitValue;
  return broken([
    ['3103', apart(line.tax, (line.taxable * line.percent) / 100)],
    ['3111', taxed && line.tax === 0],
    ['2993', taxed && line.percent === 0],
    ['2040', (taxed && line.affectation !== '10') || (line.tribute === '9997' && line.affectation !== '20')],
    ['3105', line.taxable <= 0],
    ['4287', !line.isGiven && apart(line.price, (line.value + line.tax - off('01')) / line.quantity)],
    ['4288', apart(line.value, worth * line.quantity - off('00') + off('47'))],
    [
      '4289',
      line.allowances.some(({ amount, base, factor: part }) => Number(part) > 0 && apart(amount, base * Number(part))),
    ],
    ['3052', line.allowances.some(({ factor: part }) => part !== '' && !factor.test(part))],
  ]);
}

function sumRules({ document: invoice, lines, isFactura }: Given): readonly string[] {
  const head = (id: string): Node | undefined =>
    invoice.all('TaxTotal', 'TaxSubtotal').find((each) => each.text('TaxCategory', 'TaxScheme', 'ID') === id);
  const global = allowancesIn(invoice);
  const off = (code: string): number => sum(global.filter((each) => each.code === code).map(({ amount }) => amount));
  const valuesOf = (id: string): number => sum(lines.filter(({ tribute }) => tribute === id).map(({ value }) => value));
  const igv = head('1000')?.number('TaxAmount') ?? 0;
  const taxable = (id: string): number => head(id)?.number('TaxableAmount') ?? 0;
  const rates = new Set(lines.filter(({ tribute }) => tribute === '1000').map(({ percent }) => percent));
  return broken([
    ['3462', rates.size > 1 || [...rates].some((percent) => percent !== 18)],
    [isFactura ? '3291' : '4290', apart(igv, (valuesOf('1000') - off('02')) * 0.18)],
    [
      '4301',
      apart(
        invoice.number('TaxTotal', 'TaxAmount'),
        sum(lines.filter(({ tribute }) => tribute === '1000').map(({ tax }) => tax)) - off('02') * 0.18,
      ),
    ],
    ['4299', apart(taxable('1000'), valuesOf('1000') - off('02'))],
    ['4297', apart(taxable('9997'), valuesOf('9997') - off('05'))],
    ['4298', apart(taxable('9996'), valuesOf('9996'))],
    ['4314', Math.abs(invoice.number('LegalMonetaryTotal', 'PayableRoundingAmount')) > 1],
  ]);
}

/** A credit note says what is taken back, and no other sum. */
function payableRules({ document: note, lines }: Given): readonly string[] {
  const sold = lines.filter(({ isGiven }) => !isGiven);
  const whole = sum(sold.map(({ value, tax }) => value + tax));
  return broken([['4312', apart(note.number('LegalMonetaryTotal', 'PayableAmount'), whole)]]);
}

function totalRules({ document: invoice, lines, isFactura }: Given): readonly string[] {
  const total = (name: string): number => invoice.number('LegalMonetaryTotal', name);
  const global = allowancesIn(invoice);
  const off = (code: string): number => sum(global.filter((each) => each.code === code).map(({ amount }) => amount));
  const igvs = invoice
    .all('TaxTotal', 'TaxSubtotal')
    .filter((each) => each.text('TaxCategory', 'TaxScheme', 'ID') === '1000');
  const igv = igvs[0]?.number('TaxAmount') ?? 0;
  const sold = lines.filter(({ isGiven }) => !isGiven);
  const lineOffs = lines.flatMap(({ allowances }) => allowances).filter(({ code }) => code === '01');
  const allowances = off('03') + sum(lineOffs.map(({ amount }) => amount));
  const rounding = total('PayableRoundingAmount');
  return broken([
    ['4309', apart(total('LineExtensionAmount'), sum(sold.map(({ value }) => value)) - off('02'))],
    [isFactura ? '3279' : '4310', apart(total('TaxInclusiveAmount'), total('LineExtensionAmount') + igv)],
    ['4307', apart(total('AllowanceTotalAmount'), allowances)],
    [
      '4312',
      apart(
        total('PayableAmount'),
        total('TaxInclusiveAmount') +
          total('ChargeTotalAmount') -
          total('AllowanceTotalAmount') -
          total('PrepaidAmount') +
          rounding,
      ),
    ],
  ]);
}
