import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { offline } from '#application/browser/shared/ports/call-refusal.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { aCode } from '#test/support/cart/typed-codes.ts';
import { noDrafts } from '#test/support/browser/form-drafts.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { box, press, showContents, twoCategories } from '#test/support/office/show-contents.tsx';
import { heldBack } from '#test/support/shared/held-back.ts';

describe('a form of the office', () => {
  test('says each fault at its field, keeps what was typed, and saves', async () => {
    const { api, user, address } = await showContents('/codigos/nuevo');
    await pasteInto(user, await box('Palabra'), 'otoño');
    await user.click(await press('Guardar'));
    const faults = within(screen.getByRole('group', { name: 'Revisa estos datos' })).getAllByRole('button');
    expect(faults).toHaveLength(5);
    expect(faults.at(1)?.textContent).toBe('Título: completa este dato.');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Revisa estos datos' }));
    await user.click(faults[0] ?? document.body);
    expect(document.activeElement).toBe(await box('Palabra'));
    expect(await axeProblems()).toEqual([]);
    await user.clear(await box('Palabra'));
    await pasteInto(user, await box('Palabra'), 'verano');
    await pasteInto(user, await box('Título'), 'Verano');
    await user.click(screen.getByRole('radio', { name: 'Un importe' }));
    await pasteInto(user, await box('Importe'), '20');
    await user.click(screen.getByRole('radio', { name: 'Los productos que elijas' }));
    api.choices.push({ id: 7, label: 'Curso del IGV' });
    await pasteInto(user, screen.getByRole('combobox', { name: 'Buscar: Productos' }), 'igv');
    await user.click(await screen.findByRole('option', { name: 'Curso del IGV' }));
    await pasteInto(user, screen.getByLabelText('Desde'), '2026-01-01');
    await pasteInto(user, screen.getByLabelText('Hasta'), '2026-01-31');
    api.failing = offline;
    await user.click(await press('Guardar'));
    await screen.findByText(offline.detail);
    expect((await box('Importe')).value).toBe('20');
    await user.click(await press('Guardar'));
    await waitFor(() => expect(address()).toBe('/colaboradores/contenidos/codigos/1'));
    await screen.findByText('Guardado.');
    await screen.findByRole('heading', { name: 'VERANO', level: 1 });
    expect(await screen.findByText(/^Guardado el .*, por Rosa Huamán\.$/)).toBeTruthy();
    const kept = await api.read('codes', 1);
    expect(kept).toMatchObject({ value: { typed: { amount: '20.00', productIds: [7] } } });
  });

  test('tells that somebody else saved it meanwhile: nothing is lost, and whose words stay is asked', async () => {
    const { api, user } = await showContents('/categorias/1', twoCategories);
    const theirs = (title: string, from: number) => api.change('categories', 1, { title, slug: 'igv' }, from);
    await theirs('IGV', 1);
    await pasteInto(user, await box('Nombre'), ' y renta');
    await user.click(await press('Guardar'));
    const mineInstead = await press('Guardar lo mío en su lugar');
    expect(screen.queryByText(/^(Nadie lo cambió|Guardado el)/)).toBeNull();
    await user.click(mineInstead);
    await screen.findByText('Guardado.');
    expect(await api.read('categories', 1)).toMatchObject({
      value: { typed: { title: 'Tributación y renta' }, revision: 3 },
    });
    await theirs('Impuestos', 3);
    await pasteInto(user, await box('Nombre'), '!');
    await user.click(await press('Guardar'));
    await user.click(await press('Ver lo suyo y dejar lo mío'));
    expect((await box('Nombre')).value).toBe('Impuestos');
  });

  test('goes on from what it saved, when somebody types while it saves', async () => {
    const { api, user } = await showContents('/categorias/1', twoCategories);
    const change = api.change.bind(api);
    let answer = (): void => undefined;
    api.change = (...asked) =>
      new Promise((resolve) => {
        answer = () => resolve(change(...asked));
      });
    await pasteInto(user, await box('Nombre'), ' y renta');
    await user.click(await press('Guardar'));
    await pasteInto(user, await box('Nombre'), '!');
    await act(async () => answer());
    expect((await box('Nombre')).value).toBe('Tributación y renta!');
    api.change = change;
    await user.click(await press('Guardar'));
    await screen.findByText('Guardado.');
    expect(await api.read('categories', 1)).toMatchObject({ value: { typed: { title: 'Tributación y renta!' } } });
  });

  test('brings back what was typed and not saved, until it is left', async () => {
    const { user } = await showContents('/categorias/2', twoCategories);
    await pasteInto(user, await box('Nombre'), ' y obligaciones');
    await user.click(screen.getByRole('link', { name: 'Categorías' }));
    await user.click(await screen.findByRole('link', { name: 'Contratos' }));
    expect((await box('Nombre')).value).toBe('Contratos y obligaciones');
    await user.click(await press('Descartarlo'));
    expect((await box('Nombre')).value).toBe('Contratos');
  });

  test('brings it back after a reload as well, and forgets it once it is saved', async () => {
    const drafts = noDrafts();
    const reload = async () => {
      cleanup();
      return showContents('/categorias/2', twoCategories, 'editor', undefined, drafts);
    };
    const { user, api } = await reload();
    api.failing = offline;
    await pasteInto(user, await box('Nombre'), ' y obligaciones');
    await user.click(await press('Guardar'));
    await screen.findByText(offline.detail);
    const again = await reload();
    await screen.findByText('Aquí está lo que escribiste antes y no guardaste.');
    expect((await box('Nombre')).value).toBe('Contratos y obligaciones');
    await again.user.click(await press('Guardar'));
    await screen.findByText('Guardado.');
    await reload();
    expect(screen.queryByText(/lo que escribiste antes/)).toBeNull();
  });

  test('takes a thing away once that is confirmed', async () => {
    const { api, user, address } = await showContents('/codigos/1', (given) => given.add('codes', aCode()));
    await user.click(await press('Quitar…'));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Quitar' }));
    await waitFor(() => expect(address()).toBe('/colaboradores/contenidos/codigos'));
    expect((await api.read('codes', 1)).ok).toBe(false);
  });

  test('sends a picture, puts lines in order, and shows an advertisement at both widths', async () => {
    // The test's browser has no windows within a page.
    const inside = new WeakMap<object, Document>();
    const frames = vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get');
    frames.mockImplementation(function documentOf(this: HTMLIFrameElement) {
      const known = inside.get(this) ?? document.implementation.createHTMLDocument();
      inside.set(this, known);
      return known;
    });
    const { user, api } = await showContents('/anuncios/nuevo');
    await user.click(await press('Agregar una imagen'));
    await user.upload(
      screen.getByLabelText('Imagen para pantallas anchas'),
      new File(['x'], 'a.png', { type: 'image/png' }),
    );
    await screen.findByText('Cambiar imagen');
    expect(await axeProblems()).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'Así se verá' })).toBeNull();
    const come = heldBack(api, 'sendPicture');
    await user.upload(screen.getByLabelText('Imagen para el celular'), new File(['x'], 'b.png', { type: 'image/png' }));
    await pasteInto(user, await box('Texto'), 'Abrimos la matrícula');
    await pasteInto(user, await box('Enlace'), '/uno');
    // What was typed while the picture was on its way stays.
    await act(come);
    // The very line that visitors see, in a window of each width.
    for (const name of ['En un celular', 'En una computadora']) {
      const seen = (await screen.findByTitle<HTMLIFrameElement>(name)).contentDocument?.body;
      await waitFor(() => expect(seen?.querySelector('aside')?.textContent).toContain('Abrimos la matrícula'));
      await waitFor(() => expect(seen?.querySelector('a')?.getAttribute('href')).toBe('/uno'));
    }
    await user.click(await press('Agregar una imagen'));
    await user.type(screen.getAllByRole('textbox', { name: 'Enlace' })[1] ?? document.body, '/dos');
    await user.click(await press('Subir la imagen 2'));
    const links = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Enlace' });
    expect(links.map(({ value }) => value)).toEqual(['/dos', '/uno']);
    frames.mockRestore();
  });

  test('of a code stops it at once, and tries it on a cart', async () => {
    const { api, user } = await showContents('/codigos/1', (given) => given.add('codes', aCode()));
    await screen.findByText(/^Todavía no se usó/);
    await user.click(await press('Detener el código'));
    await screen.findByText('Detenido: ningún carrito lo acepta ya.');
    await press('Reactivar el código');
    api.choices.push({ id: 7, label: 'Curso del IGV' });
    await pasteInto(user, screen.getByRole('combobox', { name: 'Buscar: Productos del carrito' }), 'igv');
    await user.click(await screen.findByRole('option', { name: 'Curso del IGV' }));
    await user.click(await press('Calcular'));
    const cart = within(await screen.findByRole('table', { name: 'El carrito de ejemplo' }));
    expect(cart.getByText(/85\.00/)).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });
});
