import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx';
import { EmailText } from '#ui/kit/layout/email-text.tsx';
import { Section } from '#ui/kit/layout/layout.tsx';
import { SkipLink } from '#ui/kit/layout/visually-hidden.tsx';

describe('the ways through a page', () => {
  it('lead up by breadcrumbs, on by sections, and past the header', () => {
    render(
      <MemoryRouter>
        <SkipLink />
        <Breadcrumbs
          crumbs={[
            { label: 'Inicio', to: '/' },
            { label: 'Cursos', to: '/cursos' },
          ]}
        />
        <Section title="Libros" more={{ to: '/contenidos/libros', label: 'Ver todos' }}>
          <p>Manual del IGV</p>
        </Section>
      </MemoryRouter>,
    );
    const trail = within(screen.getByRole('navigation', { name: 'Estás en' })).getAllByRole('link');
    expect(trail.map((link) => link.getAttribute('href'))).toEqual(['/', '/cursos']);
    expect(screen.getByRole('link', { name: 'Ver todos' }).getAttribute('href')).toBe('/contenidos/libros');
    expect(screen.getByRole('link', { name: 'Ir al contenido' }).getAttribute('href')).toBe('#contenido');
  });
});

it('an e-mail address parts before its sign first, then at its dots, keeps what follows it, and reads as one', () => {
  const { container } = render(
    <p>
      Es <EmailText email="eva.salas@correo.pe" end="." />
    </p>,
  );
  expect(container.textContent).toBe('Es eva.salas@correo.pe.');
  const parts = [...container.querySelectorAll('span > span')].map((part) => part.innerHTML);
  expect(parts).toEqual(['eva<wbr>.salas', '@correo<wbr>.pe.']);
});
