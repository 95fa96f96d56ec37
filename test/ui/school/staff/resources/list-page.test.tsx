import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { axeProblems } from '#test/support/browser/axe.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { box, press, showContents, twoCategories } from '#test/support/office/show-contents.tsx';

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

describe('a list of the office', () => {
  test('is searched, and what is in an order is moved by keyboard', async () => {
    const { user, address } = await showContents('/categorias', twoCategories);
    expect(rows()).toEqual(['Tributación', 'Contratos']);
    expect(await axeProblems()).toEqual([]);
    (await press('Bajar «Tributación»')).focus();
    await user.keyboard('{Enter}');
    await screen.findByText('«Tributación» bajó un lugar.');
    await waitFor(() => expect(rows()).toEqual(['Contratos', 'Tributación']));
    await pasteInto(user, screen.getByRole('searchbox', { name: 'Buscar' }), 'tributacion');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(rows()).toEqual(['Tributación']));
    expect(address()).toBe('/colaboradores/contenidos/categorias?buscar=tributacion&orden=position');
    await user.clear(screen.getByRole('searchbox', { name: 'Buscar' }));
    await pasteInto(user, screen.getByRole('searchbox', { name: 'Buscar' }), 'penal');
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Nada de la lista es así' });
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Buscar' }));
  });

  test('of whoever only sees it has nothing to press, and its forms cannot be typed into', async () => {
    const { user } = await showContents('/categorias', twoCategories, 'auditor');
    expect(screen.queryByRole('link', { name: 'Nueva categoría' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Subir/ })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Contratos' }));
    expect((await box('Nombre')).closest('fieldset')?.disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
  });

  test('says that there is nothing yet; an address of no list is no page', async () => {
    await showContents('/preguntas');
    expect(screen.getByRole('heading', { name: 'Todavía no hay preguntas' })).toBeTruthy();
  });

  test('stands with the others that somebody may see', async () => {
    await showContents('');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toContain('Anuncios');
    expect(await axeProblems()).toEqual([]);
  });
});
