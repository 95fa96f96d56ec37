import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { HttpClientWithProof } from '#adapters/browser/accounts/http-client-with-proof.ts';
import { StaffDepositsApiOverHttp } from '#adapters/browser/vouchers/staff-deposits-api-over-http.ts';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { StaffDepositsApi } from '#application/browser/vouchers/ports/staff-deposits-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { wireProof } from '#ui/school/staff/desk/proof.container.ts';
import { StaffDepositsStore } from './staff-deposits-store.ts';
import { StatementStore } from './statement-store.ts';
import { WalletPaymentStore } from './wallet-payment-store.ts';

/** What deciding about movements of banks needs. */
export const wire: WireUp = (container) => {
  wireProof(container);
  bindPort(container, StaffDepositsApi, StaffDepositsApiOverHttp, [HttpClientWithProof]);
  bindClass(container, StaffDepositsStore, [StaffDepositsApi, IdGenerator]);
  bindClass(container, StatementStore, [StaffDepositsApi]);
  bindClass(container, WalletPaymentStore, [StaffDepositsApi, Clock]);
};
