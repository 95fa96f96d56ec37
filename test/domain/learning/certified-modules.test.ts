import { expect, test } from 'vitest';
import { certifiedModules } from '#domain/learning/certified-modules.ts';

const modules = [{ title: 'El contrato', classes: [{ title: 'Elementos' }, { title: 'Modalidades' }] }];

test('the back says which modules and classes there were', () => {
  expect(certifiedModules({ kind: 'course', modules })).toEqual([
    { title: 'El contrato', classes: ['Elementos', 'Modalidades'] },
  ]);
});

test('of a seminar it says nothing: its one module is the recording', () => {
  expect(certifiedModules({ kind: 'seminar', modules })).toEqual([]);
});
