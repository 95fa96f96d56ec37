import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullName } from '#domain/accounts/user.ts';
import { nameDoubt, namesToWrite, partsOfWholeName, repeatedSurname } from '#domain/accounts/mailbox/whole-name.ts';

const named = (givenNames: string, paternalSurname = '', maternalSurname = '') => ({
  givenNames,
  paternalSurname,
  maternalSurname,
});

test.each([
  ['Ana Torres Quispe', 'Ana', 'Torres', 'Quispe'],
  ['Ana Lucía Torres Quispe', 'Ana Lucía', 'Torres', 'Quispe'],
  ['Ana Torres', 'Ana', 'Torres', ''],
  ['María del Carmen De la Cruz San Martín', 'María del Carmen', 'De la Cruz', 'San Martín'],
  ['Juan de los Ríos', 'Juan', 'de los Ríos', ''],
])('%s might part as %s, %s and %s', (whole, ...parts) => {
  expect(partsOfWholeName(whole)).toEqual(named(...(parts as [string, string, string])));
});

test('a name of one word does not part, and the parts of any other are the same name', () => {
  expect(partsOfWholeName('Ana')).toBeNull();
  fc.assert(
    fc.property(fc.array(fc.constantFrom('Ana', 'de', 'la', 'Cruz', 'San', 'Quispe'), { minLength: 1 }), (words) => {
      const parts = partsOfWholeName(words.join(' '));
      if (parts !== null) expect(fullName(parts)).toBe(words.join(' '));
    }),
  );
});

test('to be written, a whole name is shown in parts, one that an address gave is not, and a person’s own is as it is', () => {
  const email = 'ana.torres@correo.pe';
  expect(namesToWrite({ email, ...named('Ana Torres Quispe') })).toEqual({
    names: named('Ana', 'Torres', 'Quispe'),
    from: 'whole-name',
  });
  expect(namesToWrite({ email, ...named('Ana Torres') })).toEqual({ names: named(''), from: 'mailbox' });
  for (const own of [named('Ana Lucía', 'Torres'), named('Anita')])
    expect(namesToWrite({ email, ...own })).toEqual({ names: own, from: 'person' });
});

test.each([
  [named('Ana Torres Quispe', 'Torres', 'Quispe'), 'Torres Quispe'],
  [named('Ana  torres quispe', 'Torres Quispe'), 'Torres Quispe'],
  [named('Ana Torres Quispe', 'Torres'), 'Torres'],
  [named('Torres Quispe Ana', 'TORRES', 'QUÍSPE'), 'TORRES QUÍSPE'],
  [named('Ana', 'Torres', 'Torres'), null],
  [named('Martín', 'Martín'), null],
  [named('Ana Torresina', 'Torres'), null],
  [named('Ana Torres Quispe'), null],
])('%o has its surname twice: %s', (names, repeated) => {
  expect(repeatedSurname(names)).toBe(repeated);
});

test('who is called so already is not asked again', () => {
  const written = named('José Martín', 'Martín');
  expect(nameDoubt(named('José Martín Martín'), written)).toMatchObject({
    kind: 'surname-repeated',
    surname: 'Martín',
  });
  expect(nameDoubt(written, { ...written, givenNames: ' José  Martín ' })).toBeNull();
});
