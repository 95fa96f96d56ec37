import { describe, expect, test } from 'vitest';
import { examApiContract } from '#test/ports/exams/exam-api.ts';
import { examsInMemory } from '#test/support/exams/exams-in-memory.ts';

describe('ExamApiInMemory', () => {
  examApiContract(() => Promise.resolve(examsInMemory()));

  test('can be cut off from the school', async () => {
    const { api } = examsInMemory();
    api.isOffline = true;
    expect(await api.ofContent('derecho-laboral')).toMatchObject({
      ok: false,
      refusal: { kind: 'offline', status: null },
    });
  });
});
