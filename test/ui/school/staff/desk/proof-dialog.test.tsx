import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { useService } from '#ui/kit/layout/services.tsx';
import { ProofDialog } from '#ui/school/staff/desk/proof-dialog.tsx';
import { ProofStore } from '#ui/school/staff/desk/proof-store.ts';
import { FactorApiInMemory } from '#test/memory/accounts/factor-api-in-memory.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const refusal: CallRefusal = {
  kind: 'proof-needed',
  status: 403,
  detail: 'Antes de seguir, confirma que eres tú con tu contraseña.',
  field: null,
  data: {},
};

/** A page whose press waits for what is asked, and says what came of it. */
async function open(asked: CallRefusal) {
  const api = new FactorApiInMemory();
  function Page() {
    const store = useService(ProofStore);
    const [came, setCame] = useState('nada');
    return (
      <>
        <h1>Devoluciones</h1>
        <input aria-label="Nota" />
        <button type="button" onClick={() => void store.ask(asked).then((isOn) => setCame(isOn ? 'hecho' : 'no'))}>
          Anotar
        </button>
        <p role="status">{came}</p>
        <ProofDialog />
      </>
    );
  }
  await showPages([{ path: '/', module: { Component: Page } }], '/', (container) => {
    container.bind(ProofStore).toConstantValue(new ProofStore(api));
  });
  const user = userEvent.setup();
  await pasteInto(user, screen.getByRole('textbox', { name: 'Nota' }), 'Op. 123');
  await user.click(screen.getByRole('button', { name: 'Anotar' }));
  return { api, user };
}

const came = () => screen.getByRole('status').textContent;
const note = () => screen.getByLabelText<HTMLInputElement>('Nota').value;

test('the password is asked for over the page, by keyboard, and what was pressed goes on', async () => {
  const { api, user } = await open(refusal);
  const field = await screen.findByLabelText('Tu contraseña', { selector: 'input' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(await axeProblems()).toEqual([]);
  await user.keyboard('{Enter}');
  expect((await screen.findByRole('group', { name: 'Revisa estos datos' })).textContent).toContain(
    'Escribe tu contraseña.',
  );
  await pasteInto(user, field, 'no es');
  await user.keyboard('{Enter}');
  expect((await screen.findAllByText('Esa no es tu contraseña actual.')).length).toBeGreaterThan(0);
  expect([came(), api.proofs]).toEqual(['nada', 0]);
  await user.clear(field);
  await pasteInto(user, field, 'tres tristes tigres');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(came()).toBe('hecho'));
  expect([api.proofs, note(), screen.queryByRole('dialog')]).toEqual([1, 'Op. 123', null]);
});

test('whoever thinks better of it has lost nothing', async () => {
  const { api, user } = await open(refusal);
  await screen.findByRole('dialog', { name: 'Confirma que eres tú' });
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(came()).toBe('no'));
  expect([api.proofs, note()]).toEqual([0, 'Op. 123']);
});

test('whoever has no second factor is led to set one up, and goes on from there', async () => {
  const detail = 'Para cambiar el equipo activa antes la verificación en dos pasos en tu perfil.';
  const { user } = await open({ ...refusal, kind: 'factor-required', detail });
  expect(await screen.findByText(detail)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Activarla en mi perfil' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/main/perfil#dos-pasos', '_blank']);
  expect(await axeProblems()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Ya la activé: continuar' }));
  await waitFor(() => expect(came()).toBe('hecho'));
});
