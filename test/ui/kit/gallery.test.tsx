import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { Gallery } from './gallery/gallery.tsx';

const gallery = (
  <MemoryRouter initialEntries={['/cursos/derecho-laboral']}>
    <Gallery />
  </MemoryRouter>
);

async function violations(): Promise<readonly string[]> {
  // Colours need a real browser: test/ui/kit/gallery/look.mjs asks it, and styles.test.ts computes them.
  const result = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  return result.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

describe('the whole kit', () => {
  it('has nothing that axe objects to, closed and open', async () => {
    render(gallery);
    expect(await violations()).toEqual([]);
    await userEvent.type(screen.getByRole('combobox', { name: 'Buscar en la escuela' }), 'derecho{ArrowDown}');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar al pago' }));
    await userEvent.click(screen.getByRole('button', { name: 'Abrir el diálogo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar cupón' }));
    await userEvent.click(screen.getByRole('button', { name: 'Vaciar el carrito' }));
    expect(await violations()).toEqual([]);
  });

  it('is drawn by a server without a browser, and carries no inline style, which the policy would refuse', () => {
    const html = renderToString(gallery);
    expect(html).toContain('Aprende derecho y negocios con quienes los ejercen');
    expect(html).not.toMatch(/\sstyle=/);
  });
});
