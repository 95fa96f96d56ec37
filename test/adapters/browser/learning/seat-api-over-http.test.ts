import { describe } from 'vitest';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { SeatApiOverHttp } from '#adapters/browser/learning/seat-api-over-http.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { seatApiContract } from '#test/ports/learning/seat-api.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { insertGrant, insertProduct, insertUser } from '#test/support/shared/rows.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';

describe('SeatApiOverHttp against the school’s routes', () => {
  seatApiContract(async () => {
    const school = await testSchool();
    const named = { given_names: 'Luis', paternal_surname: 'Soto', maternal_surname: '' };
    await insertUser(school.db, 'ana');
    await insertUser(school.db, 'luis', named);
    await insertUser(school.db, 'eva');
    await insertProduct(school.db, 10, { kind: 'seminar', slug: 'despido', title: 'Despido' });
    await school.school.get(Orders).add(anOrder('pedido', 1));
    await insertGrant(school.db, 'ana', 10, { source: 'order', order_id: 'pedido', extra_seats: 1 });
    return new SeatApiOverHttp(new HttpClient(new TokenOf(school, 'ana'), {}, fetchInto(school.app)));
  });
});
