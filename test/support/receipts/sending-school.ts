import { goRoundReceipts } from '#adapters/server/wiring/background.container.ts';
import { Refunds } from '#application/server/payments/ports/refunds.ts';
import { IssueCreditNote } from '#application/server/receipts/issue-credit-note.ts';
import { Receipts } from '#application/server/receipts/ports/receipts.ts';
import { SendReceipts } from '#application/server/receipts/send-receipts.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { boletaOfAna } from '#test/support/cart/shop.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';
import type { DatabaseOfTest } from '#test/support/school/databases.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { insertProduct } from '#test/support/shared/rows.ts';
import { aBillService } from './bill-service-stand-in.ts';
import { aRefund } from './receipt-builders.ts';
import { aCertificateFile, aP12, p12Password } from './signing-files.ts';

const never = () => false;

/** A school that signs and sends, with so many confirmed orders of ana. */
export async function sendingSchool(count: number, database?: DatabaseOfTest) {
  const { standIn, service } = await aBillService();
  const certificate = { path: aCertificateFile(aP12()), password: () => p12Password };
  const world = await testSchool({
    config: { certificate, taxService: service },
    ...(database === undefined ? {} : { database: database() }),
  });
  await world.addUser({ id: 'ana', email: 'ana@correo.pe' });
  await insertProduct(world.db, 10);
  const orders = world.school.get(Orders);
  for (let number = 1; number <= count; number += 1) {
    await orders.add(anOrder(`order-${number}`, number, { billing: boletaOfAna }));
    await orders.move(`order-${number}`, 'confirmed', world.clock.now());
  }
  await goRoundReceipts(world.school);
  const send = () => world.school.get(SendReceipts).execute(never);
  /** Gives an order back and has its note signed; the note. */
  const giveBack = async (orderId: string) => {
    const receipt = await world.school.get(Receipts).ofOrder(orderId);
    const refund = aRefund(`refund-of-${orderId}`, {
      orderId,
      number: Number(orderId.slice('order-'.length)),
      state: 'done',
      way: null,
      reason: 'annulled',
      askedBy: 'ana',
      decidedBy: 'ana',
    });
    await world.school.get(Refunds).add(refund);
    const lines = (receipt?.lines ?? []).map(({ productId, net, base, tax }) => ({ productId, net, base, tax }));
    const note = await world.school.write(IssueCreditNote, (issue) => issue.execute({ ...refund, lines }));
    await goRoundReceipts(world.school);
    return note;
  };
  const states = async () => (await world.school.get(Receipts).ofUser('ana', 99)).map(({ taxState }) => taxState);
  return { ...world, standIn, send, states, giveBack };
}
