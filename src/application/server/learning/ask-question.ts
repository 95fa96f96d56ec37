import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Consultations } from '#application/server/learning/ports/consultations.ts';
import { questionOf, type QuestionRefusal, WAITING_QUESTIONS } from '#domain/learning/consultation.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { QuestionLetters } from './question-letters.ts';
import type { ContentAccess, ContentRefusal } from './content-access.ts';

export type AskRefusal =
  | ContentRefusal
  | QuestionRefusal
  | { readonly kind: 'consultations-closed' }
  /** Enough of the student's questions wait for an answer already. */
  | { readonly kind: 'questions-waiting'; readonly count: number };

/** Asks a content's teachers a question, who are told by a letter. */
export class AskQuestion {
  constructor(
    private readonly access: ContentAccess,
    private readonly consultations: Consultations,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
    private readonly letters: Pick<QuestionLetters, 'tell'>,
  ) {}

  async execute(userId: string, slug: string, text: string): Promise<Result<null, AskRefusal>> {
    const now = this.clock.now();
    const content = await this.access.content(userId, slug, now);
    if (!content.ok) return content;
    if (!content.value.hasConsultations) return refuse({ kind: 'consultations-closed' });
    const question = questionOf(text);
    if (!question.ok) return question;
    const { productId } = content.value;
    const waiting = await this.consultations.countWaiting(userId, productId);
    if (waiting >= WAITING_QUESTIONS) return refuse({ kind: 'questions-waiting', count: waiting });
    await this.consultations.add({
      id: this.ids.newId(),
      productId,
      userId,
      question: question.value,
      askedAt: now,
    });
    await this.letters.tell(content.value, question.value);
    return accept(null);
  }
}
