import { expect, test } from 'vitest';
import type { Consultation, Consultations, NewConsultation } from '#application/server/learning/ports/consultations.ts';

export interface ConsultationsAtWork {
  readonly consultations: Consultations;
  readonly answer: (id: string, answer: NonNullable<Consultation['answer']>) => Promise<void>;
}

const at = (minute: number): Date => new Date(Date.UTC(2026, 2, 10, 15, minute));
const ask = (id: string, userId: string, minute: number): NewConsultation => ({
  id,
  productId: 10,
  userId,
  question: `¿Qué pasa con el caso ${id}?`,
  askedAt: at(minute),
});
const answer = { text: 'Se aplica el plazo general.', at: at(50), by: 'Rosa Huamán Quispe', seen: false };

/** What every adapter of Consultations does. Accounts 'ana' (Ana Quispe) and 'luis' (Luis Soto), teacher Rosa Huamán Quispe and products 10 and 11 exist. */
export function consultationsContract(make: () => Promise<ConsultationsAtWork>): void {
  test('shows a student their own questions, answered or not, latest first', async () => {
    const { consultations } = await make();
    await consultations.add(ask('uno', 'ana', 1));
    await consultations.add(ask('dos', 'ana', 2));
    const author = { givenNames: 'Ana', paternalSurname: 'Quispe' };
    expect(await consultations.visibleTo('ana', 10, true)).toEqual([
      { ...ask('dos', 'ana', 2), author, answer: null },
      { ...ask('uno', 'ana', 1), author, answer: null },
    ]);
  });

  test('shows those of others only once they are answered', async () => {
    const { consultations, answer: give } = await make();
    await consultations.add(ask('uno', 'luis', 1));
    await consultations.add(ask('dos', 'luis', 2));
    await give('dos', answer);
    expect(await consultations.visibleTo('ana', 10, true)).toEqual([
      { ...ask('dos', 'luis', 2), author: { givenNames: 'Luis', paternalSurname: 'Soto' }, answer },
    ]);
    expect(await consultations.visibleTo('ana', 10, false)).toEqual([]);
    expect(await consultations.visibleTo('luis', 10, false)).toHaveLength(2);
  });

  test('keeps products apart', async () => {
    const { consultations } = await make();
    await consultations.add(ask('uno', 'ana', 1));
    expect(await consultations.visibleTo('ana', 11, true)).toEqual([]);
  });

  test('counts the questions of a student that wait for an answer', async () => {
    const { consultations, answer: give } = await make();
    for (const id of ['uno', 'dos', 'tres']) await consultations.add(ask(id, 'ana', 1));
    await consultations.add(ask('otra', 'luis', 1));
    await give('dos', answer);
    expect(await consultations.countWaiting('ana', 10)).toBe(2);
    expect(await consultations.countWaiting('ana', 11)).toBe(0);
  });

  test('answers a waiting one once, in a teacher’s name, and keeps whether it was seen', async () => {
    const { consultations } = await make();
    await consultations.add(ask('uno', 'ana', 1));
    await consultations.add(ask('dos', 'luis', 2));
    expect((await consultations.waiting()).map(({ id, userId }) => [id, userId])).toEqual([
      ['uno', 'ana'],
      ['dos', 'luis'],
    ]);
    const given = { text: 'Sí.', at: at(9), teacherSlug: 'docente-1' };
    expect(await consultations.addAnswer('uno', { ...given, teacherSlug: 'nadie' })).toBe('teacher-unknown');
    expect(await consultations.addAnswer('uno', given)).toBe('added');
    expect(await consultations.addAnswer('uno', { ...given, text: 'No.', teacherSlug: null })).toBe('not-waiting');
    expect(await consultations.addAnswer('otra', given)).toBe('not-waiting');
    expect((await consultations.waiting()).map(({ id }) => id)).toEqual(['dos']);
    const answers = async () => (await consultations.visibleTo('ana', 10, true)).map((each) => each.answer);
    expect(await answers()).toEqual([{ text: 'Sí.', at: at(9), by: 'Rosa Huamán Quispe', seen: false }]);
    await consultations.markSeen('luis', 10, at(10));
    expect(await answers()).toMatchObject([{ seen: false }]);
    await consultations.markSeen('ana', 10, at(10));
    expect(await answers()).toMatchObject([{ seen: true }]);
  });

  test('counts the answers that a student has not seen, in one content', async () => {
    const { consultations, answer: give } = await make();
    for (const id of ['uno', 'dos', 'tres']) await consultations.add(ask(id, 'ana', 1));
    await consultations.add(ask('otra', 'luis', 1));
    for (const id of ['uno', 'dos', 'otra']) await give(id, answer);
    expect(await consultations.countUnseen('ana', 10)).toBe(2);
    expect(await consultations.countUnseen('ana', 11)).toBe(0);
    await consultations.markSeen('ana', 10, at(55));
    expect(await consultations.countUnseen('ana', 10)).toBe(0);
    expect(await consultations.countUnseen('luis', 10)).toBe(1);
  });
}
