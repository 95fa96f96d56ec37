import { signerFor } from '#adapters/server/http/shared/files/signed-view.ts';
import type { FastifyInstance } from 'fastify';
import { approveVoucher, listStaffVouchers, rejectVoucher } from '#adapters/http-contract/vouchers/vouchers.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { Vouchers } from '#application/server/vouchers/ports/vouchers.ts';
import { ApproveVoucher } from '#application/server/vouchers/approve-voucher.ts';
import { RejectVoucher } from '#application/server/vouchers/reject-voucher.ts';
import { accept } from '#domain/shared/result.ts';
import { privateFilesPath } from '#adapters/server/http/shared/files/private-file-routes.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import { staffDepositRoutes } from './staff-deposit-routes.ts';
import { presentStaffVoucher } from './voucher-presenters.ts';
import { voucherDecisionRefusals } from './voucher-refusals.ts';

const approveVoucherRefusals = only(
  voucherDecisionRefusals,
  'account-erased',
  'bought-otherwise',
  'collaborators-only',
  'note-missing',
  'order-already-paid',
  'order-differs',
  'permission-missing',
  'places-gone',
  'rest-awaited',
  'transition-not-allowed',
  'voucher-not-found',
  'voucher-rejected-already',
);
const rejectVoucherRefusals = only(
  voucherDecisionRefusals,
  'collaborators-only',
  'permission-missing',
  'reason-missing',
  'reason-too-long',
  'rest-awaited',
  'voucher-approved-already',
  'voucher-not-found',
  'voucher-rejected-already',
);

const mostVouchers = 100;

/** Vouchers for the school's collaborators: to look at, to approve, to reject; and what banks tell of deposits. Source: decisions.md, Staff. */
export function staffVoucherRoutes(app: FastifyInstance, school: School): void {
  staffDepositRoutes(app, school);
  serve(app, school, listStaffVouchers, {}, async (call) => {
    const sign = signerFor(school, call.caller.userId);
    const vouchers = await school.get(Vouchers).list(call.query.which, mostVouchers);
    return accept({
      vouchers: vouchers.map((voucher) => presentStaffVoucher(voucher, (key) => sign(privateFilesPath + key))),
    });
  });
  serve(app, school, approveVoucher, approveVoucherRefusals, async (call) => {
    return call.once.write(
      ApproveVoucher,
      (approve) => approve.execute(call.params.id, call.caller.userId, call.body),
      ({ state }) => ({ state }),
    );
  });
  serve(app, school, rejectVoucher, rejectVoucherRefusals, async (call) => {
    return call.once.write(
      RejectVoucher,
      (reject) => reject.execute(call.params.id, call.caller.userId, call.body.reason),
      ({ state }) => ({ state }),
    );
  });
}
