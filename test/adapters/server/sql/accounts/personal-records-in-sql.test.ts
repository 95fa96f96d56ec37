import {
  CompiledQuery,
  createQueryId,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely';
import { expect, test } from 'vitest';
import { keepAsked } from '#adapters/server/sql/exams/asked-questions.ts';
import { PersonalRecordsInSql } from '#adapters/server/sql/accounts/personal-records-in-sql.ts';
import { personalRecordsContract } from '#test/ports/accounts/personal-records.ts';
import { at } from '#test/support/accounts/account-builders.ts';
import { eachDatabase, onSqlite } from '#test/support/school/databases.ts';
import { fillEveryTable, markOf, personalTables } from '#test/support/accounts/personal-tables.ts';
import { fieldTexts } from '#domain/accounts/own-data-texts.ts';
import { exam, fourQuestions, question } from '#test/support/exams/exam-builders.ts';
import { insertExam } from '#test/support/exams/exam-rows.ts';
import { CountedByTurn } from '#test/support/shared/counted-by-turn.ts';
import { insertBusyStudent } from '#test/support/load/load-rows.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';
import { anAttempt, anOrder } from '#test/support/orders/buying-builders.ts';
import { aGift } from '#test/support/orders/gift-builders.ts';
import { DisputesInSql } from '#adapters/server/sql/payments/disputes-in-sql.ts';
import { PaymentAttemptsInSql } from '#adapters/server/sql/payments/payment-attempts-in-sql.ts';
import { aDispute } from '#test/support/payments/a-dispute.ts';
import { SurplusPaymentsInSql } from '#adapters/server/sql/payments/surplus-payments-in-sql.ts';
import { aSurplus } from '#test/ports/payments/surplus-payments.ts';
import { GiftsInSql } from '#adapters/server/sql/orders/gifts-in-sql.ts';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';

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
        cci: '00219100234567801351',
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

  test('tells thousands of notes, each once and oldest first, many of them of one instant', async () => {
    const { db } = database();
    await insertUser(db, 'ana');
    await insertProduct(db, 10, { kind: 'book' });
    const minutes = ['10:02', '10:00', '10:01'];
    const notes = Array.from({ length: 2500 }, (_, each) => ({
      id: `nota-${each}`,
      user_id: 'ana',
      product_id: 10,
      section_slug: 'uno',
      kind: 'note',
      colour: 'yellow',
      starts_at: each,
      ends_at: each + 2,
      quote: 'la',
      text_before: '',
      text_after: '',
      note: `Nota ${each}`,
      version: 1,
      created_at: at(minutes[each % 3] ?? '').toISOString(),
      changed_at: at('10:03').toISOString(),
      removed_at: null,
    }));
    for (let from = 0; from < notes.length; from += 500) {
      await db
        .insertInto('annotations')
        .values(notes.slice(from, from + 500))
        .execute();
    }
    const told = (await new PersonalRecordsInSql(db).of('ana')).notes;
    expect(new Set(told.map(({ note }) => note)).size).toBe(2500);
    expect(told).toHaveLength(2500);
    expect(told.map(({ createdAt }) => createdAt)).toEqual(told.map(({ createdAt }) => createdAt).toSorted());
    expect(Object.keys(told[0] ?? {}).toSorted()).toEqual([
      'book',
      'colour',
      'createdAt',
      'kind',
      'note',
      'quote',
      'section',
    ]);
  });

  test('tells of exams what was asked and answered, in words, and not what would have been right', async () => {
    const records = await make();
    const { db } = database();
    await insertExam(db, { ...exam({ id: 1, productId: 10 }), questions: fourQuestions });
    const attempt = { id: 'e1', exam_id: 1, user_id: 'ana', day: '2026-03-10', additional: 0, status: 'open' } as const;
    const startedAt = at('10:00').toISOString();
    const times = { started_at: startedAt, deadline_at: startedAt };
    const answers = JSON.stringify({ 3: ['b', 'c'], 999: ['Con mis palabras'] });
    await db
      .insertInto('exam_attempts')
      .values({ ...attempt, ...times, answers })
      .execute();
    // Begun later with a question as it is no longer.
    const asked = JSON.stringify(await keepAsked(db, [{ ...question(3, 'single', ['a']), text: 'Como era antes' }]));
    const later = { ...attempt, ...times, id: 'e2', status: 'closed', started_at: at('11:00').toISOString() };
    await db
      .insertInto('exam_attempts')
      .values({ ...later, asked, answers: JSON.stringify({ 3: ['a'] }) })
      .execute();
    const { examAnswers } = await records.of('ana');
    expect(examAnswers).toEqual([
      { title: 'Examen general', startedAt, question: 'Pregunta 3', answer: 'Alternativa b; Alternativa c' },
      { title: 'Examen general', startedAt, question: null, answer: 'Con mis palabras' },
      {
        title: 'Examen general',
        startedAt: later.started_at,
        question: 'Como era antes',
        answer: 'Alternativa a',
      },
    ]);
  });

  test('tells why money is to come back as closely as the office knows it', async () => {
    const records = await make();
    const surplus = aSurplus('s1', { source: { kind: 'voucher', id: 'v1' }, reason: 'seats-without-own' });
    await new SurplusPaymentsInSql(database().db).add(surplus);
    const [told] = (await records.of('ana')).surplusPayments;
    expect(told).toMatchObject({ order: 1, reason: 'seats-without-own' });
    expect(told).not.toHaveProperty('closer_reason');
  });

  test('knows that a bank has still to decide about what an account paid, and keeps no words of it', async () => {
    const records = await make();
    const { db } = database();
    await new PaymentAttemptsInSql(db).add(anAttempt('attempt-1', 'order-1'));
    const disputes = new DisputesInSql(db);
    const dispute = aDispute('d1', { state: 'answered', answer: 'Vio tres clases' });
    await disputes.add(dispute);
    expect(await records.hasPaymentUnderWay('ana')).toBe(true);
    expect((await records.of('ana')).disputes).toMatchObject([
      { order: 1, reason: 'fraud', answer: 'Vio tres clases' },
    ]);
    await disputes.move({ ...dispute, state: 'won' }, 'answered');
    expect(await records.hasPaymentUnderWay('ana')).toBe(false);
    await records.erase('ana', at('12:00'));
    expect((await records.of('ana')).disputes).toMatchObject([{ state: 'won', words: '', answer: '' }]);
  });

  /** Ana gave order-7 (accepted by luis), order-8 (its letter went out) and order-9 (not paid). */
  const giving = async () => {
    const records = await make();
    const { db } = database();
    const [orders, gifts] = [new OrdersInSql(db), new GiftsInSql(db)];
    for (const number of [7, 8, 9]) await orders.add(anOrder(`order-${number}`, number, { gift: aGift() }));
    for (const id of ['order-7', 'order-8']) {
      await gifts.schedule(id, at('10:00'));
      await gifts.send(id, { fingerprint: id, at: at('10:00'), isFirst: true });
    }
    await gifts.accept('order-7', 'luis', at('11:00'));
    return records;
  };
  const namesOfGifts = async () =>
    (await database().db.selectFrom('gifts').select('recipient_name').orderBy('order_id').execute()).map(
      (row) => row.recipient_name,
    );

  test('tells who gave for whom, and who was given what its letter said, but not the address that went to', async () => {
    const records = await giving();
    const { gifts } = await records.of('ana');
    expect(gifts.map(({ order, recipientEmail }) => [order, recipientEmail])).toEqual([
      [7, 'luis@correo.pe'],
      [8, 'luis@correo.pe'],
      [9, 'luis@correo.pe'],
    ]);
    const [received, ...more] = (await records.of('luis')).gifts;
    expect(received).toMatchObject({ giverName: 'Ana Quispe', acceptedAt: at('11:00').toISOString() });
    expect(JSON.stringify(received)).not.toContain('luis@correo.pe');
    expect(more).toEqual([]);
  });

  test('of a deleted giver nothing is left but what waits to be accepted; of whom it was given, nothing', async () => {
    const records = await giving();
    await records.erase('ana', at('12:00'));
    expect(await namesOfGifts()).toEqual(['', 'Luis Rojas', '']);
    await records.erase('luis', at('12:00'));
    expect(await namesOfGifts()).toEqual(['', 'Luis Rojas', '']);
  });

  test('whoever was given something and deletes the account takes their name along', async () => {
    const records = await giving();
    await records.erase('luis', at('12:00'));
    expect(await namesOfGifts()).toEqual(['', 'Luis Rojas', 'Luis Rojas']);
  });

  test('an erased account has neither name nor address nor guests, and its orders and certificate stay', async () => {
    const records = await make();
    const { db } = database();
    const mail = { subject: '', text_body: '', html_body: '', created_at: '', next_attempt_at: '', attempts: 1 };
    for (const [id, recipient, sent_at] of [
      ['m1', '"Ana" <ana@correo.pe>', 'x'],
      ['m2', '"Ana" <ana@correo.pe>', null],
      ['m3', '"Otra" <mariana@correo.pe>', 'x'],
      ['m4', 'mariana@correo.pe', 'x'],
      ['m5', 'ana@correo.pe', 'x'],
      ['m6', '"Sin dirección" <ana@correo.pe>', 'x'],
      ['m7', 'ana', 'x'],
    ] as const) {
      // The first release posted letters without the address by itself.
      const address = id === 'm6' ? null : /([^< ]*@[^>]*)/.exec(recipient)?.[1];
      await db
        .insertInto('outbox_mails')
        .values({ id, message_id: id, recipient, address: address ?? null, sent_at, ...mail, last_error: null })
        .execute();
    }
    expect((await records.of('ana')).letters).toHaveLength(4);
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
      { id: 'm4' },
      { id: 'm7' },
    ]);
  });
});

/** Tables that no download repeats, and why. */
const leftOut: Readonly<Record<string, string>> = {
  profile_details: 'the profile, which stands in the same document',
  code_counts: 'the number of a person’s code_uses',
  complaints: 'never linked to an account; each sheet is its consumer’s to print',
  email_tokens: 'keys of letters, kept as hashes, without a fact beside them',
  idempotency_keys: 'answers already given, kept for hours',
  pending_registrations: 'what anybody may have typed with the address; gone within a day',
  mailbox_proofs: 'that somebody typed the address at checkout; gone within a day',
  recovery_codes: 'keys that stand in for a telephone, kept as hashes',
  second_factors: 'a secret that must not leave; that it is on is among what happened to the account',
  recording_notices: 'who is still to be told of a recording; gone with the letter',
  seminar_notices: 'which letters about a seminar went out; what they told is in the letters',
  sellers: 'the school’s own directory of who sells; not an account’s',
  staff: 'the school’s own directory of who teaches, which its pages show',
  sign_in_codes: 'keys of sixty seconds, kept as hashes',
  sign_in_failures: 'a counter against the guessing of passwords',
  team_invitations: 'a letter’s key, kept as a hash; the roles that came of it are told',
  study_clocks: 'a working value: how much class can have been watched by now',
};

/** Tables whose rows outlive a deleted account, and why. */
const kept: Readonly<Record<string, string>> = {
  appointments: 'goes with the purchase whose hour it is; nobody is named in it',
  users: 'the row that the others point at, without name, address, telephone or password',
  orders: 'tax law; no name beside it',
  order_lines: 'what an order says',
  payment_attempts: 'what an order says',
  receipts: 'tax law; a receipt carries the buyer it was issued to',
  replaced_receipts: 'tax law; its number was issued, whatever became of it',
  corrected_receipts: 'tax law; its number was issued, whatever became of it',
  vouchers: 'proof of payment',
  surplus_payments: 'money that the school owes, or gave back',
  refunds: 'money that the school gave back; no longer why, in whose words',
  disputes: 'money that a bank took back, or tried to; no longer in whose words',
  credit_notes: 'tax law; a note carries the buyer it was issued to',
  replaced_credit_notes: 'tax law; its number was issued, whatever became of it',
  correction_notes: 'tax law; a note carries the buyer it was issued to',
  replaced_correction_notes: 'tax law; its number was issued, whatever became of it',
  gifts: 'paid and not accepted: somebody else’s, who would lose it; of any other nothing but that it was',
  grants: 'what was bought, as the order says',
  code_counts: 'how often a code may still be used',
  code_uses: 'what an order says',
  certificates: 'evidence in the hands of whoever earned them',
  certificate_reissues: 'the trail of a certificate',
  complaints: 'the complaints book; never linked to an account',
  consents: 'the burden of proof, two years',
  news_consents: 'the burden of proof, two years',
  sessions: 'records of access, two years',
  account_events: 'records of access, two years',
  sellers: 'not an account’s',
  staff: 'who teaches, as the pages of the school show them; no longer whose account',
  cart_events: 'how carts are used; no longer whose',
  carts: 'no longer whose',
  plan_members: 'a seat that was held; no longer whose name and address',
};

/** Remembers what the database was asked, and its longest answer. */
class Overheard implements KyselyPlugin {
  readonly asked: RootOperationNode[] = [];
  rows = 0;

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    this.asked.push(node);
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    this.rows = Math.max(this.rows, result.rows.length);
    return result;
  }
}

onSqlite('The thousands of rows of somebody who has studied for years', (database) => {
  test('are read a few at a time, by however many at once', async () => {
    const { db } = database();
    await insertProduct(db, 10, { kind: 'book' });
    await insertBusyStudent(db, 'ana', at('10:00'));
    const overheard = new Overheard();
    const records = new PersonalRecordsInSql(db.withPlugin(overheard));
    const counted = new CountedByTurn();
    const [told] = await Promise.all([records.of('ana'), records.of('ana'), records.of('ana')]);
    expect([told.notes.length, told.accountEvents.length]).toEqual([5000, 3000]);
    expect(overheard.rows).toBeLessThanOrEqual(250);
    // No two parts are read in one turn.
    expect(counted.turns).toBeGreaterThanOrEqual((3 * 8000) / 250);
  });

  test('are found by indexes: neither those of others nor parts that were read are looked at again', async () => {
    const { db } = database();
    const overheard = new Overheard();
    await insertProduct(db, 10, { kind: 'book' });
    await insertBusyStudent(db, 'ana', at('10:00'));
    await new PersonalRecordsInSql(db.withPlugin(overheard)).of('ana');
    const plansFor = async (table: string) => {
      const asked = overheard.asked.map((node) => db.getExecutor().compileQuery(node, createQueryId()));
      const of = asked.filter((query) => query.sql.includes(`from "${table}"`)).slice(0, 2);
      const plans = await Promise.all(
        of.map((query) =>
          db.executeQuery<{ detail: string }>(
            CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]),
          ),
        ),
      );
      return plans.flatMap(({ rows }) => rows.map(({ detail }) => detail));
    };
    const inOrder = (index: string) => expect.stringMatching(new RegExp(`INDEX ${index} `));
    const product = expect.stringMatching(/^SEARCH products USING INTEGER PRIMARY KEY/);
    const notes = inOrder('annotations_in_order');
    expect(await plansFor('annotations')).toEqual([notes, product, notes, product]);
    const events = inOrder('account_events_in_order');
    expect(await plansFor('account_events')).toEqual([events, events]);
    expect((await plansFor('outbox_mails')).filter((detail) => detail.includes('outbox_mails'))).toEqual([
      inOrder('outbox_mails_by_address'),
      inOrder('outbox_mails_by_address'),
    ]);
  });
});

onSqlite('Every table with rows of somebody', (database) => {
  test('is in the download of their own data, or is left out for a reason', async () => {
    const { db } = database();
    await fillEveryTable(db);
    const told = JSON.stringify(await new PersonalRecordsInSql(db).of('ana'));
    const tables = [...(await personalTables(db)).keys()];
    const missing = tables.filter((table) => !told.includes(markOf(table)) && !(table in leftOut));
    expect(missing).toEqual([]);
    expect(Object.keys(leftOut).filter((table) => told.includes(markOf(table)) || !tables.includes(table))).toEqual([]);
  });

  test('is told in Spanish, no two facts of a row under one name', async () => {
    const { db } = database();
    await fillEveryTable(db);
    const told = await new PersonalRecordsInSql(db).of('ana');
    const rows = Object.entries(told).flatMap(([section, all]) => all.map((row) => ({ section, row })));
    expect(rows.length).toBeGreaterThan(25);
    for (const { section, row } of rows) {
      const fields = Object.keys(row);
      const names = fields.map((field) => fieldTexts[`${section}.${field}`] ?? fieldTexts[field]);
      expect(names, `${section}: ${fields.join(', ')}`).not.toContain(undefined);
      expect(new Set(names).size, `${section}: ${names.join(', ')}`).toBe(names.length);
    }
  });

  test('is emptied of them when the account is deleted, or keeps what it must for a reason', async () => {
    const { db } = database();
    await fillEveryTable(db);
    await new PersonalRecordsInSql(db).erase('ana', at('12:00'));
    const left: string[] = [];
    for (const table of (await personalTables(db)).keys()) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(`select * from ${table}`));
      if (rows.length > 0) left.push(table);
    }
    expect(left.toSorted()).toEqual(Object.keys(kept).toSorted());
  });

  test('says no longer whose a row is, where the row stays without a name', async () => {
    const { db } = database();
    await fillEveryTable(db);
    await new PersonalRecordsInSql(db).erase('ana', at('12:00'));
    expect(await db.selectFrom('carts').select(['user_id', 'cookie_hash']).execute()).toEqual([
      { user_id: null, cookie_hash: null },
    ]);
    expect(await db.selectFrom('cart_events').select('user_id').execute()).toEqual([{ user_id: null }]);
    expect(await db.selectFrom('plan_members').select(['name', 'email']).execute()).toEqual([{ name: '', email: '' }]);
  });
});
