import { expect, test } from 'vitest';
import { SignDueReceipts } from '#application/server/receipts/sign-due-receipts.ts';
import { SignReceipt } from '#application/server/receipts/sign-receipt.ts';
import { receiptTotals } from '#domain/receipts/receipt-lines.ts';
import { ReceiptSignerInMemory } from '#test/memory/receipts/receipt-signer-in-memory.ts';
import { ReceiptsInMemory } from '#test/memory/receipts/receipts-in-memory.ts';
import { SignedReceiptsInMemory } from '#test/memory/receipts/signed-receipts-in-memory.ts';
import { aReceipt, boletaKey } from '#test/support/receipts/receipt-builders.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { LoggerInMemory } from '#test/support/shared/logger-in-memory.ts';

async function world() {
  const receipts = new ReceiptsInMemory();
  for (const number of [1, 2]) {
    await receipts.add(aReceipt({ id: `receipt-${number}`, orderId: `order-${number}`, number }));
  }
  const signed = new SignedReceiptsInMemory(receipts);
  const signer = new ReceiptSignerInMemory();
  const sign = new SignReceipt(signed, signer, new FixedClock());
  const logger = new LoggerInMemory();
  return {
    receipts,
    signed,
    signer,
    sign,
    logger,
    due: { execute: () => new SignDueReceipts(signed, signer, sign, logger).execute(() => false) },
  };
}

test('what was issued is signed, once: another certificate later signs nothing anew', async () => {
  const { signed, signer, sign, due } = await world();
  await due.execute();
  const first = { xml: '<Invoice>B001-1</Invoice>', digest: 'digest-of-B001-1' };
  expect(await signed.find(boletaKey('receipt-1'))).toEqual(first);
  signer.trouble = { kind: 'expired', until: new Date(0) };
  expect(await sign.execute(aReceipt())).toEqual(first);
  expect(await signed.unsigned(9)).toEqual([]);
  // With nothing left to sign nobody asks for the certificate, which a thread would be started for.
  signer.certificate = () => Promise.reject(new Error('asked for'));
  await expect(due.execute()).resolves.toBeUndefined();
});

test('without a certificate that may be used nothing is signed, and nothing lost', async () => {
  const { signed, signer, sign, due } = await world();
  signer.trouble = { kind: 'password-wrong' };
  await due.execute();
  expect(await sign.execute(aReceipt())).toBeNull();
  expect(await signed.unsigned(9)).toHaveLength(2);
  signer.trouble = null;
  await due.execute();
  expect(await signed.unsigned(9)).toEqual([]);
});

test('what cannot be signed is reported and holds up nobody; what tells of nothing is looked at once', async () => {
  const { receipts, signed, signer, logger, due } = await world();
  const nothing = aReceipt()
    .lines.slice(0, 1)
    .map((line) => {
      const none = soles('0.00');
      return { ...line, treatment: 'free' as const, price: none, discount: none, net: none, base: none, tax: none };
    });
  await receipts.add(aReceipt({ id: 'receipt-3', number: 3, lines: nothing, totals: receiptTotals(nothing) }));
  const { sign } = signer;
  signer.sign = (document) =>
    document.code === 'B001-1' ? Promise.reject(new Error('no thread')) : sign.call(signer, document);
  await due.execute();
  expect((await signed.unsigned(9)).map(({ number }) => number)).toEqual([1]);
  expect(await signed.find(boletaKey('receipt-3'))).toBeNull();
  expect(JSON.stringify(logger)).toContain('B001-1');
});
