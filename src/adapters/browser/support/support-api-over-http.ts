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
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { type Attachment, SupportApi } from '#application/browser/support/ports/support-api.ts';
import { accept, mapValue, refuse, type Result } from '#domain/shared/result.ts';
import type { ContactDetails, HelpQuestion } from '#domain/support/help-question.ts';
import type { SupportDraft } from '#domain/support/support-request.ts';
import type { ApplicationKind, VisitorDraft } from '#domain/support/visitor-message.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';

/** Milliseconds for a request with an image, which a telephone may send slowly. */
const patience = 60_000;

export class SupportApiOverHttp extends SupportApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async userTypes(): Promise<Result<readonly string[], CallRefusal>> {
    const answer = await this.http.call(loadUserTypes, {});
    return mapValue(answer, ({ tipousuario }) => tipousuario.map(({ value }) => value));
  }

  async report(draft: SupportDraft, image: Attachment | null, answer: string): Promise<Result<void, CallRefusal>> {
    const body = supportFormOf(draft, image instanceof Blob ? image : null, answer);
    const sent = await this.http.call(sendSupportRequest, { body, timeOut: patience });
    if (sent.ok) return accept(undefined);
    return refuse({ ...sent.refusal, field: fieldOfWire(sent.refusal.field) });
  }

  write({ link: _, ...draft }: VisitorDraft, answer: string): Promise<Result<void, CallRefusal>> {
    return this.http.call(sendContactMessage, { body: { ...draft, captcha: answer } });
  }

  apply(kind: ApplicationKind, draft: VisitorDraft, answer: string): Promise<Result<void, CallRefusal>> {
    return this.http.call(sendApplication, { body: { kind, ...draft, captcha: answer } });
  }

  async questions(): Promise<Result<readonly HelpQuestion[], CallRefusal>> {
    const answer = await this.http.call(helpQuestions, {});
    return mapValue(answer, ({ questions }) => questions.map(readHelpQuestion));
  }

  contact(): Promise<Result<ContactDetails, CallRefusal>> {
    return this.http.call(contactDetails, {});
  }
}
