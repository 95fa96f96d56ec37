import { expect, test } from 'vitest';
import { citation } from '#domain/reading/citation.ts';
import { limaDay } from '#domain/shared/dates.ts';

const cited = {
  title: 'Guía del arrendamiento',
  authors: ['Rosa Huamán'],
  year: 2025,
  section: 'La renta',
  address: 'https://escuela.example/main/libros/lectura/guia/la-renta#p-al-vencimiento',
  quote: 'Al vencimiento\n de cada período.',
  school: 'Escuela',
  readOn: limaDay(new Date('2026-11-24T03:00:00.000Z')),
};

test('a citation names book, year, section, permanent address and the day of consultation', () => {
  expect(citation(cited)).toBe(
    '«Al vencimiento de cada período.» (Rosa Huamán (2025). Guía del arrendamiento, «La renta». Escuela. https://escuela.example/main/libros/lectura/guia/la-renta#p-al-vencimiento [consulta: 23 de noviembre de 2026])',
  );
  expect(citation({ ...cited, quote: '', authors: [] })).toBe(
    'Guía del arrendamiento (2025), «La renta». Escuela. https://escuela.example/main/libros/lectura/guia/la-renta#p-al-vencimiento [consulta: 23 de noviembre de 2026]',
  );
});
