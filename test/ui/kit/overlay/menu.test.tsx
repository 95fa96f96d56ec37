import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Menu, MenuButton, MenuLink } from '#ui/kit/overlay/menu.tsx';

function Where() {
  return <p>En {useLocation().pathname}</p>;
}

describe('a menu', () => {
  it('is a button over a list of links, unfolded by the platform, and marks the present page', () => {
    render(
      <MemoryRouter initialEntries={['/main/perfil']}>
        <Menu label="Rosa" spokenLabel="Tu cuenta">
          <MenuLink to="/main/perfil" icon="user" note="Incompleto">
            Mi perfil
          </MenuLink>
          <MenuLink to="/main">Mis contenidos</MenuLink>
        </Menu>
      </MemoryRouter>,
    );
    const button = screen.getByRole('button', { name: 'Tu cuenta' });
    const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
    expect(panel?.getAttribute('popover')).toBe('auto');
    const links = within(panel ?? document.body).getAllByRole('link', { hidden: true });
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['/main/perfil', 'page'],
      ['/main', null],
    ]);
  });

  it('folds when something in it is pressed', async () => {
    const done: string[] = [];
    // happy-dom has no popovers; what is tested is that the panel is asked to hide.
    HTMLElement.prototype.hidePopover = () => done.push('plegado');
    render(
      <MemoryRouter>
        <Menu label="Rosa">
          <MenuLink to="/main">Mis contenidos</MenuLink>
          <MenuButton onClick={() => done.push('salir')}>Cerrar sesión</MenuButton>
        </Menu>
        <Where />
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Mis contenidos', hidden: true }));
    expect(screen.getByText('En /main')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión', hidden: true }));
    expect(done).toEqual(['plegado', 'plegado', 'salir']);
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });
});
