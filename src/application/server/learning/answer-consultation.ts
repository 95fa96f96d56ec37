import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Consultations, WaitingConsultation } from '#application/server/learning/ports/consultations.ts';
import type { Letter, Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { firstName, fullName, type User } from '#domain/accounts/user.ts';
import { writtenText } from '#domain/learning/written-text.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type AnswerConsultationRefusal =
  | { readonly kind: 'consultation-not-waiting' }
  | { readonly kind: 'teacher-unknown' }
  | { readonly kind: 'answer-missing' };

/** Answers a student's question, who learns of it by a letter and where it was asked. The first answer stands. */
export class AnswerConsultation {
  constructor(
    private readonly consultations: Consultations,
    private readonly accounts: Accounts,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly clock: Clock,
  ) {}

  /** @param teacherSlug null: answered by the teachers together. */
  async execute(
    id: string,
    given: string,
    teacherSlug: string | null,
  ): Promise<Result<null, AnswerConsultationRefusal>> {
    const text = writtenText(given);
    if (text === '') return refuse({ kind: 'answer-missing' });
    const waiting = (await this.consultations.waiting()).find((each) => each.id === id);
    if (waiting === undefined) return refuse({ kind: 'consultation-not-waiting' });
    const answered = await this.consultations.addAnswer(id, { text, at: this.clock.now(), teacherSlug });
    if (answered === 'teacher-unknown') return refuse({ kind: 'teacher-unknown' });
    if (answered === 'not-waiting') return refuse({ kind: 'consultation-not-waiting' });
    const student = await this.accounts.find(waiting.userId);
    if (student === null) return accept(null);
    const url = this.addresses.school(`/main/contenido/${waiting.content.slug}/consultas`);
    await this.outbox.post(answerLetter(student, waiting, text, url), {
      name: fullName(student),
      email: student.email,
    });
    return accept(null);
  }
}

function answerLetter(student: User, { content, question }: WaitingConsultation, text: string, url: string): Letter {
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
