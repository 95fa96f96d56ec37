import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { SupportApi } from '#application/browser/support/ports/support-api.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { ContactDetails, HelpQuestion } from '#domain/support/help-question.ts';
import { type FieldRefusal, fieldRefusalText } from '#domain/support/message-fields.ts';
import { type SupportDraft, supportRequestOf, userTypes } from '#domain/support/support-request.ts';
import { type ApplicationKind, type VisitorDraft, visitorMessageOf } from '#domain/support/visitor-message.ts';

interface Sent {
  readonly draft: SupportDraft | VisitorDraft;
  readonly kind: 'support' | 'contact' | ApplicationKind;
  readonly image: ChosenFile | null;
  readonly answer: string;
}

/** A school that keeps what it is sent, takes each captcha's answer once, or refuses everything. */
export class SupportApiInMemory extends SupportApi {
  readonly sent: Sent[] = [];
  /** Every call is answered with this while it is set. */
  refusal: CallRefusal | null = null;
  faq: readonly HelpQuestion[] = [];
  details: ContactDetails = {
    email: 'atencion@escuela.example',
    phone: '(01) 555 0100',
    address: 'Lima',
    hours: 'Siempre',
  };

  userTypes(): Promise<Result<readonly string[], CallRefusal>> {
    return this.#answer(userTypes);
  }

  report(draft: SupportDraft, image: ChosenFile | null, answer: string): Promise<Result<void, CallRefusal>> {
    return this.#take(supportRequestOf(draft), { draft, kind: 'support', image, answer });
  }

  write(draft: VisitorDraft, answer: string): Promise<Result<void, CallRefusal>> {
    return this.#take(visitorMessageOf('contact', draft), { draft, kind: 'contact', image: null, answer });
  }

  apply(kind: ApplicationKind, draft: VisitorDraft, answer: string): Promise<Result<void, CallRefusal>> {
    return this.#take(visitorMessageOf(kind, draft), { draft, kind, image: null, answer });
  }

  questions(): Promise<Result<readonly HelpQuestion[], CallRefusal>> {
    return this.#answer(this.faq);
  }

  contact(): Promise<Result<ContactDetails, CallRefusal>> {
    return this.#answer(this.details);
  }

  #take(read: Result<unknown, FieldRefusal>, sent: Sent): Promise<Result<void, CallRefusal>> {
    if (this.refusal === null && !read.ok) {
      return Promise.resolve(refused(400, read.refusal.kind, read.refusal.field, fieldRefusalText(read.refusal)));
    }
    if (this.refusal === null && sent.answer === '') {
      return Promise.resolve(refused(400, 'captcha-missing', 'captcha', 'Debe marcar el captcha'));
    }
    if (this.refusal === null && this.sent.some(({ answer }) => answer === sent.answer)) {
      return Promise.resolve(refused(409, 'captcha-used', 'captcha', 'La comprobación venció.'));
    }
    if (this.refusal === null) this.sent.push(sent);
    return this.#answer(undefined);
  }

  #answer<T>(value: T): Promise<Result<T, CallRefusal>> {
    return Promise.resolve(this.refusal === null ? accept(value) : refuse(this.refusal));
  }
}

function refused(status: number, kind: string, field: string, detail: string): Result<never, CallRefusal> {
  return refuse({ kind, status, detail, field, data: {} });
}
