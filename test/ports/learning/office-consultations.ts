import { expect, test } from 'vitest';
import type { Consultations } from '#application/server/learning/ports/consultations.ts';
import type {
  ConsultationQuery,
  OfficeConsultations,
} from '#application/server/learning/ports/office-consultations.ts';

export interface OfficeConsultationsAtWork {
  readonly consultations: Consultations;
  readonly office: OfficeConsultations;
}

const at = (minute: number): Date => new Date(Date.UTC(2026, 2, 10, 15, minute));
const all: ConsultationQuery = { which: 'waiting', taughtBy: null, contentSlug: null, offset: 0, limit: 10 };

/**
 * What every adapter of OfficeConsultations does. Accounts 'ana' (Ana Quispe) and 'rosa' exist, and the courses 10 ('diez') and 11
 * ('once'); of the first 'rosa' is the teacher Rosa Huamán, whose page is 'rosa-huaman'.
 */
export function officeConsultationsContract(make: () => Promise<OfficeConsultationsAtWork>): void {
  const asked = async (): Promise<OfficeConsultationsAtWork> => {
    const work = await make();
    for (const [id, productId, minute] of [
      ['dos', 11, 2],
      ['uno', 10, 1],
      ['tres', 10, 3],
    ] as const) {
      await work.consultations.add({ id, productId, userId: 'ana', question: `¿${id}?`, askedAt: at(minute) });
    }
    return work;
  };
  const ids = async (office: OfficeConsultations, query: Partial<ConsultationQuery>) => {
    const { consultations, total } = await office.list({ ...all, ...query });
    return [consultations.map(({ id }) => id), total];
  };

  test('lists what waits, the oldest first, part by part', async () => {
    const { office } = await asked();
    expect(await ids(office, {})).toEqual([['uno', 'dos', 'tres'], 3]);
    expect(await ids(office, { offset: 1, limit: 1 })).toEqual([['dos'], 3]);
    expect((await office.list(all)).consultations[0]).toEqual({
      id: 'uno',
      productId: 10,
      userId: 'ana',
      content: { slug: 'diez', title: 'Diez', kind: 'course' },
      author: { givenNames: 'Ana', paternalSurname: 'Quispe' },
      question: '¿uno?',
      askedAt: at(1),
      answer: null,
    });
  });

  test('lists what was answered, the last first, with who answered', async () => {
    const { consultations, office } = await asked();
    await consultations.addAnswer('uno', { text: 'Sí.', at: at(8), teacherSlug: 'rosa-huaman' });
    await consultations.addAnswer('dos', { text: 'No.', at: at(9), teacherSlug: null });
    expect(await ids(office, { which: 'answered' })).toEqual([['dos', 'uno'], 2]);
    expect(await ids(office, {})).toEqual([['tres'], 1]);
    expect((await office.find('uno'))?.answer).toEqual({ text: 'Sí.', at: at(8), by: 'Rosa Huamán' });
    expect((await office.find('dos'))?.answer).toEqual({ text: 'No.', at: at(9), by: null });
    expect(await office.find('otra')).toBeNull();
  });

  test('keeps to a content, or to those that somebody teaches', async () => {
    const { office } = await asked();
    expect(await ids(office, { contentSlug: 'once' })).toEqual([['dos'], 1]);
    expect(await ids(office, { taughtBy: 'rosa' })).toEqual([['uno', 'tres'], 2]);
    expect(await ids(office, { taughtBy: 'ana' })).toEqual([[], 0]);
    expect(await office.contents(null)).toEqual([
      { slug: 'diez', title: 'Diez' },
      { slug: 'once', title: 'Once' },
    ]);
    expect(await office.contents('rosa')).toEqual([{ slug: 'diez', title: 'Diez' }]);
  });

  test('knows under which name somebody teaches which of some contents', async () => {
    const { office } = await asked();
    expect([...(await office.namesIn([10, 11], 'rosa'))]).toEqual([[10, { slug: 'rosa-huaman', name: 'Rosa Huamán' }]]);
    expect([await office.teachersOf(10), await office.teachersOf(11)]).toEqual([['rosa'], []]);
    expect([...(await office.namesIn([10], 'ana')), ...(await office.namesIn([], 'rosa'))]).toEqual([]);
  });

  test('of two answers at once one stands', async () => {
    const { consultations, office } = await asked();
    const both = await Promise.all(
      ['Sí.', 'No.'].map((text) => consultations.addAnswer('uno', { text, at: at(8), teacherSlug: null })),
    );
    expect(both.toSorted()).toEqual(['added', 'not-waiting']);
    expect((await office.find('uno'))?.answer?.text).toBe(both[0] === 'added' ? 'Sí.' : 'No.');
  });
}
