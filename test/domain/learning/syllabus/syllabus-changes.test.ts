import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SyllabusContent } from '#domain/learning/syllabus/syllabus.ts';
import {
  newClass,
  nextPlace,
  placeOfClass,
  titleOfFile,
  withClassAt,
  withClassChanged,
  withClasses,
  withMaterials,
  withModule,
  withModuleAt,
  withModuleChanged,
  withoutClass,
  withoutModule,
} from '#domain/learning/syllabus/syllabus-changes.ts';

const content: SyllabusContent = {
  modules: [
    { id: 1, title: 'Uno', summary: '', classes: [newClass(11, 'video', 'A'), newClass(12, 'reading', 'B')] },
    { id: 2, title: 'Dos', summary: '', classes: [] },
    { id: 'n', title: 'Tres', summary: '', classes: [newClass(31, 'video', 'C')] },
  ],
  materials: [],
};

const outline = ({ modules }: SyllabusContent) =>
  modules.map(({ id, classes }) => [id, ...classes.map((each) => each.id)]);

describe('a syllabus', () => {
  test('takes modules and classes, changes them and lets them go', () => {
    let changed = withModule(content, 'x', 'Cuatro');
    changed = withClasses(changed, 'x', [newClass('c', 'video', 'Nueva')]);
    changed = withModuleChanged(changed, 2, { title: 'Segundo' });
    changed = withClassChanged(changed, 'c', { isFree: true });
    expect(outline(changed)).toEqual([[1, 11, 12], [2], ['n', 31], ['x', 'c']]);
    expect(changed.modules[1]?.title).toBe('Segundo');
    expect(changed.modules[3]?.classes[0]).toMatchObject({ title: 'Nueva', isFree: true });
    expect(outline(withoutModule(withoutClass(changed, 12), 'n'))).toEqual([[1, 11], [2], ['x', 'c']]);
  });

  test('has its modules in any order', () => {
    expect(outline(withModuleAt(content, 'n', 0))).toEqual([['n', 31], [1, 11, 12], [2]]);
    expect(outline(withModuleAt(content, 1, 99))).toEqual([[2], ['n', 31], [1, 11, 12]]);
  });

  test('steps a class over the edge of its module into the next, even into one without classes', () => {
    const down = (from: SyllabusContent, id: number | string) => {
      const place = nextPlace(from, id, 1);
      return place === null ? from : withClassAt(from, id, place);
    };
    const once = down(content, 12);
    expect(outline(once)).toEqual([
      [1, 11],
      [2, 12],
      ['n', 31],
    ]);
    expect(outline(down(once, 12))).toEqual([[1, 11], [2], ['n', 12, 31]]);
    expect(nextPlace(content, 31, 1)).toBeNull();
    expect(nextPlace(content, 11, -1)).toBeNull();
    expect(nextPlace(content, 31, -1)).toEqual({ moduleId: 2, index: 0 });
  });

  test('keeps every class once with all that it holds, however its classes are moved', () => {
    const ids = [11, 12, 31];
    const move = fc.record({
      id: fc.constantFrom(...ids, 99),
      moduleId: fc.constantFrom(1, 2, 'n', 77),
      index: fc.integer({ min: -2, max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
        let at = content;
        for (const { id, ...place } of moves) {
          at = withClassAt(at, id, place);
          const found = placeOfClass(at, id);
          if (ids.includes(id) && place.moduleId !== 77) expect(found?.moduleId).toBe(place.moduleId);
        }
        const all = at.modules.flatMap(({ classes }) => classes);
        expect(all.map(({ id }) => Number(id)).toSorted((a, b) => a - b)).toEqual(ids);
        expect(all.map(({ title }) => title).toSorted()).toEqual(['A', 'B', 'C']);
      }),
    );
  });

  test('steps forth and back to where it was', () => {
    fc.assert(
      fc.property(fc.constantFrom(11, 12, 31), fc.constantFrom<1 | -1>(1, -1), (id, step) => {
        const there = nextPlace(content, id, step);
        fc.pre(there !== null);
        const moved = withClassAt(content, id, there);
        const back = nextPlace(moved, id, step === 1 ? -1 : 1);
        expect(back).not.toBeNull();
        if (back !== null) expect(withClassAt(moved, id, back)).toEqual(content);
      }),
    );
  });

  test('has materials of a class and of the whole', () => {
    const guide = { id: 'm', title: 'Guía', file: 'materiales/guia.pdf' };
    expect(withMaterials(content, null, (list) => [...list, guide]).materials).toEqual([guide]);
    expect(withMaterials(content, 12, () => [guide]).modules[0]?.classes[1]?.materials).toEqual([guide]);
    expect(withMaterials(content, 99, () => [guide])).toEqual(content);
  });

  test.each([
    ['01-la_carta fianza.MP4', '01-la carta fianza'],
    ['clase-2.final.webm', 'Clase 2.final'],
    ['qué es.mp4', 'Qué es'],
  ])('a class is called as its file: %s', (name, title) => {
    expect(titleOfFile(name)).toBe(title);
  });
});
