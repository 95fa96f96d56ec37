import {
  contactDetails,
  fieldOfWire,
  helpQuestions,
  loadUserTypes,
  readHelpQuestion,
  sendApplication,
  sendContactMessage,
  sendSupportRequest,
  supportFormOf,
} from '#adapters/http-contract/support/support.ts';
import { SupportApi } from '#application/browser/support/ports/support-api.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';

/** Milliseconds for a request with an image, which a telephone may send slowly. */
const patience = 60_000;

export const SupportApiOverHttp = overHttp(SupportApi, {
  userTypes: to(
    loadUserTypes,
    () => ({}),
    ({ tipousuario }) => tipousuario.map(({ value }) => value),
  ),
  report: to(
    sendSupportRequest,
    (draft, image, answer) => {
      const body = supportFormOf(draft, image instanceof Blob ? image : null, answer);
      return { body, timeOut: patience };
    },
    () => undefined,
    (refusal) => ({ ...refusal, field: fieldOfWire(refusal.field) }),
  ),
  write: to(sendContactMessage, ({ link: _, ...draft }, answer) => ({ body: { ...draft, captcha: answer } })),
  apply: to(sendApplication, (kind, draft, answer) => ({ body: { kind, ...draft, captcha: answer } })),
  questions: to(
    helpQuestions,
    () => ({}),
    ({ questions }) => questions.map(readHelpQuestion),
  ),
  contact: to(contactDetails),
});
