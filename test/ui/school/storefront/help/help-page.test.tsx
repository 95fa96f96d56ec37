import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as page from '#ui/school/storefront/help/help-page.tsx';
import { showPages } from '#test/support/browser/show-page.tsx';
import { visitorServices } from '#test/support/browser/visitor-services.ts';

async function open() {
  const { api, wire } = visitorServices();
  api.faq = [{ id: 1, question: '¿Vencen los cursos?', answerHtml: '<p>No <strong>vencen</strong>.</p>' }];
  await showPages([{ path: '/ayuda', module: page }], '/ayuda', wire);
  return userEvent.setup();
}

test('SUPPORT-8: the questions open to their answers, which are HTML', async () => {
  await open();
  const question = screen.getByText('¿Vencen los cursos?');
  expect(question.closest('summary')).not.toBeNull();
  expect((await screen.findByText('vencen')).tagName).toBe('STRONG');
});

test('SUPPORT-8: a problem that is picked here is picked in the form', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'En mis Contenidos' }));
  await user.click(screen.getByRole('button', { name: '- Los videos no se reproducen' }));
  await user.click(screen.getByRole('button', { name: 'Reportar este problema' }));
  await screen.findByRole('heading', { name: 'Formulario de registro de solicitudes' });
  await user.click(screen.getByRole('radio', { name: 'He tenido un problema' }));
  const picked = screen.getAllByText('Elegiste: En mis Contenidos > Los videos no se reproducen');
  expect(picked.some((each) => each.closest('dialog') !== null)).toBe(true);
});
