import { expect, test } from 'vitest';
import { PersonalRecordsInSql } from '#adapters/server/sql/personal-records-in-sql.ts';
import { personalRecordsContract } from '#test/ports/personal-records.ts';
import { at } from '#test/support/account-builders.ts';
import { eachDatabase } from '#test/support/databases.ts';
import { insertProduct, insertUser } from '#test/support/rows.ts';
import { anOrder } from '#test/support/buying-builders.ts';
import { OrdersInSql } from '#adapters/server/sql/orders-in-sql.ts';

eachDatabase('PersonalRecordsInSql', (database) => {
  const make = async () => {
    const { db } = database();
    const now = at('10:00').toISOString();
    await insertUser(db, 'ana', { photo_file: 'perfiles/ana.webp' });
    await insertUser(db, 'luis', { role: 1, guest_of: 'ana' });
    for (const product of [10, 11, 12]) await insertProduct(db, product);
    await new OrdersInSql(db).add(anOrder('order-1', 1));
    await db
      .insertInto('consultations')
      .values({ id: 'c1', product_id: 10, user_id: 'ana', question: 'Una duda', asked_at: now })
      .execute();
    await db
      .insertInto('certificates')
      .values({
        code: 'ES-2026-AAAAAAAAAAA',
        user_id: 'ana',
        product_id: 10,
        kind: 'participation',
        grade: null,
        hours: 8,
        holder_name: 'Ana Quispe Rojas',
        holder_document: 'DNI 46712369',
        product_title: 'Curso 10',
        product_kind: 'course',
        issued_at: now,
      })
      .execute();
    await db
      .insertInto('bank_accounts')
      .values({
        id: 'bcp',
        position: 1,
        bank: 'BCP',
        number: '1',
        cci: '00219100234567801357',
        holder: 'E',
        ruc: '20512333797',
        retired: 0,
      })
      .execute();
    await db
      .insertInto('vouchers')
      .values({
        id: 'v1',
        order_id: 'order-1',
        user_id: 'luis',
        bank_account_id: 'bcp',
        bank: 'BCP',
        operation_number: '123',
        operation_key: '123',
        paid_on: '2026-03-10',
        amount: 100,
        payer_name: 'Luis',
        file_key: 'constancias/1.webp',
        file_type: 'image/webp',
        state: 'sent',
        sent_at: now,
      })
      .execute();
    return new PersonalRecordsInSql(db);
  };

  personalRecordsContract(make);

  test('an erased account has neither name nor address nor guests, and its orders and certificate stay', async () => {
    const records = await make();
    const { db } = database();
    const mail = { subject: '', text_body: '', html_body: '', created_at: '', next_attempt_at: '', attempts: 1 };
    for (const [id, recipient, sent_at] of [
      ['m1', '"Ana" <ana@correo.pe>', 'x'],
      ['m2', '"Ana" <ana@correo.pe>', null],
      ['m3', '"Otra" <mariana@correo.pe>', 'x'],
    ] as const) {
      await db
        .insertInto('outbox_mails')
        .values({ id, message_id: id, recipient, sent_at, ...mail, last_error: null })
        .execute();
    }
    await records.erase('ana', at('12:00'));
    const users = await db.selectFrom('users').selectAll().orderBy('id').execute();
    expect(users).toMatchObject([
      { id: 'ana', given_names: 'Cuenta eliminada', paternal_surname: '', document_number: '', photo_file: null },
      { id: 'luis', role: 0, guest_of: null },
    ]);
    expect(users[0]).toMatchObject({ email: 'eliminada-ana@cuenta.invalid', phone: '', password_hash: '' });
    expect(users[0]?.disabled_at).toBe(at('12:00').toISOString());
    expect(await db.selectFrom('orders').select('user_id').execute()).toEqual([{ user_id: 'ana' }]);
    expect(await db.selectFrom('certificates').select('holder_name').execute()).toEqual([
      { holder_name: 'Ana Quispe Rojas' },
    ]);
    expect(await db.selectFrom('outbox_mails').select('id').orderBy('id').execute()).toEqual([
      { id: 'm2' },
      { id: 'm3' },
    ]);
  });
});
