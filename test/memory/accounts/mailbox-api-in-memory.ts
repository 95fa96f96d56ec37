import { MailboxApi } from '#application/browser/accounts/ports/mailbox-api.ts';
import type { OpenSession } from '#application/read-models/accounts/open-session.ts';
import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { emailAddress } from '#domain/accounts/email-address.ts';
import { accept, refuse } from '#domain/shared/result.ts';

const tries = 5;

/** One browser that buys with an e-mail alone, in this process's memory; its letters lie open. */
export class MailboxApiInMemory extends MailboxApi {
  readonly letters: { readonly to: string; readonly code: string; readonly link: string }[] = [];
  /** When set, every call is refused with it. */
  failure: CallRefusal | null = null;
  #tried = 0;
  #isUsed = false;

  /** @param admit opens a session of whoever proved the mailbox. */
  constructor(private readonly admit: (email: string) => OpenSession) {
    super();
  }

  askCode(email: string, acceptsTerms: boolean): Answer<string> {
    if (this.failure !== null) return Promise.resolve(refuse(this.failure));
    const read = emailAddress(email);
    if (!read.ok) return Promise.resolve(refuse(refusal('email-invalid', 400, 'email')));
    if (!acceptsTerms) return Promise.resolve(refuse(refusal('terms-needed', 400, 'acceptsTerms')));
    const number = this.letters.length + 1;
    this.letters.push({ to: read.value, code: `00000${number}`, link: `enlace-${number}` });
    [this.#tried, this.#isUsed] = [0, false];
    return Promise.resolve(accept(read.value));
  }

  enter(brought: { readonly code: string } | { readonly link: string }): Answer<OpenSession> {
    if (this.failure !== null) return Promise.resolve(refuse(this.failure));
    const letter = this.letters.at(-1);
    const isElsewhere = letter === undefined || ('link' in brought && brought.link !== letter.link);
    if (isElsewhere) return Promise.resolve(refuse(refusal('other-browser', 409, null)));
    if (this.#isUsed) return Promise.resolve(refuse(refusal('code-over', 410, 'code')));
    if ('code' in brought) {
      this.#tried += 1;
      if (this.#tried > tries) return Promise.resolve(refuse(refusal('code-tries-spent', 429, 'code')));
      if (brought.code !== letter.code) {
        const spent = this.#tried === tries;
        return Promise.resolve(refuse(refusal(spent ? 'code-tries-spent' : 'code-wrong', spent ? 429 : 400, 'code')));
      }
    }
    this.#isUsed = true;
    return Promise.resolve(accept(this.admit(letter.to)));
  }
}

const details: Readonly<Record<string, string>> = {
  'code-over': 'Ese código ya se usó o venció. Pide otro.',
  'code-tries-spent': 'Ese código se probó demasiadas veces. Pide otro.',
  'code-wrong': 'Ese no es el código. Te quedan 4 intentos.',
};

function refusal(kind: string, status: number, field: string | null): CallRefusal {
  return { kind, status, field, detail: details[kind] ?? 'No es posible.', data: {} };
}
