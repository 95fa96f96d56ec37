import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { DepositApiOverHttp } from '#adapters/browser/vouchers/deposit-api-over-http.ts';
import { bindPort } from '#adapters/wiring/bindings.ts';
import { DepositApi } from '#application/browser/vouchers/ports/deposit-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { wireLearning } from '#ui/school/student/learning/learning.container.ts';

/** What the first page of the student area needs: beside what every page of it does, what has come of deposits. */
export const wire: WireUp = (container) => {
  wireLearning(container);
  if (!container.isBound(DepositApi)) bindPort(container, DepositApi, DepositApiOverHttp, [HttpClient]);
};
