import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as page from '#ui/school/storefront/contact/contact-page.tsx';
import { showPages } from '#test/support/browser/show-page.tsx';
import { noDrafts } from '#test/support/browser/form-drafts.ts';
import { offline } from '#test/support/catalogue/storefront-api-in-memory.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { visitorServices } from '#test/support/browser/visitor-services.ts';

async function open(drafts = noDrafts()) {
  const { api, wire } = visitorServices(drafts);
  await showPages([{ path: '/contacto', module: page }], '/contacto', wire);
  const user = userEvent.setup();
  const fill = async () => {
    await pasteInto(user, screen.getByLabelText('Nombre completo'), 'Ana Quispe');
    await pasteInto(user, screen.getByLabelText('Correo'), 'ana@correo.pe');
    await pasteInto(user, screen.getByLabelText('Asunto'), 'Horario');
    await pasteInto(user, screen.getByLabelText('Mensaje'), '¿Atienden el sábado?');
    await user.click(screen.getByRole('checkbox', { name: 'No soy un robot' }));
  };
  const send = async () => user.click(await screen.findByRole('button', { name: 'Enviar mensaje' }));
  return { api, fill, send };
}

test('it says how the school is reached', async () => {
  const { api } = await open();
  for (const text of Object.values(api.details)) expect(screen.getByText(text)).toBeInstanceOf(HTMLElement);
});

test('a message is sent and thanked for', async () => {
  const { api, fill, send } = await open();
  await fill();
  await send();
  const thanks = (await screen.findByText(/Recibimos tu mensaje/)).closest('[role=group]');
  expect(thanks).not.toBeNull();
  expect(document.activeElement).toBe(thanks);
  expect(api.sent).toMatchObject([{ kind: 'contact', draft: { subject: 'Horario' }, answer: 'respuesta-1' }]);
});

test('what is missing is said by name, the captcha too, and nothing is sent', async () => {
  const { api, send } = await open();
  await send();
  const summary = await screen.findByRole('group', { name: 'Revisa estos datos' });
  for (const text of ['Escribe tu nombre.', 'Escribe tu correo.', 'Escribe el asunto.', 'Debe marcar el captcha']) {
    expect(summary.textContent).toContain(text);
  }
  expect(summary.textContent).not.toContain('celular');
  expect(api.sent).toEqual([]);
});

test('after a failure everything typed is still there', async () => {
  const { api, fill, send } = await open();
  await fill();
  api.refusal = offline;
  await send();
  expect((await screen.findByRole('group', { name: 'Revisa estos datos' })).textContent).toContain(offline.detail);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Mensaje').value).toBe('¿Atienden el sábado?');
});

test('what was typed is there after a reload, until it was sent', async () => {
  const drafts = noDrafts();
  const { fill } = await open(drafts);
  await fill();
  cleanup();
  const { send } = await open(drafts);
  const text = () => screen.getByLabelText<HTMLTextAreaElement>('Mensaje').value;
  await waitFor(() => expect(text()).toBe('¿Atienden el sábado?'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'No soy un robot' }));
  await send();
  await screen.findByRole('group', { name: /Recibimos tu mensaje/ });
  cleanup();
  await open(drafts);
  expect(text()).toBe('');
});

test('a message that the browser posted by itself and the school did not take is there with its errors', async () => {
  const { wire } = visitorServices(noDrafts());
  const posted = {
    form: 'contact',
    values: { name: 'Ana Quispe', email: 'ana@' },
    problems: [{ field: 'email', message: 'El correo no es válido.' }],
  };
  await showPages([{ path: '/contacto', module: page }], '/contacto', wire, undefined, posted);
  expect(screen.getByLabelText<HTMLInputElement>('Nombre completo').value).toBe('Ana Quispe');
  expect(screen.getByLabelText<HTMLInputElement>('Correo').value).toBe('ana@');
  expect(screen.getByRole('group', { name: 'Revisa estos datos' }).textContent).toContain('El correo no es válido.');
});

test.each([
  ['por-confirmar', 'Falta un paso'],
  ['recibido', 'Recibimos tu mensaje'],
])('the address says %s of a message that the browser posted', async (state, text) => {
  const { wire } = visitorServices(noDrafts());
  await showPages([{ path: '/contacto', module: page }], `/contacto?estado=${state}`, wire);
  expect(screen.getAllByRole('status').some((each) => each.textContent.includes(text))).toBe(true);
});
