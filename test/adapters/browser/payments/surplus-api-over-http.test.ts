import { describe } from 'vitest';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { StaffSurplusApiOverHttp } from '#adapters/browser/payments/surplus-api-over-http.ts';
import { PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import { SurplusPayments } from '#application/server/payments/ports/surplus-payments.ts';
import { money } from '#domain/shared/money.ts';
import { staffSurplusApiContract } from '#test/ports/payments/surplus-api.ts';
import { aSurplus } from '#test/ports/payments/surplus-payments.ts';
import { anAttempt } from '#test/support/orders/buying-builders.ts';
import { shopWithDeposits } from '#test/support/vouchers/deposits.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';

describe('StaffSurplusApiOverHttp against the school’s routes', () => {
  staffSurplusApiContract(async () => {
    const school = await testSchool();
    const { staff, order } = await shopWithDeposits(school);
    await school.school.get(PaymentAttempts).add(anAttempt('attempt-1', order));
    await school.school.get(SurplusPayments).add(aSurplus('s1', { orderId: order, amount: money(19_990) }));
    return new StaffSurplusApiOverHttp(new HttpClient(new TokenOf(school, staff.userId), {}, fetchInto(school.app)));
  });
});
