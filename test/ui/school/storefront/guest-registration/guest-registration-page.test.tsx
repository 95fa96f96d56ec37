import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PlanApiInMemory } from '#test/memory/plans/plan-api-in-memory.ts';
import { PlanApi } from '#application/browser/plans/ports/plan-api.ts';
import type { Invitation } from '#application/read-models/plans/invitation.ts';
import { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { GuestRegistrationStore } from '#ui/school/storefront/guest-registration/guest-registration-store.ts';
import * as page from '#ui/school/storefront/guest-registration/guest-registration-page.tsx';
import { accountServices } from '#test/support/accounts/account-services.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { anInvitationTo } from '#test/support/plans/managed-plans.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { wholeText } from '#test/support/browser/whole-text.ts';

const rosa = aProfile();

async function open(invitation: Invitation | null, signedIn: Profile | null = null, query = '?token=secreto') {
  const api = new PlanApiInMemory();
  if (invitation !== null) api.invitations.set('secreto', invitation);
  const browser = new BrowserOfTest(...(signedIn === null ? [] : [signedIn]));
  const keeper = signedIn === null ? browser.tab() : await browser.signedInTab(signedIn);
  const account = accountServices(browser, keeper);
  const address = `/registro-invitado${query}`;
  const shown = await showPages([{ path: '/registro-invitado', module: page }], address, (container) => {
    account.wire(container);
    container.bind(PlanApi).toConstantValue(api);
    container.bind(PageMap).toConstantValue(new PageMap([{ path: '/terminos-condiciones' }]));
    container
      .bind(GuestRegistrationStore)
      .toResolvedValue((profile) => new GuestRegistrationStore(api, keeper, profile), [LoadProfile]);
  });
  await shown.services.get(SessionStore).restore();
  return { ...shown, api, keeper, user: userEvent.setup() };
}

test('as somebody new: the address is the invitation’s, no box is ticked, and what is missing is said at once', async () => {
  const { user, api, keeper } = await open(anInvitationTo('eva@correo.pe', { name: 'Eva Paz' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ana Quispe te invita a su Plan Pro');
  expect(screen.getByText('Tu correo').nextElementSibling?.textContent).toBe('eva@correo.pe');
  const accept = await screen.findByRole('button', { name: 'Crear mi cuenta y aceptar' });
  for (const box of screen.getAllByRole('checkbox')) expect(box).toHaveProperty('checked', false);
  expect(await axeProblems()).toEqual([]);
  await user.click(accept);
  expect(screen.getByRole('group', { name: 'Revisa estos datos' }).textContent).toContain(
    'Escribe tu apellido paterno.',
  );
  expect(screen.getByRole('group', { name: 'Revisa estos datos' }).textContent).toContain('acepta los términos');
  expect(api.accepted).toEqual([]);
  await pasteInto(user, screen.getByRole('textbox', { name: /Apellido paterno/ }), 'Paz');
  await pasteInto(user, screen.getByLabelText('Contraseña'), 'tres tristes tigres');
  await user.click(screen.getByRole('checkbox', { name: /términos y condiciones/ }));
  await user.click(accept);
  // Whoever pressed at the end of a long form would see the foot of a short page.
  const done = await screen.findByRole('heading', { level: 1, name: 'Ya usas el Plan Pro' });
  expect(document.activeElement).toBe(done);
  expect(api.accepted).toEqual(['secreto']);
  expect(keeper.state.loggedIn).toBe(true);
});

test('with the account of the address signed in: one press', async () => {
  const { user, api } = await open(anInvitationTo(rosa.email, { hasAccount: true }), rosa);
  await user.click(await screen.findByRole('button', { name: 'Aceptar la invitación' }));
  expect(await screen.findByRole('heading', { name: 'Ya usas el Plan Pro' })).toBeInstanceOf(HTMLElement);
  expect(api.accepted).toEqual(['secreto']);
});

test('with an account that is not signed in: signs in and comes back', async () => {
  await open(anInvitationTo('eva@correo.pe', { hasAccount: true }));
  const link = screen.getByRole('link', { name: 'Ingresar para aceptar' });
  expect(link.getAttribute('href')).toBe('/login?redirect=%2Fregistro-invitado%3Ftoken%3Dsecreto');
});

test('with another account signed in: says so and lets it sign out', async () => {
  const { user, keeper } = await open(anInvitationTo('eva@correo.pe'), rosa);
  expect((await screen.findByText(wholeText(/ahora estás como rosa@correo\.pe\. /))).textContent).toContain(
    'eva@correo.pe',
  );
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  await waitFor(() => expect(keeper.state.loggedIn).toBe(false));
  expect(await screen.findByRole('button', { name: 'Crear mi cuenta y aceptar' })).toBeInstanceOf(HTMLElement);
});

test('an invitation that is over, unknown or missing says so', async () => {
  await open(null);
  expect(screen.getByRole('heading', { name: 'Esta invitación ya no se puede aceptar' })).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('Refused: invitation-unknown')).toBeInstanceOf(HTMLElement);
});

test('without a token it asks for the letter’s link', async () => {
  await open(null, null, '');
  expect(screen.getByText(/con el enlace de la invitación/)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Falta el enlace de tu invitación');
});
