import { expect, test } from 'vitest';
import { OrderNoticesInMemory } from '#test/memory/orders/order-notices-in-memory.ts';
import { OwnershipInMemory } from '#test/memory/accounts/ownership-in-memory.ts';
import { StudentNewsInMemory } from '#test/memory/home/student-news-in-memory.ts';
import { ReadMyNews } from '#application/server/home/read-my-news.ts';
import type { AnsweredQuestion } from '#application/server/home/ports/student-news.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

const clock = new FixedClock();
const ago = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
const about = (id: number) => ({ title: `Curso ${id}`, slug: `curso-${id}`, productKind: 'course' }) as const;

function news(unread: readonly (AnsweredQuestion & { readonly userId: string })[] = []) {
  const ownership = new OwnershipInMemory();
  const gives = [1, 2].map((productId) => ({ productId }));
  const plain = { slug: 'pack', title: 'Pack', kind: 'plan', categoryId: null, isPublished: true } as const;
  ownership.describe({ ...plain, id: 10, plan: { page: 'pack', gives } });
  for (const id of [1, 2, 3]) {
    ownership.describe({
      id,
      slug: `curso-${id}`,
      title: `Curso ${id}`,
      kind: 'course',
      categoryId: null,
      isPublished: true,
      plan: null,
    });
  }
  ownership.grant('ana', 10, null, ago(20));
  ownership.grant('ana', 3, null, ago(20));
  const student = new StudentNewsInMemory(
    [
      { ...about(3), id: 'a1', userId: 'ana', at: ago(3), isUnread: false },
      { ...about(3), id: 'a2', userId: 'ana', at: ago(60), isUnread: false },
      ...unread,
    ],
    [
      { ...about(1), productId: 1, at: ago(5) },
      { ...about(2), productId: 2, at: ago(25) },
      { ...about(3), productId: 3, at: ago(2) },
    ],
  );
  const notices = new OrderNoticesInMemory();
  return { notices, read: new ReadMyNews(ownership, student, notices, clock) };
}

test('tells of orders, answers and what joined one’s plans, latest first', async () => {
  const { notices, read } = news();
  const notice = { orderId: 'o1', userId: 'ana', text: '', seenAt: null } as const;
  await notices.add({ ...notice, id: 'n1', kind: 'confirmed', at: ago(4) });
  await notices.add({ ...notice, id: 'n0', kind: 'expired', at: ago(40) });
  const told = (await read.execute('ana')).map(({ kind, at }) => [kind, at]);
  expect(told).toEqual([
    ['answer', ago(3).toISOString()],
    ['order', ago(4).toISOString()],
    ['content', ago(5).toISOString()],
  ]);
});

test('somebody without anything has no news', async () => {
  expect(await news().read.execute('luis')).toEqual([]);
});

test('an answer that was not seen is told first, however old it is and however much else there is', async () => {
  const { read, notices } = news([{ ...about(3), id: 'old', userId: 'ana', at: ago(50), isUnread: true }]);
  const notice = { orderId: 'o1', userId: 'ana', text: '', seenAt: null, kind: 'confirmed' } as const;
  for (let count = 0; count < 8; count += 1) await notices.add({ ...notice, id: `n${count}`, at: ago(1) });
  const told = await read.execute('ana');
  expect(told).toHaveLength(6);
  expect(told[0]).toMatchObject({ kind: 'answer', id: 'old', isUnread: true });
});
