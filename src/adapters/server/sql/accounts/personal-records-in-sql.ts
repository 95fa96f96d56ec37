import type { Kysely } from 'kysely';
import { type PersonalRecord, PersonalRecords } from '#application/server/accounts/ports/personal-records.ts';
import { eraseStudies, eraseWords } from './personal-erasure.ts';
import { buyingOf, peopleOf, studyOf } from './personal-rows.ts';
import { lettersOf, payingOf, plansOf, studyTracesOf } from './personal-traces.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { hasOpenCode } from '#adapters/server/sql/payments/attempt-status.ts';
import { erasedEmail } from '#domain/accounts/user.ts';
import { disputeStates, isUndecided } from '#domain/payments/dispute.ts';

export class PersonalRecordsInSql extends PersonalRecords {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async of(userId: string): Promise<PersonalRecord> {
    return {
      ...(await buyingOf(this.db, userId)),
      ...(await payingOf(this.db, userId)),
      ...(await plansOf(this.db, userId)),
      ...(await studyOf(this.db, userId)),
      ...(await studyTracesOf(this.db, userId)),
      ...(await lettersOf(this.db, userId)),
      ...(await peopleOf(this.db, userId)),
    };
  }

  async hasPaymentUnderWay(userId: string): Promise<boolean> {
    const voucher = await this.db
      .selectFrom('vouchers')
      .select('id')
      .where('user_id', '=', userId)
      .where('state', 'in', ['sent', 'review'])
      .executeTakeFirst();
    const attempt = await this.db
      .selectFrom('payment_attempts')
      .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
      .select('payment_attempts.id')
      .where('orders.user_id', '=', userId)
      .where((each) =>
        each.or([
          each('payment_attempts.status', 'in', ['authorizing', 'unknown']),
          // A code that can be paid: its money would be nobody's.
          hasOpenCode,
        ]),
      )
      .executeTakeFirst();
    const surplus = await this.db
      .selectFrom('surplus_payments')
      .select('id')
      .where('user_id', '=', userId)
      .where('given_back_at', 'is', null)
      .executeTakeFirst();
    const refund = await this.db
      .selectFrom('refunds')
      .select('id')
      .where('user_id', '=', userId)
      .where('state', 'in', ['requested', 'sending', 'unknown'])
      .executeTakeFirst();
    const dispute = await this.db
      .selectFrom('disputes')
      .select('id')
      .where('user_id', '=', userId)
      .where('state', 'in', disputeStates.filter(isUndecided))
      .executeTakeFirst();
    return [voucher, attempt, surplus, refund, dispute].some((each) => each !== undefined);
  }

  async erase(userId: string, at: Date): Promise<readonly string[]> {
    const user = await this.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
    const attached = await this.db
      .selectFrom('messages')
      .select('file_key')
      .where('user_id', '=', userId)
      .where('file_key', 'is not', null)
      .execute();
    await eraseStudies(this.db, userId);
    await eraseWords(this.db, userId, user.email);
    await this.db.updateTable('users').set({ role: 0, guest_of: null }).where('guest_of', '=', userId).execute();
    await this.db
      .updateTable('users')
      .set({
        email: erasedEmail(userId),
        given_names: 'Cuenta eliminada',
        paternal_surname: '',
        maternal_surname: '',
        phone: '',
        document_type: '',
        document_number: '',
        password_hash: '',
        role: 0,
        guest_of: null,
        email_verified_at: null,
        photo_file: null,
        updated_at: at.toISOString(),
        disabled_at: at.toISOString(),
      })
      .where('id', '=', userId)
      .execute();
    return [user.photo_file, ...attached.map(({ file_key }) => file_key)].filter((key) => key !== null);
  }
}
