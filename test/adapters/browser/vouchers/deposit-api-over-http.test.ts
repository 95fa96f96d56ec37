import { describe } from 'vitest';
import { DepositApiOverHttp, StaffVoucherApiOverHttp } from '#adapters/browser/vouchers/deposit-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { depositApiContract } from '#test/ports/vouchers/deposit-api.ts';
import { staffVoucherApiContract } from '#test/ports/vouchers/staff-voucher-api.ts';
import { photo, sendVoucher, shopWithDeposits } from '#test/support/vouchers/deposits.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';

const clientOf = (school: TestSchool, userId: string | null) =>
  new HttpClient(new TokenOf(school, userId), {}, fetchInto(school.app));

describe('DepositApiOverHttp against the school’s routes', () => {
  depositApiContract(async () => {
    const school = await testSchool();
    const { ana, order } = await shopWithDeposits(school);
    const file = new File([new Uint8Array(await photo())], 'constancia.png', { type: 'image/png' });
    return { api: new DepositApiOverHttp(clientOf(school, ana.userId)), orderId: order, file };
  });
});

describe('StaffVoucherApiOverHttp against the school’s routes', () => {
  staffVoucherApiContract(async (amount) => {
    const school = await testSchool();
    const { ana, staff, order } = await shopWithDeposits(school);
    await sendVoucher(school, ana, { orderId: order, amount });
    return new StaffVoucherApiOverHttp(clientOf(school, staff.userId));
  });
});
