import { expect, test } from 'vitest';
import { CreditNotesInSql } from '#adapters/server/sql/receipts/credit-notes-in-sql.ts';
import { ReceiptsInSql } from '#adapters/server/sql/receipts/receipts-in-sql.ts';
import { noteOverWhole } from '#domain/receipts/corrected-receipt.ts';
import { aReceipt } from '#test/support/receipts/receipt-builders.ts';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { DisputeEvidenceRecordsInSql } from '#adapters/server/sql/payments/dispute-evidence-records-in-sql.ts';
import { DisputesInSql } from '#adapters/server/sql/payments/disputes-in-sql.ts';
import { PaymentAttemptsInSql } from '#adapters/server/sql/payments/payment-attempts-in-sql.ts';
import { money } from '#domain/shared/money.ts';
import { disputeEvidenceContract } from '#test/ports/payments/dispute-evidence-records.ts';
import { anAttempt, at, later } from '#test/support/orders/buying-builders.ts';
import { aDispute } from '#test/support/payments/a-dispute.ts';
import { anOrderOfTwo } from '#test/support/payments/refunding-in-memory.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertGrant, insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('DisputeEvidenceRecordsInSql', (database) => {
  /** As the contract wants one. */
  async function ofAna() {
    const { db } = database();
    const now = at.toISOString();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    for (const id of [10, 11, 12]) await insertProduct(db, id, { title: `Producto ${id}` });
    await new OrdersInSql(db).add(anOrderOfTwo());
    const paid = { state: 'paid', amount: money(17_700), transactionId: 'trx-1' } as const;
    await new PaymentAttemptsInSql(db).add(anAttempt('attempt-1', 'order-1', paid));
    await new DisputesInSql(db).add(aDispute('d1'));
    for (const [user, product] of [
      ['ana', 10],
      ['ana', 12],
      ['luis', 10],
    ] as const)
      await insertGrant(db, user, product);
    const browser = { text_hash: 'h', granted: 1 as const, at: now, address: '190.12.0.7', user_agent: 'Firefox' };
    const terms = { ...browser, user_id: 'ana', purpose: 'terms', text_version: '2026-11' };
    await db
      .insertInto('consents')
      .values([
        { ...terms, id: 'c1' },
        { ...terms, id: 'c2', purpose: 'marketing' },
      ])
      .execute();
    const session = { login_id: 'l', last_used_at: now, expires_at: now, ended_at: null, ended_reason: null };
    const from = { app: 'school', address: '190.12.0.7', user_agent: 'Firefox', proven_at: null };
    const signIn = (id: string, user_id: string, created_at: string) => ({
      ...session,
      ...from,
      id,
      user_id,
      created_at,
    });
    await db
      .insertInto('sessions')
      .values([signIn('s1', 'ana', now), signIn('s2', 'luis', now), signIn('s3', 'ana', '2026-01-10T15:00:00.000Z')])
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
        product_title: 'Producto 10',
        product_kind: 'course',
        issued_at: '2026-12-01T15:00:00.000Z',
      })
      .execute();
    return new DisputeEvidenceRecordsInSql(db);
  }

  disputeEvidenceContract(ofAna);

  test('the receipt that was given with the order is told also once it was made out anew, with the note that takes it back', async () => {
    const records = await ofAna();
    const { db } = database();
    const receipts = new ReceiptsInSql(db);
    await receipts.add(aReceipt());
    await receipts.settle('receipt-1', 'accepted', '');
    const first = await receipts.find('receipt-1');
    if (first === null) throw new Error('It is missing');
    const issued = { number: 2, issuedAt: later(60), issuer: first.issuer };
    await receipts.correct('receipt-1', aReceipt({ ...issued, id: 'receipt-2' }));
    const notes = new CreditNotesInSql(db);
    await notes.add({ ...noteOverWhole(first, 'annulled', { ...issued, id: 'note-1' }), hash: 'h' });
    const total = first.totals.total;
    const given = { code: 'B001-1', issuedAt: first.issuedAt.toISOString(), total };
    const holding = { code: 'B001-2', issuedAt: later(60).toISOString(), total };
    // Until the tax authority takes the note, the first is in force: a bank is told nothing else.
    expect((await records.of(1))?.receipts).toEqual([given, holding]);
    await notes.settle('note-1', 'accepted', '');
    expect((await records.of(1))?.receipts).toEqual([{ ...given, annulledBy: 'BC01-2' }, holding]);
  });
});
