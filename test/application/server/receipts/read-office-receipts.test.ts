import { expect, test } from 'vitest';
import { TaxAuthorityOff } from '#adapters/server/receipts/sending/tax-authority-off.ts';
import { ReadOfficeReceipts } from '#application/server/receipts/read-office-receipts.ts';
import { ReceiptSendingsInMemory } from '#test/memory/receipts/receipt-sendings-in-memory.ts';
import { ReceiptSignerInMemory } from '#test/memory/receipts/receipt-signer-in-memory.ts';
import { ReceiptsInMemory } from '#test/memory/receipts/receipts-in-memory.ts';
import { SignedReceiptsInMemory } from '#test/memory/receipts/signed-receipts-in-memory.ts';
import { TaxAuthorityInMemory } from '#test/memory/receipts/tax-authority-in-memory.ts';
import { anOutcome } from '#test/ports/receipts/receipt-sendings.ts';
import { aReceipt, boletaKey } from '#test/support/receipts/receipt-builders.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

test('shows what needs a look, with what was said and how long the law gives, and whether the school signs and sends', async () => {
  const receipts = new ReceiptsInMemory();
  const signed = new SignedReceiptsInMemory(receipts);
  const sendings = new ReceiptSendingsInMemory(receipts, signed);
  const [signer, clock] = [new ReceiptSignerInMemory(), new FixedClock()];
  for (const number of [1, 2, 3]) {
    const id = `receipt-${number}`;
    await receipts.add(aReceipt({ id, orderId: `order-${number}`, number }));
    await signed.keep(boletaKey(id), { xml: '<x/>', digest: 'd' });
  }
  await sendings.settle(
    boletaKey('receipt-1'),
    anOutcome({ state: 'rejected', code: 2800, text: 'El tipo no corresponde', notes: ['x'] }),
  );
  const read = (authority = new TaxAuthorityInMemory()) =>
    new ReadOfficeReceipts(sendings, signer, authority, clock).execute();
  const codes = async () => (await read()).receipts.map(({ code, state }) => `${code} ${state}`);
  expect(await codes()).toEqual(['B001-1 rejected']);
  expect((await read()).receipts[0]).toMatchObject({
    said: 'El tipo no corresponde',
    notes: ['x'],
    sendBy: '2026-03-16T04:59:59.000Z',
  });
  await sendings.begin(boletaKey('receipt-2'), 0, clock.now(), clock.now());
  expect(await codes()).toEqual(['B001-1 rejected', 'B001-2 waiting']);
  clock.advance({ days: 1 });
  expect(await codes()).toHaveLength(3);
  expect(await read()).toMatchObject({ signingTrouble: null, certificateDays: null, isSending: true });
  signer.until = new Date('2026-03-21T15:00:00Z');
  expect((await read()).certificateDays).toBe(10);
  signer.trouble = { kind: 'password-wrong' };
  const off = new ReadOfficeReceipts(sendings, signer, new TaxAuthorityOff(), clock);
  const nothing = await off.execute();
  expect(nothing).toMatchObject({ isSending: false, receipts: [] });
  expect(nothing.signingTrouble).toMatch(/contraseña/);
});
