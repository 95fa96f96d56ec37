import { describe } from 'vitest';
import { HttpClient } from '#adapters/browser/http-client.ts';
import { StaffSurplusApiOverHttp } from '#adapters/browser/surplus-api-over-http.ts';
import { PaymentAttempts } from '#application/server/ports/payment-attempts.ts';
import { SurplusPayments } from '#application/server/ports/surplus-payments.ts';
import { money } from '#domain/shared/money.ts';
import { staffSurplusApiContract } from '#test/ports/surplus-api.ts';
import { aSurplus } from '#test/ports/surplus-payments.ts';
import { anAttempt } from '#test/support/buying-builders.ts';
import { shopWithDeposits } from '#test/support/deposits.ts';
import { fetchInto } from '#test/support/fetch-into.ts';
import { testSchool } from '#test/support/test-school.ts';
import { TokenOf } from '#test/support/token-of.ts';

describe('StaffSurplusApiOverHttp against the school’s routes', () => {
  staffSurplusApiContract(async () => {
    const school = await testSchool();
    const { staff, order } = await shopWithDeposits(school);
    await school.school.get(PaymentAttempts).add(anAttempt('attempt-1', order));
    await school.school.get(SurplusPayments).add(aSurplus('s1', { orderId: order, amount: money(19_990) }));
    return new StaffSurplusApiOverHttp(new HttpClient(new TokenOf(school, staff.userId), {}, fetchInto(school.app)));
  });
});
