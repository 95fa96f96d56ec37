import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { EditedProductsApi } from '#application/browser/office/ports/edited-products-api.ts';
import { FactsApi } from '#application/browser/office/ports/part-api.ts';
import { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import { Timer } from '#application/browser/shared/ports/timer.ts';
import type { ProductChoices, ShownEditedProduct } from '#application/read-models/office/products/edited-product.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import type { Lack } from '#domain/office/working-copy.ts';
import { EditedProductStore } from '#ui/school/staff/products/editor/edited-product-store.ts';
import * as factsPage from '#ui/school/staff/products/facts/facts-page.tsx';
import { EditedProductsApiInMemory } from '#test/memory/office/edited-products-api-in-memory.ts';
import { PartApiInMemory } from '#test/memory/office/part-api-in-memory.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { contractsInOffice, courseFacts } from '#test/support/catalogue/edited-products.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { TimerByHand } from '#test/support/shared/timer-by-hand.ts';

const noPrice: Lack = { part: 'prices', field: 'regularPrice', text: 'Precio normal: está vacío.', hinders: true };

async function show(
  product: Partial<ShownEditedProduct> = {},
  as: OfficeRole = 'editor',
  lacks: Lack[] = [],
  offered: Partial<ProductChoices> = {},
) {
  const api = new EditedProductsApiInMemory({ ...contractsInOffice, ...product });
  api.offered = { ...api.offered, ...offered };
  const [facts, timer, session] = [
    new PartApiInMemory(courseFacts(), lacks),
    new TimerByHand(),
    await officeSession(as),
  ];
  const path = '/colaboradores/productos/:id/ficha';
  const shown = await showPages([{ path, module: factsPage }], path.replace(':id', '7'), (container) => {
    session.wire(container);
    container.bind(EditedProductsApi).toConstantValue(api);
    container.bind(FactsApi).toConstantValue(facts as FactsApi);
    container.bind(Timer).toConstantValue(timer);
    if (!container.isBound(TabStorage)) container.bind(TabStorage).toConstantValue(new TabStorageInMemory());
    container.bind(EditedProductStore).toConstantValue(new EditedProductStore(api, timer));
  });
  return { ...shown, api, facts, timer, user: userEvent.setup() };
}

const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });

describe('the facts of a product', () => {
  test.each([
    ['course', /: sin certificado\.$/],
    ['seminar', /Se obtiene al ver toda su grabación; la asistencia sola no lo da\.$/],
  ] as const)('of a %s say how its certificate is earned', async (kind, hint) => {
    await show({ kind });
    const hours = screen.getByRole('textbox', { name: 'Horas del certificado' });
    const described = hours.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toMatch(hint);
  });

  test('are saved by themselves as they are typed; nothing has to be pressed', async () => {
    const { user, facts, timer } = await show();
    expect(screen.getByText('Sin cambios')).toBeTruthy();
    await pasteInto(user, field('Título'), ' II');
    expect(screen.getByText('Guardando…')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: /Categoría/ }), 'Laboral');
    await pasteInto(user, field(/aprenderás/), '\nY otro');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Agregar a alguien' }), 'Rosa Huamán');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Agregar a alguien' }), 'Luis Rojas');
    await user.click(press('Subir a Luis Rojas'));
    timer.advance(800);
    expect(await screen.findByText(/^Guardado a las/)).toBeTruthy();
    expect(facts.saves).toMatchObject([
      {
        title: 'Contratos civiles II',
        categoryId: 7,
        outcomes: ['Redactarás un contrato', 'Y otro'],
        staffIds: [1, 2],
      },
    ]);
    expect(await axeProblems()).toEqual([]);
  });

  test('lead to where categories and teachers are made, in a school that has none yet', async () => {
    await show({}, 'editor', [], { categories: [], staff: [] });
    for (const [name, list] of [
      ['Agregar la primera categoría', 'categorias'],
      ['Agregar la primera ficha', 'docentes'],
    ] as const) {
      const way = screen.getByRole('link', { name });
      expect(way.getAttribute('href')).toBe(`/colaboradores/contenidos/${list}/nuevo`);
    }
  });

  test('have a cover that is sent, or else drawn by the school', async () => {
    const { user, facts, timer } = await show();
    const picture = (bits: string[]) => new File(bits, 'mar.webp', { type: 'image/webp' });
    expect(screen.getByRole('img', { name: 'La portada que dibuja la escuela' })).toBeTruthy();
    await user.upload(screen.getByLabelText('Imagen de la portada'), picture([]));
    expect(await screen.findByText(/^La imagen está en blanco/)).toBeTruthy();
    await user.upload(screen.getByLabelText('Imagen de la portada'), picture(['x']));
    const sent = await screen.findByRole('img', { name: 'La portada enviada' });
    expect(sent.getAttribute('src')).toMatch(/portadas\/mar.webp$/);
    await user.click(press('Volver a la portada dibujada'));
    timer.advance(800);
    await waitFor(() => expect(facts.saves.at(-1)).toMatchObject({ coverFile: null }));
  });

  test('say what is wrong where it is, and lead there', async () => {
    const lacks = [{ part: 'facts', field: 'title', text: 'Título: está vacío.', hinders: true } as const];
    await show({ lacks: [...lacks, noPrice] }, 'editor', lacks);
    expect(screen.getByRole('link', { name: 'Título: está vacío.' }).getAttribute('href')).toBe(
      '/colaboradores/productos/7/ficha#title',
    );
    expect(field('Título').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Está vacío.')).toBeTruthy();
    const tabs = within(screen.getByRole('navigation', { name: 'Partes del producto' }));
    expect(tabs.getByRole('link', { name: /Precios\s*1 falta/ })).toBeTruthy();
  });

  test('of somebody else’s saving ask whose they shall be', async () => {
    const { user, facts } = await show();
    facts.saveAs('Luis Rojas', courseFacts({ title: 'De Luis', description: 'Lo **suyo**.' }));
    await pasteInto(user, field('Título'), '!');
    await user.click(press('Publicar…'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Luis Rojas guardó esta parte' });
    await user.click(within(dialog).getByRole('button', { name: 'Quedarme con lo suyo' }));
    await waitFor(() => expect(field('Título').value).toBe('De Luis'));
    expect((await screen.findByRole('textbox', { name: 'Descripción' })).textContent).toBe('Lo suyo.');
  });
});

describe('publishing', () => {
  test('says what is missing, each with the way to it, and cannot be pressed so', async () => {
    const { user, api } = await show({ lacks: [noPrice] });
    await user.click(press('Publicar…'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Todavía no se puede publicar' }));
    expect(dialog.getByRole('link', { name: 'Precios · Precio normal: está vacío.' })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Publicar' })).toBeNull();
    expect(api.calls.filter((call) => call.startsWith('publish'))).toEqual([]);
  });

  test('tells what changes for whom, publishes what was seen, and says so', async () => {
    const { user, api } = await show({ effects: ['Los pedidos ya hechos guardan su precio.'] });
    await user.click(press('Publicar…'));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Publicar ahora?' }));
    expect(dialog.getByText('Los pedidos ya hechos guardan su precio.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByText('Publicado: ya se ve así en la escuela.')).toBeTruthy();
    expect(api.calls).toContain('publish facts:1');
    await user.click(await screen.findByRole('button', { name: 'Retirar…' }));
    await user.click(screen.getByRole('button', { name: 'Retirar' }));
    expect(await screen.findByText(/^Retirado: ya no se vende/)).toBeTruthy();
  });

  test('is set to an hour of Lima, and shown', async () => {
    const { user, api } = await show();
    await user.click(press('Publicar a una hora…'));
    const hour = screen.getByLabelText('Día y hora de Lima');
    await pasteInto(user, hour, '2026-12-14T19:00');
    await user.click(press('Guardar la hora'));
    await waitFor(() => expect(api.calls).toContain('schedule 2026-12-15T00:00:00.000Z'));
    expect(await screen.findByText(/^Se publicará el lunes 14 de diciembre de 2026,/)).toBeTruthy();
  });
});

test('whoever else has the product open is named, asked for again by time; the preview has its address', async () => {
  const { user, api, timer } = await show();
  api.others = [{ name: 'Luis Rojas', part: 'prices' }];
  timer.advance(20_000);
  expect(await screen.findByText('Luis Rojas')).toBeTruthy();
  await user.click(press('Vista previa'));
  expect((await screen.findByRole('link', { name: 'Abrir la vista previa' })).getAttribute('href')).toContain(
    '/vista-previa/7',
  );
});

test('whoever only looks changes nothing and publishes nothing', async () => {
  await show({ mayEdit: false, mayPublish: false }, 'auditor');
  expect(field('Título').closest('fieldset')?.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Publicar…' })).toBeNull();
  const text = await screen.findByRole('textbox', { name: 'Descripción' });
  expect([text.textContent, text.contentEditable]).toEqual(['Cómo redactar y revisar contratos.', 'false']);
  expect(screen.queryByRole('toolbar')).toBeNull();
});
