import type { FastifyInstance } from 'fastify';
import { receivedFile } from '#adapters/http-contract/shared/form-file.ts';
import { listBankAccounts, listVouchers, sendVoucher } from '#adapters/http-contract/vouchers/vouchers.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import { Uploads } from '#application/server/shared/ports/uploads.ts';
import { Vouchers } from '#application/server/vouchers/ports/vouchers.ts';
import { SendVoucher } from '#application/server/vouchers/send-voucher.ts';
import { uploadRules } from '#domain/shared/upload-rule.ts';
import { accept, refuse } from '#domain/shared/result.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import { presentVoucher } from './voucher-presenters.ts';
import { sendVoucherRefusals } from './voucher-refusals.ts';

const mostVouchers = 50;

/** Paying by deposit: the school's accounts, and a buyer's own vouchers. Source: PAY-3. */
export function voucherRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, listBankAccounts, {}, async () =>
    accept({ accounts: [...(await school.get(BankAccounts).all())] }),
  );
  serve(app, school, listVouchers, {}, async (call) => {
    const vouchers = await school.get(Vouchers).ofUser(call.caller.userId, mostVouchers);
    return accept({ vouchers: vouchers.map(presentVoucher) });
  });
  serve(
    app,
    school,
    sendVoucher,
    sendVoucherRefusals,
    async (call) => {
      const { userId } = call.caller;
      const { orderId, bankAccountId, file, ...entry } = call.body;
      const received = receivedFile(file);
      const uploads = school.get(Uploads);
      if (received === null) return refuse({ kind: 'upload-empty' });
      const kept = await uploads.keep(received.content, uploadRules.paymentVoucher);
      if (!kept.ok) return kept;
      try {
        const voucher = { userId, orderId, bankAccountId, entry, file: kept.value };
        const sent = await call.once.write(SendVoucher, (send) => send.execute(voucher), presentVoucher);
        if (!sent.ok) await uploads.remove(kept.value.key);
        return sent;
      } catch (error) {
        await uploads.remove(kept.value.key);
        throw error;
      }
    },
    { limit: { requests: 20, seconds: 60 } },
  );
}
