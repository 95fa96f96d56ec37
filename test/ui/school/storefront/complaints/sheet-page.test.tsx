import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ComplaintBookInMemory } from '#test/memory/complaints/complaint-book-in-memory.ts';
import { ComplaintBook } from '#application/browser/complaints/ports/complaint-book.ts';
import { initialNotices, initialProvider } from '#domain/legal/statute.ts';
import * as sheetPage from '#ui/school/storefront/complaints/sheet-page.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { aComplaintDraft } from '#test/support/complaints/complaint-drafts.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

async function show(prepare: (book: ComplaintBookInMemory, secret: string) => void = () => undefined, secret?: string) {
  const book = new ComplaintBookInMemory();
  const filed = await book.file({ draft: aComplaintDraft(), website: '' }, 'clave-de-la-prueba-1');
  const path = filed.ok ? filed.value.sheet : '';
  const known = path.split('/').at(-1) ?? '';
  prepare(book, known);
  const page = { path: '/reclamaciones/hoja/:secret', module: sheetPage };
  return showPages([page], `/reclamaciones/hoja/${secret ?? known}`, (container) => {
    container.bind(ComplaintBook).toConstantValue(book);
  });
}

test('the sheet has its four parts, the provider, everything that was written and the notes', async () => {
  await show();
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    '1. Identificación del consumidor',
    '2. Identificación del bien contratado',
    '3. Detalle de la reclamación y pedido del consumidor',
    '4. Acciones adoptadas por el proveedor',
  ]);
  const text = document.body.textContent;
  const draft = aComplaintDraft();
  for (const part of [
    '000000001-2026',
    'viernes 20 de noviembre de 2026, 10:30\u00a0a.\u00a0m.',
    initialProvider.ruc,
    'S/.\u00A0199.90',
  ])
    expect(text).toContain(part);
  for (const part of [draft.fullName, draft.detail, draft.request, initialNotices.footnotes[1]])
    expect(text).toContain(part);
  expect(text).toContain('Te responderemos hasta el martes 15 de diciembre de 2026.');
});

test('what the school answered stands on it', async () => {
  const answer = {
    kind: 'answer',
    text: 'Activamos tu curso.',
    by: 'Luis Rojas',
    at: '2026-11-23T15:00:00.000Z',
  } as const;
  await show((book, secret) => book.addEvent(secret, answer));
  expect(screen.getByText('Activamos tu curso.')).toBeTruthy();
  expect(document.body.textContent).toContain('lunes 23 de noviembre de 2026');
  expect(document.body.textContent).not.toContain('Te responderemos hasta');
});

test('it is printed, and kept from search engines', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await show();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Imprimir o guardar en PDF' }));
  expect(print).toHaveBeenCalledOnce();
  expect(sheetPage.meta({ number: '000000001-2026' } as never).hidden).toBe(true);
});

test('an unknown address is a 404', async () => {
  await show(undefined, 'no-es-el-secreto-de-nadie');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No encontramos esta página');
});

test('axe finds nothing', async () => {
  await show();
  expect(await axeProblems()).toEqual([]);
});
