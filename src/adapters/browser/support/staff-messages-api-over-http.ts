import { giveMessageAnswer, setMessageSettlement } from '#adapters/http-contract/support/messages-in-office.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { StaffMessagesApi } from '#application/browser/support/ports/staff-messages-api.ts';

export const StaffMessagesApiOverHttp = overHttp(StaffMessagesApi, {
  answer: to(giveMessageAnswer, (messageId: string, text: string, key: string) => ({
    params: { messageId },
    body: { text },
    idempotencyKey: key,
  })),
  settle: to(setMessageSettlement, (messageId) => ({ params: { messageId }, body: { isSettled: true } })),
  reopen: to(setMessageSettlement, (messageId) => ({ params: { messageId }, body: { isSettled: false } })),
});
