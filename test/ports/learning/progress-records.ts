import { expect, test } from 'vitest';
import type { ProgressRecords } from '#application/server/learning/ports/progress-records.ts';
import { type ClassProgress, newProgress } from '#domain/learning/progress.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 2, 10, 15, minute));

const watched: ClassProgress = {
  positionSeconds: 42,
  watched: [
    [0, 20],
    [30, 42],
  ],
  completedAt: null,
  updatedAt: at(1),
  countsFrom: at(0),
};
const done: ClassProgress = { ...watched, watched: [[0, 60]], completedAt: at(2), updatedAt: at(2) };

/** What every adapter of ProgressRecords does. Accounts 'ana' and 'luis', and product 10 with classes 1 to 3 and product 11 with class 9 exist. */
export function progressRecordsContract(make: () => Promise<ProgressRecords>): void {
  test('keeps a class as it was saved, and replaces it', async () => {
    const records = await make();
    await records.save('ana', { classId: 1, productId: 10 }, watched);
    expect(await records.ofProduct('ana', 10)).toEqual(new Map([[1, watched]]));
    await records.save('ana', { classId: 1, productId: 10 }, done);
    expect(await records.ofProduct('ana', 10)).toEqual(new Map([[1, done]]));
  });

  test('keeps students and products apart', async () => {
    const records = await make();
    await records.save('ana', { classId: 1, productId: 10 }, watched);
    await records.save('ana', { classId: 9, productId: 11 }, done);
    await records.save('luis', { classId: 1, productId: 10 }, done);
    expect([...(await records.ofProduct('ana', 10)).keys()]).toEqual([1]);
    expect(await records.ofProduct('luis', 11)).toEqual(new Map());
    expect(await records.summaryOf('luis')).toEqual([{ productId: 10, completed: 1, lastAt: at(2) }]);
  });

  test('sums up the products of a student, latest first', async () => {
    const records = await make();
    await records.save('ana', { classId: 1, productId: 10 }, done);
    await records.save('ana', { classId: 2, productId: 10 }, newProgress(at(3)));
    await records.save('ana', { classId: 9, productId: 11 }, newProgress(at(7)));
    expect(await records.summaryOf('ana')).toEqual([
      { productId: 11, completed: 0, lastAt: at(7) },
      { productId: 10, completed: 1, lastAt: at(3) },
    ]);
    expect(await records.summaryOf('luis')).toEqual([]);
  });

  test('starts a clock at the first call and keeps what is set', async () => {
    const records = await make();
    expect(await records.lockClock('ana', at(0))).toEqual({ at: at(0), creditMs: 15_000 });
    await records.setClock('ana', { at: at(4), creditMs: 1_250 });
    expect(await records.lockClock('ana', at(9))).toEqual({ at: at(4), creditMs: 1_250 });
    expect(await records.lockClock('luis', at(9))).toEqual({ at: at(9), creditMs: 15_000 });
  });
}
