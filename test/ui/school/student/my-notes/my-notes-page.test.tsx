import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { myNotes, type NotesOfBook } from '#application/read-models/home/my-notes.ts';
import * as myNotesPage from '#ui/school/student/my-notes/my-notes-page.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { studentServices } from '#test/support/learning/student-pages.tsx';

async function show(books: readonly NotesOfBook[]): Promise<void> {
  const services = studentServices();
  services.reads.answer(myNotes, books);
  await showPages([{ path: '/main/mis-notas', module: myNotesPage }], '/main/mis-notas', services.wire);
}

const note = {
  id: 'a',
  section: 'La tasa',
  colour: 'yellow',
  quote: 'La tasa es 18 %.',
  note: 'Ojo con esto',
} as const;
const createdAt = '2026-03-10T15:00:00.000Z';
const manual: NotesOfBook = {
  slug: 'manual',
  title: 'Manual del IGV',
  kind: 'book',
  isOpen: true,
  notes: [
    { ...note, createdAt },
    { ...note, id: 'b', section: null, note: 'Paga S/. 5.00', quote: 'Otra frase.', createdAt },
  ],
};

test('each book has its notes, with what was marked, what was written, where and when', async () => {
  await show([manual]);
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first!).getByText(/^La tasa es/).textContent).toBe('La tasa es 18\u00A0%.');
  expect(within(first!).getByText('Ojo con esto')).toBeTruthy();
  expect(within(first!).getByText('La tasa · 10 de marzo de 2026')).toBeTruthy();
  expect(within(second!).getByText(/^Paga/).textContent).toBe('Paga S/.\u00A05.00');
  expect(within(second!).getByText(/Una sección que ya no está en el libro/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Abrir «Manual del IGV»' }).getAttribute('href')).toBe(
    '/main/libros/indice/manual',
  );
  expect(await axeProblems()).toEqual([]);
});

test('of a book that cannot be read any more the notes are left, with the way to where it is sold', async () => {
  await show([{ ...manual, isOpen: false }]);
  expect(screen.getByText(/Tu acceso terminó: quedan tus notas/)).toBeTruthy();
  expect(screen.getByText('Ojo con esto')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Abrir/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ver «Manual del IGV»' })).toBeTruthy();
});

test('without any it says how one is made', async () => {
  await show([]);
  expect(screen.getByText('Todavía no tienes notas')).toBeTruthy();
});
