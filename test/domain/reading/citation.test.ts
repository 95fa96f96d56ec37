import { expect, test } from 'vitest';
import { citation } from '#domain/reading/citation.ts';

const cited = {
  title: 'Guía del arrendamiento',
  authors: ['Rosa Huamán'],
  section: 'La renta',
  address: 'https://escuela.example/main/libros/lectura/guia/la-renta#p-al-vencimiento',
  quote: 'Al vencimiento\n de cada período.',
};

test('a citation names book, section and permanent address', () => {
  expect(citation(cited)).toBe(
    '«Al vencimiento de cada período.» (Rosa Huamán. Guía del arrendamiento, «La renta». Escuela. https://escuela.example/main/libros/lectura/guia/la-renta#p-al-vencimiento)',
  );
  expect(citation({ ...cited, quote: '', authors: [] })).toBe(
    'Guía del arrendamiento, «La renta». Escuela. https://escuela.example/main/libros/lectura/guia/la-renta#p-al-vencimiento',
  );
});
