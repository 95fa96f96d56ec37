import { describe } from 'vitest';
import { StaffDisputesApiOverHttp } from '#adapters/browser/payments/dispute-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import { money } from '#domain/shared/money.ts';
import { staffDisputesApiContract } from '#test/ports/payments/dispute-api.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';
import { anAttempt, at } from '#test/support/orders/buying-builders.ts';
import { anOrderOfTwo } from '#test/support/payments/refunding-in-memory.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { insertProduct } from '#test/support/shared/rows.ts';

describe('StaffDisputesApiOverHttp against the school’s routes', () => {
  staffDisputesApiContract(async () => {
    const world = await testSchool();
    await world.addUser({ id: 'ana', email: 'ana@correo.pe' });
    const teresa = await world.addUser({}, ['cashier']);
    for (const id of [10, 11]) await insertProduct(world.db, id);
    await world.school.get(Orders).add(anOrderOfTwo({ number: 7 }));
    await world.school.get(Orders).move('order-1', 'confirmed', at);
    const paid = { state: 'paid', amount: money(17_700), updatedAt: at } as const;
    await world.school.get(PaymentAttempts).add(anAttempt('attempt-1', 'order-1', paid));
    return new StaffDisputesApiOverHttp(new HttpClient(new TokenOf(world, teresa), {}, fetchInto(world.app)));
  });
});
