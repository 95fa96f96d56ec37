import { Orders } from '#application/server/orders/ports/orders.ts';
import { Receipts } from '#application/server/receipts/ports/receipts.ts';
import { rate } from '#domain/shared/rate.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { asFactura } from '#test/support/receipts/arbitrary-receipts.ts';
import { aReceipt } from '#test/support/receipts/receipt-builders.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { insertProduct } from '#test/support/shared/rows.ts';

/** A school of teresa, a cashier, with a factura of March, 'receipt-1', that leaves S/ 84 to be deposited. @param parts as `testSchool` takes them. */
export async function schoolWithDetraction(parts: Parameters<typeof testSchool>[0] = {}) {
  const world = await testSchool(parts);
  await world.addUser({ id: 'teresa' }, ['cashier']);
  await world.addUser({ id: 'ana' });
  await insertProduct(world.db, 10);
  await world.school.get(Orders).add(anOrder('order-1', 1));
  const detraction = { service: '037', rate: rate(1200), account: '1234567', amount: soles('84.00') } as const;
  await world.school.get(Receipts).add(aReceipt({ ...asFactura, detraction }));
  return world;
}
