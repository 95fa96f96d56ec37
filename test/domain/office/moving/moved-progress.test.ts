import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { courseProgress } from '#domain/learning/progress.ts';
import {
  classesOfPercent,
  classesReached,
  progressColumns,
  progressReading,
} from '#domain/office/moving/moved-progress.ts';
import { gather } from '#domain/office/moving/moving.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { studyClass, studyContent } from '#test/support/learning/study-builders.ts';

type Row = Readonly<Record<(typeof progressColumns)[number], string>>;
const blank = Object.fromEntries(progressColumns.map((column) => [column, ''])) as Row;
const ana: Row = { ...blank, correo: 'ana@correo.pe', producto: 'VT-1' };
const gathered = (...rows: readonly Row[]) =>
  gather(
    rows.map((row, index) => ({ line: index + 2, row })),
    progressReading('2026-03-10' as PlainDate),
  );

describe('a file of how far people are', () => {
  test('takes the furthest of what it says of a person and product, each class once', () => {
    const { things, faults, repeated } = gathered(
      { ...ana, avance: '40 %', fecha: '1/3/2026' },
      { ...ana, avance: '66,7%' },
      { ...ana, clase: ' El  contrato', fecha: '2/3/2026' },
      { ...ana, clase: 'el contrato', fecha: '1/3/2026' },
    );
    expect([faults, repeated]).toEqual([[], 2]);
    expect(things.map(({ line, value: { reached, on } }) => ({ line, reached, on }))).toEqual([
      { line: 2, reached: { kind: 'part', percent: 66 }, on: null },
      { line: 4, reached: { kind: 'class', title: 'El contrato' }, on: '2026-03-01' },
    ]);
  });

  test('says what is wrong with a line, by column', () => {
    const { faults } = gathered(
      { ...ana, producto: '' },
      { ...ana, avance: '101' },
      { ...ana, avance: '100.5' },
      { ...ana, avance: 'x', clase: '' },
      { ...ana, avance: '5', clase: 'Una' },
      { ...ana, avance: '5', fecha: '11/3/2026' },
    );
    expect(faults.map(({ line, value: { column, reason } }) => `${line} ${column}: ${reason}`)).toEqual([
      '2 producto: está vacía',
      '2 avance: falta: di «avance» o «clase»',
      '3 avance: debe ser de 0 a 100; dice «101»',
      '4 avance: debe ser de 0 a 100; dice «100.5»',
      '5 avance: debe ser de 0 a 100; dice «x»',
      '6 clase: es una u otra: «avance» o «clase»',
      '7 fecha: no puede ser un día que no ha llegado',
    ]);
  });
});

describe('what a percentage is of a content', () => {
  test('is so many classes as other platforms make that percentage of, however they round it, up to fifty classes', () => {
    expect([33, 34, 66, 67].map((percent) => classesOfPercent(percent, 3))).toEqual([1, 1, 2, 2]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(100), (total, share) => {
        const done = Math.floor((share * total) / 100);
        const percent = (done * 100) / total;
        for (const told of [Math.floor(percent), Math.round(percent)]) expect(classesOfPercent(told, total)).toBe(done);
      }),
    );
  });

  test('is all only at a hundred, none at nought, and grows with it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(99), (total, percent) => {
        const done = classesOfPercent(percent, total);
        expect(done).toBeLessThan(total);
        expect(done).toBeLessThanOrEqual(classesOfPercent(percent + 1, total));
        expect(courseProgress(done, total).percent).toBeLessThanOrEqual(percent);
      }),
    );
    expect([classesOfPercent(0, 400), classesOfPercent(100, 400)]).toEqual([0, 400]);
  });

  test('are the first classes in their order; a class is named by its title, which must be one', () => {
    const content = studyContent();
    const ids = (percent: number) => {
      const reached = classesReached(content, { kind: 'part', percent });
      return reached.ok ? reached.value.map(({ id }) => id) : reached.refusal.kind;
    };
    expect([ids(0), ids(67), ids(100)]).toEqual([[], [1, 2], [1, 2, 3]]);
    expect(classesReached(content, { kind: 'class', title: 'CLASE 2' })).toMatchObject({ value: [{ id: 2 }] });
    expect(classesReached(content, { kind: 'class', title: 'Otra' })).toMatchObject({
      refusal: { kind: 'class-unknown' },
    });
    const twice = { ...content, modules: [{ ...content.modules[0], classes: [studyClass(1), studyClass(1)] }] };
    expect(classesReached(twice as typeof content, { kind: 'class', title: 'Clase 1' })).toMatchObject({
      refusal: { kind: 'class-title-twice' },
    });
    expect(classesReached({ ...content, modules: [] }, { kind: 'part', percent: 5 })).toMatchObject({
      refusal: { kind: 'content-without-classes' },
    });
  });
});
