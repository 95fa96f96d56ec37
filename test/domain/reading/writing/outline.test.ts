import { expect, test } from 'vitest';
import { bookLacks, type EditedSection, sectionField, sectionOfField } from '#domain/reading/writing/outline.ts';
import { picturesIn, withPictureWords } from '#domain/reading/writing/text-pictures.ts';

const section = (changes: Partial<EditedSection>): EditedSection => ({
  id: 'uno',
  slug: 'uno',
  title: 'Uno',
  level: 0,
  isSample: true,
  text: 'k',
  ...changes,
});
const texts = new Map([
  ['k', { length: 900, barePictures: 0, foreignPictures: 0 }],
  ['pictures', { length: 900, barePictures: 2, foreignPictures: 1 }],
]);
const lacksOf = (...sections: EditedSection[]) =>
  bookLacks({ sections }, texts).map(({ field, text, hinders }) => [field, text, hinders]);

test('a whole book lacks nothing; an empty one hinders', () => {
  expect(lacksOf(section({}))).toEqual([]);
  expect(lacksOf()).toEqual([['', expect.stringContaining('no tiene secciones'), true]]);
  expect(lacksOf(section({ text: '' }))).toEqual([
    ['', 'Ninguna sección tiene texto.', true],
    [sectionField('uno', 'text'), 'La sección «Uno» está vacía.', false],
  ]);
});

test('each section says what it lacks; a heading above others needs no text', () => {
  expect(
    lacksOf(
      section({ text: '', title: ' ', isSample: false }),
      section({ id: 'dos', level: 1, text: 'pictures', isSample: false }),
      section({ id: 'tres', text: 'gone', isSample: false }),
    ),
  ).toEqual([
    [sectionField('uno'), 'La sección 1 no tiene título.', true],
    [sectionField('dos', 'text'), expect.stringContaining('tiene 2 imágenes sin descripción'), true],
    [sectionField('tres', 'text'), expect.stringContaining('ya no está'), true],
    ['', expect.stringContaining('Ninguna sección es de la muestra'), false],
    [sectionField('dos', 'text'), expect.stringContaining('una imagen de otro sitio'), false],
    [sectionField('tres', 'text'), 'La sección «Uno» está vacía.', false],
  ]);
});

test('a control of the page leads to its section', () => {
  expect(sectionOfField([section({})], sectionField('uno', 'text'))?.id).toBe('uno');
  expect(sectionOfField([section({})], 'libro-otro-title')).toBeNull();
});

test('a picture is given words that end no link', () => {
  const text = 'Antes ![](/imagenes/lecturas/a-1.webp) y ![Un \\[mapa\\]](/imagenes/lecturas/b.webp "Lima").';
  expect(picturesIn(text)).toEqual([
    { address: '/imagenes/lecturas/a-1.webp', words: '' },
    { address: '/imagenes/lecturas/b.webp', words: 'Un [mapa]' },
  ]);
  const told = withPictureWords(withPictureWords(text, 0, ' Un ]acta[ '), 1, 'Mapa');
  expect(told).toBe('Antes ![Un acta](/imagenes/lecturas/a-1.webp) y ![Mapa](/imagenes/lecturas/b.webp "Lima").');
});
