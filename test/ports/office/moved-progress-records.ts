import { expect, test } from 'vitest';
import type { MovedProgressRecords } from '#application/server/office/ports/moved-progress-records.ts';
import { at } from '#test/support/accounts/account-builders.ts';

/** What every `MovedProgressRecords` does. The factory gives an empty one of a school with the accounts ana and luis and `studyContent()`. */
export function movedProgressRecordsContract(make: () => Promise<MovedProgressRecords>): void {
  test('marks classes as done, each once, and tells whose they are', async () => {
    const records = await make();
    await records.complete([]);
    const done = (userId: string, classId: number) => ({ userId, productId: 10, classId, doneAt: at('09:00') });
    await records.complete([done('ana', 1), done('ana', 2), done('luis', 3)]);
    await records.complete([done('ana', 2), done('ana', 3)]);
    const of = await records.doneOf(['ana', 'luis'], 10);
    expect([[...(of.get('ana') ?? [])].toSorted(), [...(of.get('luis') ?? [])]]).toEqual([[1, 2, 3], [3]]);
    expect((await records.doneOf(['luis'], 11)).size + (await records.doneOf([], 10)).size).toBe(0);
  });
}
