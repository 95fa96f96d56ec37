import { expect, test } from 'vitest';
import { moduleSegments } from '#domain/catalogue/module-segments.ts';

// Both stand here as the requirements write them: letters of other systems name them.
const codes = 'AV CA CO COT COB EN ID JR LI LE NO NL PI PA PD TP RE RV SE VD VDL'.split(' ');
const segments = (
  'data calendario consultas llamadas banco comentarios-legales indicadores jurisprudencias libros legislaciones noticias ' +
  'normas pioners planes podcast tips recursos revistas seminarios ipTV lecciones'
).split(' ');

test('MENU-3, MAIN-8: every module code has its segment', () => {
  const pairs = codes.map((code, at) => [code, segments[at]]);
  expect(moduleSegments).toEqual({ ...Object.fromEntries(pairs), VT: 'contenido' });
});
