import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Figures, type SchoolFigures } from '#ui/school/storefront/fronts/school-figures.tsx';

const none: SchoolFigures = { courses: 0, books: 0, seminars: 0, people: 0 };
const said = (figures: SchoolFigures) => {
  render(<Figures figures={figures} />);
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
};

test('one is told as one, and what there is none of is not told', () => {
  expect(said({ ...none, courses: 1, books: 4, people: 1 })).toEqual(['1 curso', '4 libros y revistas', '1 docente']);
});

test('a school without anything shows no figures', () => {
  expect(said(none)).toEqual([]);
});
