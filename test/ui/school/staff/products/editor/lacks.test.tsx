import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Lacks } from '#ui/school/staff/products/editor/lacks.tsx';

test('what a product lacks names its parts as their tabs do: of a seminar the recording, not a syllabus', () => {
  const lacks = [{ part: 'syllabus', field: '', text: 'Falta la grabación.', hinders: false }] as const;
  render(
    <MemoryRouter>
      <Lacks productId={3} kind="seminar" lacks={lacks} title="Puedes mejorar antes" withParts />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link').textContent).toBe('Grabación · Falta la grabación.');
});
