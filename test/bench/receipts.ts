import { createSign, generateKeyPairSync } from 'node:crypto';
import { selfMadeCertificate } from '#adapters/server/receipts/signing/self-made-certificate.ts';
import { signXml } from '#adapters/server/receipts/signing/signed-xml.ts';
import { signingKeyIn } from '#adapters/server/receipts/signing/signing-key.ts';
import { ublDocument } from '#adapters/server/receipts/signing/ubl-document.ts';
import { type Receipt } from '#domain/receipts/receipt.ts';
import { type ReceiptLine, receiptTotals } from '#domain/receipts/receipt-lines.ts';
import { toldReceiptOf } from '#domain/receipts/told-receipt.ts';
import { splitTax } from '#domain/pricing/igv.ts';
import { money, NOTHING } from '#domain/shared/money.ts';
import { rate } from '#domain/shared/rate.ts';

/** Receipts signed a second on one core, beside a bare RSA signature: what writing and canonical XML cost on top. */
const SECONDS_A_CASE = 2;

const taxRate = rate(1800);

function receiptOf(count: number): Receipt {
  const lines = Array.from({ length: count }, (_, index): ReceiptLine => {
    const net = money(11_800 + index);
    return {
      productId: index + 1,
      description: `Curso de derecho laboral ${index + 1}`,
      quantity: 1,
      unit: 'ZZ',
      taxRate,
      treatment: 'taxed',
      options: NOTHING,
      extension: NOTHING,
      price: net,
      discount: NOTHING,
      net,
      ...splitTax(net, taxRate),
    };
  });
  return {
    id: 'r',
    orderId: 'o',
    orderNumber: 1,
    userId: 'u',
    type: 'boleta',
    series: 'B001',
    number: 1,
    issuedAt: new Date('2026-03-10T15:00:00Z'),
    issuer: { ruc: '20512333797', legalName: 'Escuela S.A.C.', address: 'Lima' },
    buyer: {
      receiptType: 'boleta',
      documentType: 'DNI',
      documentNumber: '45678912',
      name: 'Ana Quispe',
      address: '',
      email: 'ana@correo.example',
    },
    lines,
    totals: receiptTotals(lines),
    taxState: 'not-sent',
  };
}

/** Milliseconds that this process has kept a core busy: what else the machine does counts for nothing. */
function busy(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function perSecond(work: () => unknown): number {
  const spin = (milliseconds: number): number => {
    const start = busy();
    let done = 0;
    while (busy() - start < milliseconds) {
      work();
      done += 1;
    }
    return (1000 * done) / (busy() - start);
  };
  spin(200 * SECONDS_A_CASE);
  return spin(1000 * SECONDS_A_CASE);
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const bare = perSecond(() => createSign('RSA-SHA256').update('x').sign(privateKey));
process.stdout.write(`RSA-SHA256 of 2048 bits alone: ${Math.round(bare)} a second\n`);

const key = signingKeyIn(Buffer.from(await selfMadeCertificate(new Date())), '');
if (!key.ok) throw new Error(`The certificate cannot be used: ${key.refusal.kind}`);
for (const lines of [1, 10, 100]) {
  const document = toldReceiptOf(receiptOf(lines));
  if (document === null) throw new Error('There is something to sign');
  const signed = perSecond(() => signXml(ublDocument(document), key.value));
  const ratio = (bare / signed).toFixed(1);
  process.stdout.write(`${lines} lines: ${Math.round(signed)} receipts a second, ${ratio} bare signatures each\n`);
}
