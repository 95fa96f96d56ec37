import type { School } from '#adapters/server/wiring/school.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { SupportApi } from '#application/browser/support/ports/support-api.ts';
import { HelpQuestions } from '#application/server/support/ports/help-questions.ts';
import { SchoolContact } from '#application/server/support/ports/school-contact.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import type { ContactDetails, HelpQuestion } from '#domain/support/help-question.ts';
import { userTypes } from '#domain/support/support-request.ts';

/** What the help and contact pages show, in this very process. */
export class SupportApiInProcess extends SupportApi {
  constructor(private readonly school: School) {
    super();
  }

  userTypes(): Promise<Result<readonly string[], CallRefusal>> {
    return Promise.resolve(accept(userTypes));
  }

  async questions(): Promise<Result<readonly HelpQuestion[], CallRefusal>> {
    return accept(await this.school.get(HelpQuestions).all());
  }

  contact(): Promise<Result<ContactDetails, CallRefusal>> {
    return Promise.resolve(accept(this.school.get(SchoolContact).details));
  }

  report(): Promise<never> {
    return drawing();
  }

  write(): Promise<never> {
    return drawing();
  }

  apply(): Promise<never> {
    return drawing();
  }
}

/** A page that is drawn only reads. */
function drawing(): never {
  throw new Error('A message was to be sent while a page was drawn on the server');
}
