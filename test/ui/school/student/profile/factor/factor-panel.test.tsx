import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { offline } from '#application/browser/shared/ports/call-refusal.ts';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import { FactorPanel } from '#ui/school/student/profile/factor/factor-panel.tsx';
import { FactorStore } from '#ui/school/student/profile/factor/factor-store.ts';
import { FactorApiInMemory } from '#test/memory/accounts/factor-api-in-memory.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

function Page() {
  return (
    <>
      <h1>Mi perfil</h1>
      <h2>Verificación en dos pasos</h2>
      <FactorPanel />
    </>
  );
}

async function open(api = new FactorApiInMemory()) {
  const toasts = new ToastStore();
  await showPages([{ path: '/', module: { Component: Page } }], '/', (container) => {
    container.bind(FactorStore).toConstantValue(new FactorStore(api));
    container.bind(ToastStore).toConstantValue(toasts);
  });
  return { api, toasts, user: userEvent.setup() };
}

const password = () => screen.getByLabelText('Tu contraseña', { selector: 'input' });
const press = (name: string) => screen.getByRole('button', { name });

test('is set up by password, application and code, by keyboard, and its recovery codes are shown once', async () => {
  const { user, toasts } = await open();
  await user.click(await screen.findByLabelText('Tu contraseña', { selector: 'input' }));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('group', { name: 'Revisa estos datos' })).toHaveProperty(
    'textContent',
    expect.stringContaining('Escribe tu contraseña.'),
  );
  await pasteInto(user, password(), 'tres tristes tigres');
  await user.keyboard('{Enter}');
  const title = await screen.findByRole('heading', { name: 'Une tu aplicación a tu cuenta' });
  expect(document.activeElement).toBe(title);
  expect(screen.getByRole('img', { name: /Código QR/ })).toBeTruthy();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  await user.click(press('Copiar la clave'));
  expect(toasts.toasts.map(({ text }) => text)).toEqual(['Copiamos la clave.']);
  expect(await axeProblems()).toEqual([]);
  const code = screen.getByRole('textbox', { name: 'Código de 6 dígitos' });
  await pasteInto(user, code, '000000');
  await user.keyboard('{Enter}');
  expect((await screen.findAllByText(/Ese código no es correcto/)).length).toBeGreaterThan(0);
  await user.clear(code);
  await pasteInto(user, code, '123456');
  await user.keyboard('{Enter}');
  const kept = await screen.findByRole('heading', { name: 'Guarda tus códigos de recuperación' });
  expect(document.activeElement).toBe(kept);
  expect(within(screen.getByRole('list', { name: 'Códigos de recuperación' })).getAllByRole('listitem')).toHaveLength(
    10,
  );
  expect(await axeProblems()).toEqual([]);
  await user.click(press('Ya los guardé'));
  expect(await screen.findByText('Activa desde el 10/03/2026.')).toBeTruthy();
  expect(screen.getByText(/Te quedan 10 códigos de recuperación/)).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Códigos de recuperación' })).toBeNull();
});

test('in use, other recovery codes are given and it is turned off, by password and code', async () => {
  const api = new FactorApiInMemory();
  api.factor = { since: '2026-03-10T15:00:00.000Z', recoveryCodesLeft: 2, isRequired: true };
  const { user } = await open(api);
  expect(await screen.findByText(/Te quedan pocos códigos de recuperación/)).toBeTruthy();
  await user.click(press('Pedir códigos nuevos'));
  await user.click(press('Dar códigos nuevos'));
  const alert = await screen.findByRole('group', { name: 'Revisa estos datos' });
  expect(alert.textContent).toContain('Escribe tu contraseña.');
  expect(alert.textContent).toContain('Escribe el código de tu aplicación.');
  await pasteInto(user, password(), 'tres tristes tigres');
  await pasteInto(user, screen.getByRole('textbox', { name: 'Código' }), '123456');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('CODE1-SAFE0-KEPT0')).toBeTruthy();
  await user.click(press('Ya los guardé'));
  await user.click(await screen.findByRole('button', { name: 'Desactivar' }));
  expect(await axeProblems()).toEqual([]);
  await user.click(press('Cancelar'));
  await user.click(press('Desactivar'));
  await pasteInto(user, password(), 'tres tristes tigres');
  await pasteInto(user, screen.getByRole('textbox', { name: 'Código' }), '123456');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Desactivaste la verificación en dos pasos.')).toBeTruthy();
  expect(screen.getByText('Tu rol en la escuela la necesita')).toBeTruthy();
});

test('a school that cannot say is asked again', async () => {
  const api = new FactorApiInMemory();
  api.failure = offline;
  const { user } = await open(api);
  const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
  api.failure = null;
  await user.click(again);
  await waitFor(() => expect(press('Activar la verificación en dos pasos')).toBeTruthy());
});
