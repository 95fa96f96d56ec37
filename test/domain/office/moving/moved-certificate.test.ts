import { expect, test } from 'vitest';
import { certificateColumns, certificateReading } from '#domain/office/moving/moved-certificate.ts';
import { gather } from '#domain/office/moving/moving.ts';
import type { PlainDate } from '#domain/shared/dates.ts';

type Row = Readonly<Record<(typeof certificateColumns)[number], string>>;
const blank = Object.fromEntries(certificateColumns.map((column) => [column, ''])) as Row;
const row: Row = {
  ...blank,
  correo: 'ana@correo.pe',
  producto: 'VT-1',
  codigo: 'Ab-1234',
  fecha: '1/2/2020',
  horas: '24',
};
const gathered = (...rows: readonly Row[]) =>
  gather(
    rows.map((each, index) => ({ line: index + 2, row: each })),
    certificateReading('2026-03-10' as PlainDate),
  );

test('says what stands on each certificate', () => {
  const name = { nombre: '  Ana  Quispe ', documento: 'DNI 44556677' };
  const { things, repeated } = gathered(
    { ...row, ...name, nota: '16,5' },
    { ...row, ...name, nota: '16.5' },
    { ...row, codigo: 'ES2020 0123456789D', correo: 'eva@correo.pe' },
  );
  expect(repeated).toBe(1);
  expect(things.map(({ value }) => value)).toMatchObject([
    {
      code: 'Ab-1234',
      on: '2020-02-01',
      hours: 24,
      grade: 165,
      holderName: 'Ana Quispe',
      holderDocument: 'DNI 44556677',
    },
    { code: 'ES-2020-0123456789D', grade: null, holderName: null, holderDocument: '' },
  ]);
});

test('a code is one certificate, and a person has one of a kind of a product; what is wrong is told by line and column', () => {
  const { faults } = gathered(
    row,
    { ...row, codigo: 'ab 1234', correo: 'eva@correo.pe' },
    { ...row, codigo: 'otro-5678' },
    { ...row, codigo: 'otro-5678', nota: '14' },
    { ...row, codigo: '<1>', fecha: '', horas: '0', nota: '20.1', nombre: 'x'.repeat(201) },
    { ...row, codigo: '', fecha: '1/1/2030', horas: '' },
  );
  expect(faults.map(({ line, value: { column, reason } }) => `${line} ${column}: ${reason}`)).toEqual([
    '3 codigo: «Ab-1234» ya está en el archivo con otros datos (línea 2)',
    '4 codigo: la persona ya tiene un certificado de participación de este producto (línea 2)',
    '6 codigo: debe tener de 4 a 60 letras, números o signos como - / . _; dice «<1>»',
    '6 fecha: está vacía',
    '6 horas: debe ser un número entero de 1 a 9999; dice «0»',
    '6 nota: debe ser de 0 a 20, con un decimal como mucho; dice «20.1»',
    '6 nombre: no puede pasar de 200 caracteres',
    '7 codigo: está vacía',
    '7 fecha: no puede ser un día que no ha llegado',
    '7 horas: está vacía',
  ]);
});
