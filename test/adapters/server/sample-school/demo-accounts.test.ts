import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '#adapters/server/sample-school/demo-accounts.ts';
import { PasswordHasherByArgon2 } from '#adapters/server/security/password-hasher-by-argon2.ts';
import { BankAccountsInSql } from '#adapters/server/sql/vouchers/bank-accounts-in-sql.ts';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { OwnershipInSql } from '#adapters/server/sql/accounts/ownership-in-sql.ts';
import { PlanMembersInSql } from '#adapters/server/sql/plans/plan-members-in-sql.ts';
import { FingerprintsBySha256 } from '#adapters/server/security/fingerprints-by-sha256.ts';
import { demoInvitation } from '#adapters/server/sample-school/rows/plan-member-rows.ts';
import { SimulatedGateway } from '#adapters/server/payments/simulated-gateway.ts';
import { ClosedMonthsInSql } from '#adapters/server/sql/receipts/books/closed-months-in-sql.ts';
import { SalesBooksInSql } from '#adapters/server/sql/receipts/books/sales-books-in-sql.ts';
import { GatewaySettlementsInSql } from '#adapters/server/sql/receipts/settlements/gateway-settlements-in-sql.ts';
import { CreditNotesInSql } from '#adapters/server/sql/receipts/credit-notes-in-sql.ts';
import { DetractionDepositsInSql } from '#adapters/server/sql/receipts/books/detraction-deposits-in-sql.ts';
import { ReadDetractions } from '#application/server/receipts/books/read-detractions.ts';
import { ReadMonthBooks } from '#application/server/receipts/books/read-month-books.ts';
import { bookMonth, type BookMonth } from '#domain/receipts/books/book-month.ts';
import { money } from '#domain/shared/money.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { SettingsOfSchool } from '#test/support/shared/settings-of-school.ts';
import { stateAt } from '#domain/plans/plan-members.ts';
import { parseCertificateCode } from '#domain/learning/certificate-code.ts';
import { TeamInSql } from '#adapters/server/sql/office/team-in-sql.ts';
import { officeRoles } from '#domain/office/permissions.ts';
import { VouchersInSql } from '#adapters/server/sql/vouchers/vouchers-in-sql.ts';
import { isAccountNumber, isCci } from '#domain/vouchers/bank-account.ts';
import { billingRecord } from '#domain/orders/billing-record.ts';
import { recomputeSnapshot } from '#domain/orders/order-snapshot.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { filledSchool, firstStart } from './filled-school.ts';

const school = filledSchool();
const { student, owner, guest, unverified, collaborator, member, disabledMember, teacher } = demoAccounts;

describe('the demo accounts', () => {
  it('open with the one password that the README tells', async () => {
    const users = await school().db.selectFrom('users').selectAll().execute();
    const hashes = new Set(users.map((user) => user.password_hash));
    expect(users).toHaveLength(12);
    expect(hashes.size).toBe(1);
    for (const hash of hashes) expect(await new PasswordHasherByArgon2().verify(hash, demoPassword)).toBe(true);
  });

  it('are told in the README', () => {
    const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
    const told = [demoPassword, demoInvitation, ...Object.values(demoAccounts).map(({ email }) => email)];
    expect(told.filter((text) => !readme.includes(text))).toEqual([]);
  });

  it('are of every role', async () => {
    const users = await school().db.selectFrom('users').selectAll().execute();
    const of = ({ id }: { readonly id: string }) => users.find((user) => user.id === id);
    expect(of(student)).toMatchObject({ role: 0, is_collaborator: 0, guest_of: null });
    expect(of(owner)).toMatchObject({ role: 0, is_collaborator: 0, guest_of: null });
    expect(of(guest)).toMatchObject({ role: 1, guest_of: owner.id });
    expect(of(unverified)).toMatchObject({ role: 0, email_verified_at: null });
    expect(of(collaborator)).toMatchObject({ is_collaborator: 1 });
    const team = await new TeamInSql(school().db).list();
    expect(new Set(team.map(({ roles }) => roles.join()))).toEqual(new Set(officeRoles));
    expect(team).toHaveLength(officeRoles.length);
    expect(team.find(({ roles }) => roles.includes('owner'))?.email).toBe(collaborator.email);
    const taughtBy = school().db.selectFrom('staff').select('slug').where('user_id', '=', teacher.id);
    expect(await taughtBy.execute()).toEqual([{ slug: 'lucia-ccori' }]);
  });

  it('own what they are told to own: the student singly, the owner by a plan, the guest by the owner', async () => {
    const ownership = new OwnershipInSql(school().db);
    const ofStudent = await ownership.of(student.id, firstStart);
    expect(new Set(ofStudent.map(({ id }) => id))).toEqual(new Set([101, 201, 202, 208, 401, 406]));
    expect(await ownership.plansOf(owner.id, firstStart)).toMatchObject([{ id: 902, page: 'pro', isOwn: true }]);
    expect(await ownership.plansOf(guest.id, firstStart)).toMatchObject([{ id: 902, page: 'pro', isOwn: false }]);
    expect(await ownership.owns(guest.id, 202, firstStart)).toBe(true);
    expect(await ownership.owns(guest.id, 201, firstStart)).toBe(false);
    expect(await ownership.of(unverified.id, firstStart)).toEqual([]);
  });

  it('fill the owner’s plan of seven with people in every state', async () => {
    const members = new PlanMembersInSql(school().db);
    expect(await members.plansOf(owner.id, firstStart)).toMatchObject([{ id: 902, seats: 7, isCompany: true }]);
    const listed = await members.of(owner.id);
    expect(listed.map((each) => [each.seat, stateAt(each, firstStart)])).toEqual([
      [2, 'active'],
      [3, 'active'],
      [4, 'disabled'],
      [5, 'invited'],
      [null, 'expired'],
    ]);
    const ownership = new OwnershipInSql(school().db);
    expect(await ownership.owns(member.id, 202, firstStart)).toBe(true);
    expect(await ownership.owns(disabledMember.id, 202, firstStart)).toBe(false);
    const invitation = await members.findByFingerprint(new FingerprintsBySha256().of(demoInvitation));
    expect(invitation?.email).toBe('nueva@escuela.example');
  });

  it('have orders that an auditor can recompute, with billing data that a receipt accepts', async () => {
    const orders = new OrdersInSql(school().db);
    const all = [...(await orders.ofUser(owner.id, 10)), ...(await orders.ofUser(student.id, 10))];
    expect(all.map(({ number }) => number)).toEqual([2, 1, 5, 4, 3]);
    expect(all.map(({ state }) => state)).toEqual(['finished', 'finished', 'pending', 'finished', 'finished']);
    expect(all.filter(({ snapshot }) => !recomputeSnapshot(snapshot).ok)).toEqual([]);
    expect(all.filter(({ billing }) => billing === null || !billingRecord(billing).ok)).toEqual([]);
  });

  it('leave books that agree in every month, of a school that nobody touched, and charges that can be given back', async () => {
    const [books, settlements] = [new SalesBooksInSql(school().db), new GatewaySettlementsInSql(school().db)];
    const [closed, settings] = [new ClosedMonthsInSql(school().db), new SettingsOfSchool()];
    const clock = new FixedClock(firstStart.toISOString());
    const detractions = new ReadDetractions(
      books,
      new DetractionDepositsInSql(school().db),
      new CreditNotesInSql(school().db),
      clock,
    );
    const read = new ReadMonthBooks(books, closed, settlements, detractions, settings, clock);
    const months = (await read.execute(null)).months.map((month) => bookMonth(month) as BookMonth);
    expect(months.length).toBeGreaterThan(1);
    const all = await Promise.all(months.map((month) => read.execute(month)));
    expect(all.flatMap(({ differences }) => differences)).toEqual([]);
    expect(all.reduce((count, { register }) => count + register.documents, 0)).toBe(4);
    const charges = await school().db.selectFrom('payment_attempts').selectAll().execute();
    expect(charges).toHaveLength(4);
    const gateway = new SimulatedGateway(
      school().db,
      new FixedClock(firstStart.toISOString()),
      new CountingIds(),
      async () => true,
    );
    for (const { purchase_number: purchaseNumber, amount } of charges) {
      expect(await gateway.status({ purchaseNumber, amount: money(amount) })).toMatchObject({ kind: 'approved' });
    }
  });

  it('have a deposit that waits to be looked at, into an account whose numbers have the right shape', async () => {
    const accounts = await new BankAccountsInSql(school().db).all();
    expect(accounts.filter(({ cci, number }) => !isCci(cci) || !isAccountNumber(number))).toEqual([]);
    expect(await new VouchersInSql(school().db).list('open', 10)).toMatchObject([
      { state: 'sent', order: { number: 5, state: 'pending' }, file: { mediaType: 'image/webp' } },
    ]);
  });

  it('hold two certificates to try the validation with: one in force and one revoked', async () => {
    const rows = await school().db.selectFrom('certificates').selectAll().orderBy('code').execute();
    const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
    expect(rows.map(({ code }) => accepted(parseCertificateCode(code.toLowerCase())))).toEqual(
      rows.map(({ code }) => code),
    );
    expect(rows.map((row) => row.revoked_at === null)).toEqual([true, false]);
    expect(rows.filter(({ code }) => !readme.includes(code.slice(-11)))).toEqual([]);
  });

  it('leave the student in the middle of a course', async () => {
    const progress = await school()
      .db.selectFrom('class_progress')
      .selectAll()
      .where('user_id', '=', student.id)
      .where('product_id', '=', 201)
      .orderBy('class_id')
      .execute();
    expect(progress.map((row) => row.completed_at !== null)).toEqual([true, true, false]);
    expect(progress.at(-1)?.position_seconds).toBe(14);
  });
});
