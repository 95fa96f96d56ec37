import { expect, test } from 'vitest';
import { AppointmentsInSql } from '#adapters/server/sql/learning/appointments-in-sql.ts';
import { GrantsInSql } from '#adapters/server/sql/orders/grants-in-sql.ts';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { anAppointment, appointmentsContract } from '#test/ports/learning/appointments.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';
import { addTeacher } from '#test/support/catalogue/edited-products.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertGrant, insertProduct, insertUser } from '#test/support/shared/rows.ts';

const on = (day: number) => new Date(Date.UTC(2026, 2, day, 15));

eachDatabase('AppointmentsInSql', (database) => {
  const make = async () => {
    const { db } = database();
    await insertProduct(db, 601, { kind: 'consultancy', title: 'Diagnóstico' });
    await insertProduct(db, 602, { kind: 'consultancy', title: 'Revisión' });
    for (const id of [7, 10]) await insertProduct(db, id);
    await insertUser(db, 'ana');
    for (const id of ['luis', 'teresa']) await insertUser(db, id, { given_names: id });
    await addTeacher(db, [601], 'teresa');
    await new OrdersInSql(db).add(anOrder('o1', 1));
    const bought = { granted_at: on(1).toISOString(), source: 'order', order_id: 'o1' };
    await insertGrant(db, 'ana', 601, { ...bought, id: 'a' });
    await insertGrant(db, 'ana', 601, { id: 'b', granted_at: on(2).toISOString() });
    await insertGrant(db, 'luis', 602, { id: 'c', granted_at: on(3).toISOString() });
    await insertGrant(db, 'luis', 7);
    await insertGrant(db, 'teresa', 602, { source: 'plan', plan_id: 7 });
    return new AppointmentsInSql(db);
  };

  appointmentsContract(make);

  test('an hour goes with the purchase whose it is', async () => {
    const appointments = await make();
    await appointments.add('a', anAppointment('h1', 10));
    await new GrantsInSql(database().db).takeBack('o1', [601], on(5));
    expect(await appointments.find('a')).toBeNull();
    expect(await database().db.selectFrom('appointments').select('id').execute()).toEqual([]);
  });
});
