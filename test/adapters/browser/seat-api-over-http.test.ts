import { describe } from 'vitest';
import { HttpClient } from '#adapters/browser/http-client.ts';
import { SeatApiOverHttp } from '#adapters/browser/seat-api-over-http.ts';
import { Orders } from '#application/server/ports/orders.ts';
import { seatApiContract } from '#test/ports/seat-api.ts';
import { anOrder } from '#test/support/buying-builders.ts';
import { fetchInto } from '#test/support/fetch-into.ts';
import { insertGrant, insertProduct, insertUser } from '#test/support/rows.ts';
import { testSchool } from '#test/support/test-school.ts';
import { TokenOf } from '#test/support/token-of.ts';

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
