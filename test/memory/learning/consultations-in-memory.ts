import {
  Consultations,
  type Consultation,
  type NewAnswer,
  type NewConsultation,
  type WaitingConsultation,
} from '#application/server/learning/ports/consultations.ts';

/** Questions in this process's memory. */
export class ConsultationsInMemory extends Consultations {
  readonly #consultations = new Map<string, Consultation>();

  /** @param authors names of the accounts that ask, by their id. @param teachers full names by slug. */
  constructor(
    private readonly authors: ReadonlyMap<string, Consultation['author']>,
    private readonly teachers: ReadonlyMap<string, string> = new Map(),
  ) {
    super();
  }

  /** A teacher's answer. */
  answer(id: string, answer: NonNullable<Consultation['answer']>): void {
    const consultation = this.#consultations.get(id);
    if (consultation !== undefined) this.#consultations.set(id, { ...consultation, answer });
  }

  add(consultation: NewConsultation): Promise<void> {
    const author = this.authors.get(consultation.userId) ?? { givenNames: '', paternalSurname: '' };
    this.#consultations.set(consultation.id, { ...consultation, author, answer: null });
    return Promise.resolve();
  }

  visibleTo(userId: string, productId: number, ofOthers: boolean): Promise<readonly Consultation[]> {
    const visible = [...this.#consultations.values()].filter(
      (each) => each.productId === productId && (each.userId === userId || (ofOthers && each.answer !== null)),
    );
    return Promise.resolve(
      visible.toSorted((a, b) => b.askedAt.getTime() - a.askedAt.getTime() || (a.id < b.id ? -1 : 1)),
    );
  }

  countWaiting(userId: string, productId: number): Promise<number> {
    const own = [...this.#consultations.values()].filter(
      (each) => each.productId === productId && each.userId === userId && each.answer === null,
    );
    return Promise.resolve(own.length);
  }

  countUnseen(userId: string, productId: number): Promise<number> {
    const unseen = [...this.#consultations.values()].filter(
      (each) => each.productId === productId && each.userId === userId && each.answer?.seen === false,
    );
    return Promise.resolve(unseen.length);
  }

  waiting(): Promise<readonly WaitingConsultation[]> {
    const open = [...this.#consultations.values()].filter(({ answer }) => answer === null);
    return Promise.resolve(
      open
        .toSorted((a, b) => a.askedAt.getTime() - b.askedAt.getTime() || (a.id < b.id ? -1 : 1))
        .map(({ id, userId, productId, question, askedAt }) => ({
          id,
          userId,
          content: { slug: `contenido-${productId}`, title: `Contenido ${productId}` },
          question,
          askedAt,
        })),
    );
  }

  addAnswer(id: string, { text, at, teacherSlug }: NewAnswer): Promise<'added' | 'not-waiting' | 'teacher-unknown'> {
    const by = teacherSlug === null ? null : this.teachers.get(teacherSlug);
    if (by === undefined) return Promise.resolve('teacher-unknown');
    if (this.#consultations.get(id)?.answer !== null) return Promise.resolve('not-waiting');
    this.answer(id, { text, at, by, seen: false });
    return Promise.resolve('added');
  }

  markSeen(userId: string, productId: number): Promise<void> {
    for (const each of this.#consultations.values()) {
      if (each.userId !== userId || each.productId !== productId || each.answer === null) continue;
      this.answer(each.id, { ...each.answer, seen: true });
    }
    return Promise.resolve();
  }
}
