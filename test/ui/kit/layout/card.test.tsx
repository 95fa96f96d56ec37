import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { CardGrid, Card } from '#ui/kit/layout/card.tsx';

describe('a product card', () => {
  const card = (
    <MemoryRouter>
      <CardGrid>
        <Card
          to="/cursos/derecho-laboral"
          cover={{ src: '/portadas/derecho-laboral.svg', shape: 'wide' }}
          meta="Curso · 12 clases"
          title="Derecho laboral"
          by="Rosa Huamán"
        />
      </CardGrid>
    </MemoryRouter>
  );

  it('is one link, named by its title, which is a heading', () => {
    render(card);
    const heading = screen.getByRole('heading', { level: 3, name: 'Derecho laboral' });
    expect(within(heading).getByRole('link').getAttribute('href')).toBe('/cursos/derecho-laboral');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('has a cover of known size that says nothing, because the title stands below it', () => {
    const { container } = render(card);
    const image = container.querySelector('img');
    expect([image?.alt, image?.width, image?.height, image?.loading]).toEqual(['', 640, 360, 'lazy']);
  });
});
