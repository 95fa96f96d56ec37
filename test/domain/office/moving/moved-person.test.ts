import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { personColumns, personReading } from '#domain/office/moving/moved-person.ts';
import { gather } from '#domain/office/moving/moving.ts';

type Row = Readonly<Record<(typeof personColumns)[number], string>>;
const blank = Object.fromEntries(personColumns.map((column) => [column, ''])) as Row;
const ana: Row = { ...blank, correo: 'Ana@correo.pe', nombres: 'Ana', primer_apellido: 'Quispe' };
const gathered = (...rows: readonly Row[]) =>
  gather(
    rows.map((row, index) => ({ line: index + 2, row })),
    personReading,
  );

describe('a file of people', () => {
  test('names each person once, at the line that does so first', () => {
    const document = { tipo_documento: 'dni', numero_documento: '44556677', celular: '+51 987 654 321' };
    const { things, faults, repeated } = gathered(
      { ...ana, ...document },
      { ...ana, ...document, correo: 'ana@correo.pe' },
    );
    expect([faults, repeated]).toEqual([[], 1]);
    expect(things).toEqual([
      {
        line: 2,
        value: {
          email: 'ana@correo.pe',
          person: {
            givenNames: 'Ana',
            paternalSurname: 'Quispe',
            maternalSurname: '',
            document: { type: 'DNI', number: '44556677' },
            phone: '987654321',
          },
        },
      },
    ]);
  });

  test('says all that is wrong with a line, by column', () => {
    const bad = {
      correo: 'ana',
      nombres: '',
      primer_apellido: 'Qu1spe',
      tipo_documento: 'dni',
      numero_documento: '4455667',
    };
    const { faults } = gathered({ ...ana, ...bad, celular: '12' }, { ...ana, tipo_documento: 'RUC' }, ana, {
      ...ana,
      nombres: 'Eva',
    });
    expect(faults.map(({ line, value: { column, reason } }) => `${line} ${column}: ${reason}`)).toEqual([
      '2 correo: no es un correo; dice «ana»',
      '2 nombres: está vacía',
      '2 primer_apellido: solo lleva letras, hasta 60; dice «Qu1spe»',
      '2 numero_documento: el DNI tiene 8 dígitos, también los ceros de delante; dice «4455667»',
      '2 celular: debe ser un celular de 9 dígitos que empieza con 9; dice «12»',
      '3 tipo_documento: debe ser DNI, CE o pasaporte; dice «RUC»',
      '5 correo: «ana@correo.pe» ya está en el archivo con otros datos (línea 4)',
    ]);
  });

  const someRow = fc.record({
    ...Object.fromEntries(personColumns.map((column) => [column, fc.constant('')])),
    correo: fc.constantFrom('a@b.pe', 'A@b.pe', 'c@d.pe', 'x'),
    nombres: fc.constantFrom('Ana', 'Eva'),
    primer_apellido: fc.constant('Quispe'),
  }) as fc.Arbitrary<Row>;

  test('the same lines in another order, or twice, say the same people or are at fault alike', () => {
    fc.assert(
      fc.property(
        fc
          .array(someRow, { maxLength: 8 })
          .chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length }))),
        ([rows, shuffled]) => {
          const people = (all: readonly Row[]) => {
            const { things, faults } = gathered(...all);
            return faults.length > 0 ? 'faults' : things.map(({ value }) => JSON.stringify(value)).toSorted();
          };
          expect(people(shuffled)).toEqual(people(rows));
          expect(people([...rows, ...shuffled])).toEqual(people(rows));
        },
      ),
    );
  });
});
