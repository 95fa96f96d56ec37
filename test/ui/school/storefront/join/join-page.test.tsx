import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as affiliates from '#ui/school/storefront/join/affiliates-page.tsx';
import * as creators from '#ui/school/storefront/join/creators-page.tsx';
import * as join from '#ui/school/storefront/join/join-page.tsx';
import { showPages } from '#test/support/browser/show-page.tsx';
import { visitorServices } from '#test/support/browser/visitor-services.ts';

const cases = [
  ['/unete', join, 'team', 'Área en la que quieres trabajar', 'Cuéntanos de ti'],
  ['/unete/afiliados', affiliates, 'affiliate', 'A qué te dedicas', '¿Cómo recomendarías la escuela?'],
  ['/unete/creadores', creators, 'creator', 'Tema de tu curso, seminario o libro', 'Cuéntanos tu propuesta'],
] as const;

test.each(cases)('ROUTE-12: the application at %s reaches the staff', async (path, module, kind, subject, text) => {
  const { api, wire } = visitorServices();
  await showPages([{ path, module }], path, wire);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Nombre completo'), 'Ana Quispe');
  await user.type(screen.getByLabelText('Correo'), 'ana@correo.pe');
  await user.type(screen.getByLabelText('Celular'), '987654321');
  await user.type(screen.getByLabelText(subject), 'Derecho laboral');
  await user.type(screen.getByLabelText(text), 'Quiero ayudar.');
  await user.click(screen.getByRole('checkbox', { name: 'No soy un robot' }));
  await user.click(screen.getByRole('button', { name: 'Enviar postulación' }));
  expect((await screen.findByRole('status')).textContent).toContain('Recibimos tu postulación');
  expect(api.sent).toMatchObject([{ kind, draft: { subject: 'Derecho laboral' } }]);
});
