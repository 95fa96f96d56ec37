import { describe, expect, it } from 'vitest';
import { TaxAuthorityOff } from '#adapters/server/receipts/tax-authority-off.ts';
import { ReceiptsInMemory } from '#test/memory/receipts/receipts-in-memory.ts';
import { TaxAuthorityInMemory } from '#test/memory/receipts/tax-authority-in-memory.ts';
import { SendReceipts } from '#application/server/receipts/send-receipts.ts';
import { LoggerInMemory } from '#test/support/shared/logger-in-memory.ts';
import { aReceipt } from '#test/support/receipts/receipt-builders.ts';

async function world() {
  const [receipts, authority, logger] = [new ReceiptsInMemory(), new TaxAuthorityInMemory(), new LoggerInMemory()];
  for (const number of [1, 2]) {
    await receipts.add(aReceipt({ id: `receipt-${number}`, orderId: `order-${number}`, number }));
  }
  return { receipts, authority, logger, send: new SendReceipts(receipts, authority, logger) };
}

describe('sending receipts to the tax authority', () => {
  it('is off unless a school turns it on: nothing is sent and nothing is said to be', async () => {
    const { receipts, logger } = await world();
    await new SendReceipts(receipts, new TaxAuthorityOff(), logger).execute();
    expect(await receipts.unsent(10)).toHaveLength(2);
  });

  it('sends each once and keeps the answer', async () => {
    const { receipts, authority, send } = await world();
    await send.execute();
    await send.execute();
    expect([...authority.known.keys()]).toEqual(['receipt-1', 'receipt-2']);
    expect(await receipts.find('receipt-1')).toMatchObject({ taxState: 'accepted' });
  });

  it('tries again later when nobody answers', async () => {
    const { receipts, authority, send } = await world();
    authority.answer = { kind: 'no-answer' };
    await send.execute();
    expect(await receipts.unsent(10)).toHaveLength(2);
    authority.answer = { kind: 'accepted', text: '' };
    await send.execute();
    expect(await receipts.unsent(10)).toEqual([]);
  });

  it('reports a rejection', async () => {
    const { receipts, authority, logger, send } = await world();
    authority.answer = { kind: 'rejected', text: '2800' };
    await send.execute();
    expect(await receipts.find('receipt-2')).toMatchObject({ taxState: 'rejected' });
    expect(JSON.stringify(logger)).toContain('B001-1');
  });
});
