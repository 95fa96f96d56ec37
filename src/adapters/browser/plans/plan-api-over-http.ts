import { listMyPlans } from '#adapters/http-contract/plans/my-plans.ts';
import {
  acceptInvitation,
  changeMember,
  checkInvitation,
  chooseResponsible,
  inviteMembers,
  listManagedPlans,
  registerGuest,
  removeMember,
  resendInvitation,
} from '#adapters/http-contract/plans/plan-members.ts';
import { moneyOf } from '#adapters/http-contract/shared/wire-values.ts';
import { PlanApi } from '#application/browser/plans/ports/plan-api.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';

export const PlanApiOverHttp = overHttp(PlanApi, {
  mine: to(
    listMyPlans,
    () => ({}),
    ({ history, ...plans }) => ({
      ...plans,
      history: history.map((purchase) => ({ ...purchase, net: moneyOf(purchase.net) })),
    }),
  ),
  managed: to(listManagedPlans),
  invite: to(
    inviteMembers,
    (planId, list, key) => ({ params: { planId: String(planId) }, body: { list }, idempotencyKey: key }),
    ({ results }) => results,
  ),
  resend: to(resendInvitation, (memberId) => ({ params: { id: memberId } })),
  setAccess: to(changeMember, (memberId, isEnabled) => ({ params: { id: memberId }, body: { enabled: isEnabled } })),
  remove: to(removeMember, (memberId) => ({ params: { id: memberId } })),
  chooseResponsible: to(chooseResponsible, (userId) => ({ params: { userId } })),
  invitation: to(checkInvitation, (token) => ({ body: { token } })),
  accept: to(acceptInvitation, (token) => ({ body: { token } })),
  register: to(registerGuest, (token, person) => ({ body: { ...person, token } })),
});
