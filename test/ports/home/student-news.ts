import { expect, test } from 'vitest';
import type { StudentNews } from '#application/server/home/ports/student-news.ts';

export const day = (count: number): Date => new Date(Date.UTC(2026, 2, count));

const about = { title: 'Curso 1', slug: 'curso-1', productKind: 'course' } as const;

export const answersOfContract = [
  { ...about, id: 'a1', userId: 'ana', at: day(2), isUnread: false },
  { ...about, id: 'a2', userId: 'ana', at: day(4), isUnread: false },
  { ...about, id: 'l0', userId: 'luis', at: day(1), isUnread: true },
  { ...about, id: 'l1', userId: 'luis', at: day(4), isUnread: false },
  { ...about, id: 'l2', userId: 'luis', at: day(2), isUnread: true },
] as const;

export const publishedOfContract = [
  { productId: 1, title: 'Curso 1', slug: 'curso-1', productKind: 'course', at: day(1) },
  { productId: 2, title: 'Curso 2', slug: 'curso-2', productKind: 'course', at: day(3) },
  { productId: 3, title: 'Curso 3', slug: 'curso-3', productKind: 'course', at: day(5) },
] as const;

/** What every adapter of StudentNews does. The factory gives one with the above; course 4 of day 5 is a draft, and a question of ana's waits. */
export function studentNewsContract(make: () => Promise<StudentNews>): void {
  test('gives the answers to one’s own questions, latest first, none older than asked for', async () => {
    const news = await make();
    const ids = async (since: Date, limit = 9) => (await news.answers('ana', since, limit)).map(({ id }) => id);
    expect(await news.answers('ana', day(4), 9)).toEqual([{ ...about, id: 'a2', at: day(4), isUnread: false }]);
    expect(await ids(day(1))).toEqual(['a2', 'a1']);
    expect(await ids(day(1), 1)).toEqual(['a2']);
    expect(await news.answers('nadie', day(1), 9)).toEqual([]);
  });

  test('gives answers that were not seen before any other, however old', async () => {
    const answers = await (await make()).answers('luis', day(3), 9);
    expect(answers.map(({ id, isUnread }) => [id, isUnread])).toEqual([
      ['l2', true],
      ['l0', true],
      ['l1', false],
    ]);
  });

  test('gives what was published among the products, latest first', async () => {
    const news = await make();
    const [, second, third] = publishedOfContract;
    expect(await news.published([1, 2, 3, 4], day(2), 9)).toEqual([third, second]);
    expect(await news.published([1, 2], day(1), 1)).toEqual([second]);
    expect(await news.published([], day(1), 9)).toEqual([]);
  });
}
