import { expect, test } from 'vitest';
import type { LearningApi } from '#application/browser/learning/ports/learning-api.ts';
import type { FixedClock } from '#test/support/shared/fixed-clock.ts';

/**
 * An API for a student who owns 'derecho-laboral' and has done nothing yet: a video (1) and a reading (2), then a video (3), one
 * minute each video, with material 7; 'contrataciones' is not the student's.
 */
export interface LearningApiUnderTest {
  readonly api: LearningApi;
  readonly clock: FixedClock;
}

const slug = 'derecho-laboral';

/** What every adapter of LearningApi does. */
export function learningApiContract(make: () => Promise<LearningApiUnderTest>): void {
  test('outlines a content with the student’s progress', async () => {
    const { api } = await make();
    const outline = await api.outline(slug);
    expect(outline).toMatchObject({
      ok: true,
      value: {
        slug,
        title: 'Derecho laboral para empresas',
        kind: 'course',
        modules: [
          {
            title: 'El contrato',
            classes: [
              { id: 1, kind: 'video', state: 'new', resumeSeconds: 0 },
              { id: 2, kind: 'reading', state: 'new' },
            ],
          },
          { title: 'La remuneración', classes: [{ id: 3, kind: 'video', durationSeconds: 60 }] },
        ],
        progress: { completed: 0, total: 3, percent: 0, finished: false },
        nextClassId: 1,
      },
    });
  });

  test('opens a class, which is begun from then on', async () => {
    const { api } = await make();
    expect(await api.open(slug, 1)).toMatchObject({
      value: { class: { id: 1, state: 'begun' }, readingHtml: null, video: { mediaType: 'video/webm' } },
    });
    expect(await api.open(slug, 2)).toMatchObject({ value: { readingHtml: '<p>Lee con calma.</p>', video: null } });
    expect(await api.outline(slug)).toMatchObject({ value: { modules: [{ classes: [{ state: 'begun' }, {}] }, {}] } });
  });

  test('takes reports until the class is done', async () => {
    const { api, clock } = await make();
    await api.open(slug, 1);
    clock.advance({ seconds: 20 });
    const some = await api.report(slug, 1, { positionSeconds: 20.4, watched: [[0, 20.4]] }, false);
    expect(some).toMatchObject({ value: { class: { state: 'begun', resumeSeconds: 20 }, progress: { completed: 0 } } });
    clock.advance({ seconds: 40 });
    const all = await api.report(slug, 1, { positionSeconds: 50, watched: [[20.4, 58]] }, true);
    expect(all).toMatchObject({
      value: { class: { state: 'completed' }, progress: { completed: 1, percent: 33 }, certificatesIssued: 0 },
    });
  });

  test('the last class done brings a certificate', async () => {
    const { api, clock } = await make();
    for (const classId of [1, 3]) {
      await api.open(slug, classId);
      clock.advance({ minutes: 1 });
      await api.report(slug, classId, { positionSeconds: 60, watched: [[0, 60]] }, false);
    }
    expect(await api.markAsRead(slug, 2)).toMatchObject({
      value: { class: { id: 2, state: 'completed' }, progress: { finished: true }, certificatesIssued: 1 },
    });
    expect(await api.outline(slug)).toMatchObject({ value: { progress: { percent: 100 }, nextClassId: null } });
  });

  test('gives an address for a material', async () => {
    const { api } = await make();
    const address = await api.materialAddress(slug, 7);
    expect(address.ok && address.value.startsWith('/')).toBe(true);
  });

  test('asks, and lists what was asked', async () => {
    const { api } = await make();
    expect(await api.consultations(slug)).toEqual({ ok: true, value: [] });
    const asked = await api.ask(slug, '¿Cómo se cuenta el plazo?');
    expect(asked).toMatchObject({ value: [{ own: true, question: '¿Cómo se cuenta el plazo?', answer: null }] });
    expect(await api.consultations(slug)).toEqual(asked);
  });

  test('refuses a content that is not the student’s, with where it is sold', async () => {
    const { api } = await make();
    const refusal = {
      kind: 'content-not-owned',
      status: 403,
      data: { title: 'Contrataciones', path: '/cursos/contrataciones' },
    };
    for (const answer of [
      await api.outline('contrataciones'),
      await api.open('contrataciones', 9),
      await api.markAsRead('contrataciones', 9),
      await api.consultations('contrataciones'),
    ]) {
      expect(answer).toMatchObject({ ok: false, refusal });
    }
  });
}
