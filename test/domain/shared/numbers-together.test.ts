import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numbersTogether, titleTogether } from '#domain/shared/numbers-together.ts';

test.each([
  ['Editorial S.A.C., con RUC 20512345678 y domicilio', 'Editorial S.A.C., con RUC·20512345678 y domicilio'],
  ['El total era S/. 118.00, con 18 % de IGV', 'El total era S/.·118.00, con 18·% de IGV'],
  ['Pedido N.º 7, hoja N.º 0000012.', 'Pedido N.º·7, hoja N.º·0000012.'],
  ['Llámanos al (01) 555 0123 o al 987 654 321.', 'Llámanos al (01)·555·0123 o al 987·654·321.'],
  ['Escuela de Derecho y Negocios S. A. C., en Lima', 'Escuela de Derecho y Negocios S.·A.·C., en Lima'],
  [
    'En 24 horas, 3 cursos y 120 páginas; de 2026 y 15 de 100',
    'En 24 horas, 3 cursos y 120 páginas; de 2026 y 15 de 100',
  ],
])('%s', (written, together) => {
  expect(numbersTogether(written)).toBe(together.replaceAll('·', '\u00A0'));
});

test('it says the same, and twice over nothing more', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('RUC', 'N.º', '(01)', '555', '0123', '7', '%', 'S/.', 'el', ' ')),
      (pieces) => {
        const together = numbersTogether(pieces.join(' '));
        expect(together.replaceAll('\u00A0', ' ')).toBe(pieces.join(' '));
        expect(numbersTogether(together)).toBe(together);
      },
    ),
  );
});

test.each([
  ['Norma y Negocio 12: trabajar a distancia', 'Norma y Negocio·12: trabajar a distancia'],
  ['IGV e IPM: cómo se compone el 18 %', 'IGV e IPM: cómo se compone el·18·%'],
  ['La ley 29571 en 7 pasos', 'La ley 29571 en·7 pasos'],
])('no line of a title begins with a number: %s', (title, together) => {
  expect(titleTogether(title)).toBe(together.replaceAll('·', '\u00A0'));
});
