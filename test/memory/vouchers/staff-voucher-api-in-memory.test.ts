import { describe } from 'vitest';
import { StaffVoucherApiInMemory } from './staff-voucher-api-in-memory.ts';
import { staffVoucherApiContract } from '#test/ports/vouchers/staff-voucher-api.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { aStaffVoucher } from '#test/support/vouchers/staff-vouchers.ts';

describe('StaffVoucherApiInMemory', () => {
  staffVoucherApiContract((amount) => {
    const state = amount === '199.90' ? 'sent' : 'review';
    return Promise.resolve(new StaffVoucherApiInMemory([aStaffVoucher({ amount: soles(amount), state })]));
  });
});
