import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import { TeamInvitationApi } from '#application/browser/office/ports/team-api.ts';
import type { InvitationToTeam } from '#application/read-models/office/team.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import * as invitationPage from '#ui/school/staff/invitation/invitation-page.tsx';
import { InvitationStore } from '#ui/school/staff/invitation/invitation-store.ts';
import { TeamInvitationApiInMemory } from '#test/memory/office/team-api-in-memory.ts';
import { accountServices } from '#test/support/accounts/account-services.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const toRosa: InvitationToTeam = {
  inviter: 'Teresa Aguirre',
  email: 'rosa@correo.pe',
  roles: ['cashier', 'support'],
  expiresAt: '2999-03-17T15:00:00.000Z',
};
const toFirst: InvitationToTeam = { ...toRosa, inviter: '', email: '', roles: ['owner'] };
const toEva: InvitationToTeam = { ...toRosa, email: 'eva@correo.pe' };

async function show(secret: string, session: WireUp) {
  const api = new TeamInvitationApiInMemory({ rosa: toRosa, first: toFirst, eva: toEva });
  await showPages(
    [{ path: '/colaboradores/invitacion/:secret', module: invitationPage }],
    `/colaboradores/invitacion/${secret}`,
    (container) => {
      session(container);
      container.bind(TeamInvitationApi).toConstantValue(api);
      container
        .bind(InvitationStore)
        .toResolvedValue((load: LoadProfile) => new InvitationStore(api, load), [LoadProfile]);
    },
  );
  return { api, user: userEvent.setup() };
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('says who invites to what, and is accepted by one press', async () => {
  const { wire } = await officeSession();
  const { api, user } = await show('rosa', wire);
  expect(heading()).toBe('Teresa Aguirre te invita al equipo');
  expect(screen.getByText('Revisa depósitos y anota devoluciones.')).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Aceptar la invitación' }));
  expect(await screen.findByRole('heading', { name: 'Ya eres del equipo' })).toBeTruthy();
  expect(api.accepted).toEqual(['rosa']);
  const way = screen.getByRole('link', { name: 'Ir al área de colaboradores' });
  expect(way.getAttribute('href')).toBe('/colaboradores');
});

test('whoever is not signed in is led to that and back', async () => {
  const browser = new BrowserOfTest();
  await show('first', accountServices(browser, browser.tab()).wire as WireUp);
  expect(heading()).toBe('Sé titular de esta escuela');
  const back = '%2Fcolaboradores%2Finvitacion%2Ffirst';
  expect(screen.getByRole('link', { name: 'Ingresar' }).getAttribute('href')).toBe(`/login?redirect=${back}`);
  expect(screen.getByRole('link', { name: 'Crear mi cuenta' }).getAttribute('href')).toBe(`/registro?redirect=${back}`);
  expect(screen.queryByRole('button')).toBeNull();
});

test('one that is for another address leads to the other account', async () => {
  const { wire } = await officeSession();
  const { api } = await show('eva', wire);
  expect(
    await screen.findByText(/Esta invitación es para eva@correo\.pe, y ahora estás con rosa@correo\.pe/),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Usar otra cuenta' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Aceptar la invitación' })).toBeNull();
  expect(api.accepted).toEqual([]);
});

test('a link that opens nothing says so', async () => {
  const { wire } = await officeSession();
  await show('nada', wire);
  expect(heading()).toBe('Esta invitación no se puede abrir');
  expect(screen.getByText('Rechazo: team-invitation-unknown')).toBeTruthy();
});
