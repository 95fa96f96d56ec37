import { expect, test } from 'vitest';
import { draftOfCells } from '#domain/exams/files/question-sheet.ts';

const row = (cells: Record<string, string>) => draftOfCells({ tipo: 'una', pregunta: '¿Cuál?', ...cells });
const options = { alternativa_1: 'uno', alternativa_2: 'dos', alternativa_3: 'tres' };

test.each([
  [
    { ...options, correctas: '2' },
    { kind: 'single', key: ['b'], points: 1 },
  ],
  [
    { ...options, tipo: 'VARIAS', correctas: '3, 1', puntos: '2' },
    { kind: 'several', key: ['c', 'a'], points: 2 },
  ],
  [
    { ...options, tipo: 'orden' },
    { kind: 'ordering', key: ['a', 'b', 'c'] },
  ],
  [
    { ...options, tipo: 'orden', correctas: '3;1;2' },
    { kind: 'ordering', key: ['c', 'a', 'b'] },
  ],
  [
    { tipo: 'vf', correctas: 'Falso' },
    { kind: 'true-false', key: ['b'], options: [{ text: 'Verdadero' }, {}] },
  ],
  [
    { ...options, tipo: 'texto', alternativa_2: '' },
    { kind: 'short-text', key: ['uno', 'tres'], options: [] },
  ],
])('a row %o', (cells, question) => {
  expect(row(cells)).toMatchObject({ ok: true, value: question });
});

test.each([
  [{ tipo: 'ensayo' }, /una, varias, vf, orden, texto/],
  [{ ...options, correctas: 'dos' }, /correctas/],
  [{ ...options, correctas: '4' }, /correctas/],
  [{ ...options, correctas: '1;2' }, /una sola/],
  [{ ...options }, /Marca cuál/],
  [{ ...options, correctas: '1', puntos: 'dos' }, /entero de 1/],
  [{ tipo: 'texto' }, /una respuesta que valga/],
])('a row %o is refused with a reason', (cells, text) => {
  expect(row(cells)).toMatchObject({ ok: false, refusal: { text: expect.stringMatching(text) } });
});
