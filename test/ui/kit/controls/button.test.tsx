import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { Button } from '#ui/kit/controls/button.tsx';
import { IconButton, IconLink } from '#ui/kit/controls/icon-button.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';

describe('a button', () => {
  it('does its work when it is pressed, and does not send the form around it', async () => {
    const done: string[] = [];
    const sent: string[] = [];
    render(
      <form onSubmit={() => sent.push('enviado')}>
        <Button onClick={() => done.push('hecho')}>Agregar</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Agregar' }));
    expect(done).toEqual(['hecho']);
    expect(sent).toEqual([]);
  });

  it('that is busy says so, keeps the focus and takes no second press, not even of a form', async () => {
    const done: string[] = [];
    const sent: string[] = [];
    const page = (busy: string | false) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push('enviado');
        }}
      >
        <Button type="submit" busy={busy} onClick={() => done.push('hecho')}>
          Pagar
        </Button>
      </form>
    );
    const { rerender } = render(page(false));
    await userEvent.click(screen.getByRole('button', { name: 'Pagar' }));
    rerender(page('Pagando…'));
    const button = screen.getByRole('button', { name: 'Pagando…' });
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button);
    expect(done).toEqual(['hecho']);
    expect(sent).toEqual(['enviado']);
  });

  it('without words has a name, and counts in its corner up to 99', () => {
    render(<IconButton icon="cart" label="Carrito, 120 productos" count={120} />);
    expect(screen.getByRole('button', { name: 'Carrito, 120 productos' }).textContent).toBe('99+');
  });
});

describe('a link that looks like a button', () => {
  it('leads to a page of the app or to an address outside', () => {
    render(
      <MemoryRouter>
        <LinkButton to="/cursos">Ver los cursos</LinkButton>
        <LinkButton href="https://example.org/">Otra página</LinkButton>
        <IconLink to="/carrito" icon="cart" label="Carrito, vacío" />
      </MemoryRouter>,
    );
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(address('Ver los cursos')).toBe('/cursos');
    expect(address('Otra página')).toBe('https://example.org/');
    expect(address('Carrito, vacío')).toBe('/carrito');
  });
});
