import { findPlanProducts, planEndpoints, readPlanInOffice } from '#adapters/http-contract/plans/plan-in-office.ts';
import { partOverHttp } from '#adapters/browser/office/part-over-http.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { PlanMakingApi, PlanPartApi } from '#application/browser/plans/ports/plan-making-api.ts';

const of = (planId: number) => ({ params: { id: String(planId) } });

export const PlanPartApiOverHttp = partOverHttp(PlanPartApi, planEndpoints);

export const PlanMakingApiOverHttp = overHttp(PlanMakingApi, {
  surroundings: to(readPlanInOffice, of),
  findGivable: to(findPlanProducts, (planId: number, words: string) => ({ ...of(planId), query: { words } })),
});
