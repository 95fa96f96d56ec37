import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ResourceApiInMemory } from '#test/memory/office/resources/resource-api-in-memory.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { box, press, showContents } from '#test/support/office/show-contents.tsx';

const rosa = (api: ResourceApiInMemory) =>
  api.add('people', { fullName: 'Rosa Huamán', profession: 'Abogada', photo: '', biography: '', slug: '' });

test('an owner unites a teacher with an account and parts them again; what is wrong is said at the field', async () => {
  const { user } = await showContents('/docentes/1', rosa, 'owner');
  await pasteInto(user, await box('Correo de su cuenta'), 'nadie@correo.pe');
  await user.click(await press('Unir con esta cuenta'));
  expect(await screen.findByText('Ninguna cuenta abierta tiene este correo.')).toBeTruthy();
  expect((await box('Correo de su cuenta')).value).toBe('nadie@correo.pe');
  await user.clear(await box('Correo de su cuenta'));
  await pasteInto(user, await box('Correo de su cuenta'), 'rosa@correo.pe');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/Todavía no edita: dale el rol «Docencia»/)).toBeTruthy();
  await user.click(await press('Separar de esta cuenta'));
  expect(await screen.findByText(/^Sin cuenta unida/)).toBeTruthy();
});

test('who looks after the catalogue alone sees nothing of accounts', async () => {
  await showContents('/docentes/1', rosa, 'editor');
  await box('Nombre completo');
  expect(screen.queryByRole('heading', { name: 'Su cuenta' })).toBeNull();
});
