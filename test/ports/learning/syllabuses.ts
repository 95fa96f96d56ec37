import { expect, test } from 'vitest';
import type { Syllabuses } from '#application/server/learning/ports/syllabuses.ts';
import type { SyllabusClass, SyllabusContent } from '#domain/learning/syllabus/syllabus.ts';

/** A new class of video without anything in it. */
export function syllabusClass(changes: Partial<SyllabusClass> = {}): SyllabusClass {
  return {
    id: 'nueva',
    title: 'Clase nueva',
    kind: 'video',
    video: null,
    captions: null,
    poster: null,
    seconds: 0,
    text: '',
    isFree: false,
    materials: [],
    ...changes,
  };
}

const readings = new Map([['Lee **bien**.', { html: '<p>Lee <strong>bien</strong>.</p>', seconds: 60 }]]);
const files = new Map([
  ['clases/uno.webm', { mediaType: '', bytes: 0, seconds: 60 }],
  ['videos/nuevo.mp4', { mediaType: 'video/mp4', bytes: 900, seconds: 754 }],
  ['materiales/guia.pdf', { mediaType: 'application/pdf', bytes: 300, seconds: 0 }],
]);

/**
 * What every `Syllabuses` does. The factory gives one that holds product 10 of `studyContent` with `studyMedia`, of which ana and luis began
 * class 3 and whose module 101 has an exam, and product 11 without modules.
 */
export function syllabusesContract(make: () => Promise<Syllabuses>): void {
  test('reads what is published in its order, and nothing of a product that teaches nothing', async () => {
    const syllabuses = await make();
    const { modules, materials } = await syllabuses.read(10);
    expect(
      modules.map(({ id, title, summary, classes }) => [id, title, summary, classes.map((each) => each.id)]),
    ).toEqual([
      [101, 'El contrato', 'Cómo empieza todo.', [1, 2]],
      [102, 'La remuneración', '', [3]],
    ]);
    expect(modules[0]?.classes).toEqual([
      syllabusClass({
        id: 1,
        title: 'Clase 1',
        video: 'clases/uno.webm',
        captions: 'clases/uno.vtt',
        poster: 'clases/uno.webp',
        seconds: 60,
      }),
      syllabusClass({ id: 2, title: 'Clase 2', kind: 'reading', text: '<p>Lee con calma.</p>' }),
    ]);
    expect(materials).toEqual([]);
    expect(await syllabuses.read(11)).toEqual({ modules: [], materials: [] });
  });

  test('what is published keeps its number wherever it goes, what is new is given one, what is gone is gone', async () => {
    const syllabuses = await make();
    const { modules } = await syllabuses.read(10);
    const [first, second] = modules;
    if (first === undefined || second === undefined) throw new Error('two modules');
    const guide = { id: 'm', title: ' Guía ', file: 'materiales/guia.pdf' };
    const content: SyllabusContent = {
      modules: [
        {
          ...second,
          title: ' Antes ',
          classes: [syllabusClass({ video: 'videos/nuevo.mp4', isFree: true }), ...first.classes.slice(0, 1)],
        },
        {
          id: 'otro',
          title: 'Otro',
          summary: 's',
          classes: [syllabusClass({ id: 2, title: 'Dos', kind: 'reading', text: 'Lee **bien**.', materials: [guide] })],
        },
        { ...first, classes: [] },
      ],
      materials: [{ ...guide, id: 'g' }],
    };
    await syllabuses.write(10, content, readings, files);
    const written = await syllabuses.read(10);
    const [before, other, last] = written.modules;
    expect(before).toMatchObject({ id: 102, title: 'Antes' });
    expect(before?.classes).toMatchObject([
      { title: 'Clase nueva', video: 'videos/nuevo.mp4', seconds: 754, isFree: true },
      { id: 1 },
    ]);
    expect(typeof before?.classes[0]?.id).toBe('number');
    expect(before?.classes.map(({ id }) => id)).not.toContain(3);
    expect(other).toMatchObject({
      title: 'Otro',
      classes: [
        { id: 2, kind: 'reading', text: 'Lee **bien**.', materials: [{ title: 'Guía', file: 'materiales/guia.pdf' }] },
      ],
    });
    expect(last).toMatchObject({ id: 101, classes: [] });
    expect(written.materials).toMatchObject([{ title: 'Guía' }]);
    await syllabuses.write(10, written, readings, files);
    expect(await syllabuses.read(10)).toEqual(written);
  });

  test('a number that another product has, or that stands twice, is not written over', async () => {
    const syllabuses = await make();
    const { modules } = await syllabuses.read(10);
    await syllabuses.write(11, { modules: [...modules, ...modules], materials: [] }, readings, files);
    expect((await syllabuses.read(10)).modules).toEqual(modules);
    const copied = (await syllabuses.read(11)).modules;
    expect(copied.map(({ title }) => title)).toEqual([
      'El contrato',
      'La remuneración',
      'El contrato',
      'La remuneración',
    ]);
    expect(new Set(copied.map(({ id }) => id)).size).toBe(4);
    await syllabuses.write(10, { modules: [...modules, ...modules], materials: [] }, readings, files);
    const own = (await syllabuses.read(10)).modules.map(({ id }) => id);
    expect([own.slice(0, 2), new Set(own).size]).toEqual([[101, 102], 4]);
  });

  test('what a draft knew by a text before it was published is the same when the draft is published again', async () => {
    const syllabuses = await make();
    const each = syllabusClass({ id: 'borrador', video: 'videos/nuevo.mp4' });
    const draft = (title: string): SyllabusContent => ({
      modules: [{ id: 'modulo', title: 'Uno', summary: '', classes: [{ ...each, title }] }],
      materials: [],
    });
    await syllabuses.write(11, draft('Antes'), readings, files);
    const first = (await syllabuses.read(11)).modules[0];
    expect(await syllabuses.lossesOf(11, draft('Después'))).toEqual({ begun: [], examined: [] });
    await syllabuses.write(11, draft('Después'), readings, files);
    const second = (await syllabuses.read(11)).modules[0];
    expect([second?.id, second?.classes[0]?.id]).toEqual([first?.id, first?.classes[0]?.id]);
    expect(second?.classes[0]?.title).toBe('Después');
    // In another product the same text is something else.
    const other = await syllabuses.read(10);
    await syllabuses.write(10, { ...other, modules: [...other.modules, ...draft('Otra').modules] }, readings, files);
    expect((await syllabuses.read(11)).modules[0]).toEqual(second);
  });

  test('tells what a removal takes from students, and which exams stand in its way', async () => {
    const syllabuses = await make();
    const content = await syllabuses.read(10);
    expect(await syllabuses.lossesOf(10, content)).toEqual({ begun: [], examined: [] });
    const nothing = { modules: [], materials: [] };
    expect(await syllabuses.lossesOf(10, nothing)).toEqual({
      begun: [{ title: 'Clase 3', students: 2 }],
      examined: ['El contrato'],
    });
  });
}
