import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TeamInvitationApiOverHttp } from '#adapters/browser/office/team-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import { TeamInvitationApi } from '#application/browser/office/ports/team-api.ts';
import type { InvitationToTeam } from '#application/read-models/office/team.ts';
import { InviteToTeam } from '#application/server/office/invite-to-team.ts';
import { OfficeLog } from '#application/server/office/ports/office-log.ts';
import { Team } from '#application/server/office/ports/team.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import * as invitationPage from '#ui/school/staff/invitation/invitation-page.tsx';
import { InvitationStore } from '#ui/school/staff/invitation/invitation-store.ts';
import { TeamInvitationApiInMemory } from '#test/memory/office/team-api-in-memory.ts';
import { accountServices } from '#test/support/accounts/account-services.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { testSchool } from '#test/support/school/test-school.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { wholeText } from '#test/support/browser/whole-text.ts';

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

test('whoever becomes the first owner is led to saying who the school is', async () => {
  const { wire } = await officeSession();
  const { user } = await show('first', wire);
  await user.click(await screen.findByRole('button', { name: 'Aceptar la invitación' }));
  const way = await screen.findByRole('link', { name: 'Contar quién es la escuela' });
  expect(way.getAttribute('href')).toBe('/colaboradores/ajustes');
  const factor = screen.getByRole('link', { name: 'Activarla en mi perfil' });
  expect(factor.getAttribute('href')).toBe('/main/perfil#dos-pasos');
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
    await screen.findByText(wholeText('Esta invitación es para eva@correo.pe, y ahora estás con rosa@correo.pe.')),
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

test('the letter of an invitation leads to its page, which makes whoever presses one of the team, once', async () => {
  const world = await testSchool();
  const owner = await world.addUser({ given_names: 'Teresa' }, ['owner']);
  const rosa = await world.addUser({ email: 'rosa@correo.pe' });
  await world.school.write(InviteToTeam, (invite) => invite.execute(owner, 'Rosa@correo.pe', ['cashier']));
  const { text_body: letter } = await world.db.selectFrom('outbox_mails').select('text_body').executeTakeFirstOrThrow();
  const address = new URL(/https?:\S*\/colaboradores\/invitacion\/\S+/.exec(letter)?.[0] ?? '');
  expect(address.origin).toBe(world.config.schoolOrigin);

  const api = new TeamInvitationApiOverHttp(new HttpClient(new TokenOf(world, rosa), {}, fetchInto(world.app)));
  const { wire } = await officeSession();
  const open = () =>
    showPages(
      [{ path: '/colaboradores/invitacion/:secret', module: invitationPage }],
      address.pathname,
      (container) => {
        wire(container);
        container.bind(TeamInvitationApi).toConstantValue(api);
        container
          .bind(InvitationStore)
          .toResolvedValue((load: LoadProfile) => new InvitationStore(api, load), [LoadProfile]);
      },
    );
  const shown = await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Teresa Quispe Rojas te invita al equipo');
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Aceptar la invitación' }));
  expect(await screen.findByRole('heading', { name: 'Ya eres del equipo' })).toBeTruthy();
  expect(await world.school.get(Team).rolesOf(rosa)).toEqual(['cashier']);
  const log = await world.school.get(OfficeLog).list(null, 9);
  expect(log.map(({ action, before, after }) => [action, before, after])).toEqual(
    expect.arrayContaining([
      ['team-invited', {}, { state: 'invited', roles: 'cashier' }],
      ['team-invitation-accepted', { state: 'invited', roles: 'cashier' }, { state: 'accepted', roles: 'cashier' }],
    ]),
  );
  shown.unmount();
  await open();
  expect(screen.queryByRole('button', { name: 'Aceptar la invitación' })).toBeNull();
});
