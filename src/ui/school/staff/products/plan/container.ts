import { bindPort } from '#adapters/wiring/bindings.ts';
import { PlanMakingApiOverHttp, PlanPartApiOverHttp } from '#adapters/browser/plans/plan-making-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { PlanMakingApi, PlanPartApi } from '#application/browser/plans/ports/plan-making-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { wireEditor } from '#ui/school/staff/products/editor/editor.container.ts';

/** What editing a plan needs. */
export const wire: WireUp = (container) => {
  wireEditor(container);
  bindPort(container, PlanPartApi, PlanPartApiOverHttp, [HttpClient]);
  bindPort(container, PlanMakingApi, PlanMakingApiOverHttp, [HttpClient]);
};
