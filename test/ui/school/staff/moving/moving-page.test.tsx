import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { offline } from '#application/browser/shared/ports/call-refusal.ts';
import type { MovingFileRead } from '#application/read-models/office/moving.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import * as movingPage from '#ui/school/staff/moving/moving-page.tsx';
import { MovingStore } from '#ui/school/staff/moving/moving-store.ts';
import { MovingApiInMemory } from '#test/memory/office/moving-api-in-memory.ts';
import { refusal } from '#test/memory/office/team-api-in-memory.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const fileOf = (count: number, changes: Partial<MovingFileRead> = {}): MovingFileRead => ({
  encoding: 'utf-8',
  rows: Array.from({ length: count }, (_, at) => ({ line: at + 2, cells: [`p${at}@correo.pe`, 'Ana', 'Quispe'] })),
  repeated: 0,
  faults: [],
  faultCount: 0,
  ...changes,
});

async function show(read = fileOf(3), as: OfficeRole = 'owner') {
  const [api, session] = [new MovingApiInMemory(read), await officeSession(as)];
  await showPages([{ path: '/', module: movingPage }], '/', (container) => {
    session.wire(container);
    container.bind(MovingStore).toConstantValue(new MovingStore(api));
  });
  const user = userEvent.setup();
  const choose = async (things = 'personas') =>
    user.upload(screen.getByLabelText(`Archivo de ${things}`), new File(['x'], 'mudanza.csv'));
  return { api, user, choose };
}

const facts = () => {
  const names = screen.getAllByRole('term').map((each) => each.textContent);
  const values = screen.getAllByRole('definition').map((each) => each.textContent);
  return Object.fromEntries(names.map((name, at) => [name, values[at]]));
};
const button = (name: string) => screen.findByRole('button', { name });

describe('moving in', () => {
  test('a kind tells its columns and has an example; a file tells what would come, and goes in once that is confirmed', async () => {
    const { api, user, choose } = await show(fileOf(450, { repeated: 2 }));
    expect(within(screen.getByRole('table')).getByText('primer_apellido')).toBeTruthy();
    const example = screen.getByRole('link', { name: 'Descargar un ejemplo' });
    expect(example.getAttribute('download')).toBe('ejemplo-personas.csv');
    expect(await axeProblems()).toEqual([]);
    await choose();
    expect(await screen.findByText('Esto pasaría con las 450 filas')).toBeTruthy();
    const told = { Nuevos: '450', Cambiados: '0', 'Ya estaban': '0', Cartas: '450', 'Repetidos en el archivo': '2' };
    expect(facts()).toEqual(told);
    expect(api.parts).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /^Escribir a cada persona/ }));
    await waitFor(() => expect(facts()['Cartas']).toBe('0'));
    expect(await axeProblems()).toEqual([]);
    await user.click(await button('Traer personas'));
    expect(await screen.findByText('Listo: «Personas» ya está en tu escuela')).toBeTruthy();
    expect([api.parts, facts()['Nuevos']]).toEqual([[100, 100, 100, 100, 50], '450']);
    await choose();
    expect(await screen.findByText('No hay nada nuevo que traer')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Traer personas' })).toBeNull();
  });

  test('by keyboard alone: what is brought, and its confirmation', async () => {
    const { user, choose } = await show(fileOf(1));
    const certificates = screen.getByRole<HTMLInputElement>('radio', { name: /^Certificados/ });
    screen.getByRole('radio', { name: /^Personas/ }).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(certificates.checked).toBe(true);
    expect(within(screen.getByRole('table')).getByText('codigo')).toBeTruthy();
    await choose('certificados');
    expect(await screen.findByText('Esto pasaría con la única fila')).toBeTruthy();
    (await button('Traer certificados')).focus();
    await user.keyboard('{Enter}');
    const done = await screen.findByText('Listo: «Certificados» ya está en tu escuela');
    expect(done.closest('[tabindex]')).toBe(document.activeElement);
  });

  test('faults are told by line and column, and keep everything out; accents of another encoding are to be looked at', async () => {
    const faults = [{ line: 4, column: 'correo', reason: 'está vacía' }];
    const { api, choose } = await show(fileOf(3, { faults, faultCount: 130, encoding: 'windows-1252' }));
    await choose();
    expect(await screen.findByText('Hay 130 errores: no se trae nada')).toBeTruthy();
    expect(screen.getByText(/^Línea 4/).textContent).toBe('Línea 4, correo: está vacía.');
    expect(screen.getByText('Y 129 más.')).toBeTruthy();
    expect(screen.getByText(/lo leímos como lo guarda Excel en español/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Traer personas' })).toBeNull();
    expect([api.parts, await axeProblems()]).toEqual([[], []]);
  });

  test('a file that is none says why; what stops halfway goes on from there', async () => {
    const { api, user, choose } = await show(fileOf(300));
    api.failing = refusal(422, 'moving-file-unreadable');
    await choose();
    expect((await screen.findByRole('alert')).textContent).toContain('Rechazo: moving-file-unreadable');
    await choose();
    const bring = await button('Traer personas');
    api.failing = offline;
    api.passing = 1;
    await user.click(bring);
    expect(await screen.findByText('Se detuvo en la fila 100 de 300')).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    await user.click(await button('Seguir desde ahí'));
    expect(await screen.findByText('Listo: «Personas» ya está en tu escuela')).toBeTruthy();
    expect(api.parts).toEqual([100, 100, 100]);
  });

  test('is the owner’s alone', async () => {
    await show(fileOf(1), 'auditor');
    expect(await screen.findByText(/traer lo que la escuela tenía en otra plataforma/)).toBeTruthy();
  });
});
