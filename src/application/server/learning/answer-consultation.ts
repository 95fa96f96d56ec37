import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Consultations } from '#application/server/learning/ports/consultations.ts';
import type { KeptConsultation, OfficeConsultations } from '#application/server/learning/ports/office-consultations.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { Letter, Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { firstName, fullName, type User } from '#domain/accounts/user.ts';
import { type ConsultationAnswerRefusal, consultationAnswerOf } from '#domain/learning/consultation.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { ownStudentsOf } from './own-students.ts';

export type AnswerConsultationRefusal =
  | ConsultationAnswerRefusal
  | { readonly kind: 'consultation-not-found' }
  /** Whoever answers attends to the students of their own contents alone, and this is not one of them. */
  | { readonly kind: 'consultation-not-yours' }
  | { readonly kind: 'consultation-answered'; readonly at: Date; readonly by: string | null }
  | { readonly kind: 'teacher-unknown' };

type Answered = Result<void, AnswerConsultationRefusal>;

/** Answers a student's question, who learns of it by a letter and where it was asked. The first answer stands. */
export class AnswerConsultation {
  constructor(
    private readonly consultations: Consultations,
    private readonly office: OfficeConsultations,
    private readonly team: Team,
    private readonly accounts: Accounts,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
  ) {}

  /** By somebody of the office: in their own name where they teach the content, else in that of the teachers together. */
  async byStaff(id: string, given: string, userId: string): Promise<Answered> {
    const asked = await this.office.find(id);
    if (asked === null) return refuse({ kind: 'consultation-not-found' });
    const name = (await this.office.namesIn([asked.productId], userId)).get(asked.productId);
    const isOwn = name !== undefined || (await ownStudentsOf(this.team, userId)) === null;
    if (!isOwn) return refuse({ kind: 'consultation-not-yours' });
    return this.#answer(asked, given, name?.slug ?? null, userId);
  }

  /**
   * By whoever has the machine. @param teacherSlug null: answered by the teachers together. @param by the account in whose name it is
   * done; null: nobody's.
   */
  async byCommand(id: string, given: string, teacherSlug: string | null, by: string | null): Promise<Answered> {
    const asked = await this.office.find(id);
    return asked === null ? refuse({ kind: 'consultation-not-found' }) : this.#answer(asked, given, teacherSlug, by);
  }

  async #answer(
    asked: KeptConsultation,
    given: string,
    teacherSlug: string | null,
    by: string | null,
  ): Promise<Answered> {
    const { id, answer } = asked;
    if (answer !== null) return refuse({ kind: 'consultation-answered', at: answer.at, by: answer.by });
    // No letter goes to an account that is being deleted meanwhile.
    await this.accounts.lock(asked.userId);
    const text = consultationAnswerOf(given);
    if (!text.ok) return text;
    const added = await this.consultations.addAnswer(id, { text: text.value, at: this.clock.now(), teacherSlug });
    if (added === 'teacher-unknown') return refuse({ kind: 'teacher-unknown' });
    if (added === 'not-waiting') return this.#overtaken(id);
    await this.journal.note(by, 'consultation-answered', id, { state: 'unanswered' }, { state: 'answered' });
    await this.#tell(asked, text.value);
    return accept(undefined);
  }

  /** Somebody else's answer came in between, or the question went with its account. */
  async #overtaken(id: string): Promise<Answered> {
    const answer = (await this.office.find(id))?.answer ?? null;
    return refuse(
      answer === null
        ? { kind: 'consultation-not-found' }
        : { kind: 'consultation-answered', at: answer.at, by: answer.by },
    );
  }

  async #tell(asked: KeptConsultation, text: string): Promise<void> {
    const student = await this.accounts.find(asked.userId);
    if (student === null) return;
    const url = this.addresses.school(`/main/contenido/${asked.content.slug}/consultas`);
    const { email } = student;
    await this.outbox.post(answerLetter(student, asked, text, url), { name: fullName(student), email });
  }
}

function answerLetter(student: User, { content, question }: KeptConsultation, text: string, url: string): Letter {
  return {
    subject: `Respondimos tu consulta de «${content.title}»`,
    preview: text.slice(0, 120),
    greeting: `Hola, ${firstName(student)}:`,
    blocks: [
      { kind: 'text', text: 'Preguntaste:' },
      { kind: 'note', text: question },
      { kind: 'text', text },
    ],
    action: { label: 'Ver la respuesta', url },
  };
}
