import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { TeamApi } from '#application/browser/office/ports/team-api.ts';
import { offline } from '#application/browser/shared/ports/call-refusal.ts';
import type { ShownTeam } from '#application/read-models/office/team.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import * as teamPage from '#ui/school/staff/team/team-page.tsx';
import { TeamStore } from '#ui/school/staff/team/team-store.ts';
import { TeamApiInMemory } from '#test/memory/office/team-api-in-memory.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { aMember, anInvitation, luisAndTeresa } from '#test/support/accounts/team-builders.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { wholeText } from '#test/support/browser/whole-text.ts';

async function show(team: ShownTeam = luisAndTeresa, as: OfficeRole = 'owner') {
  const [api, session] = [new TeamApiInMemory(team), await officeSession(as)];
  await showPages([{ path: '/', module: teamPage }], '/', (container) => {
    session.wire(container);
    container.bind(TeamApi).toConstantValue(api);
    container.bind(TeamStore).toConstantValue(new TeamStore(api));
  });
  return { api, user: userEvent.setup() };
}

const names = () => within(screen.getByRole('list', { name: 'Equipo' })).getAllByRole('article');
const shown = () => names().map((each) => each.getAttribute('aria-label'));
const member = (name: string) => within(screen.getByRole('article', { name }));
const press = (name: string) => screen.findByRole('button', { name });
const role = (group: string, name: RegExp) =>
  within(screen.getByRole('group', { name: group })).getByRole<HTMLInputElement>('checkbox', { name });
/** What a group is described by, where each of its boxes is marked as wrong; null: none is. */
const wrongWith = (group: string): string | null => {
  const boxes = within(screen.getByRole('group', { name: group })).getAllByRole('checkbox');
  const ofGroup = screen.getByRole('group', { name: group }).getAttribute('aria-describedby');
  if (boxes.every((box) => box.getAttribute('aria-invalid') === null)) return null;
  expect(boxes.map((box) => box.getAttribute('aria-invalid'))).toEqual(boxes.map(() => 'true'));
  return document.getElementById(ofGroup ?? '')?.textContent ?? '';
};
/** What has the focus: where what came of a press is read out. */
const said = () => document.activeElement?.textContent;

describe('the team', () => {
  test('is listed with what each does and since when, and found by name or address, whatever the accents', async () => {
    const { user } = await show();
    expect(shown()).toEqual(['Luis Ángel Soto', 'Teresa Aguirre']);
    expect(member('Teresa Aguirre').getByText('Titular')).toBeTruthy();
    expect(member('Luis Ángel Soto').getByText(wholeText('luis@correo.pe · desde el 05/01/2026'))).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    const search = screen.getByRole('searchbox', { name: 'Buscar por nombre o correo' });
    await pasteInto(user, search, 'soto angel');
    expect(shown()).toEqual(['Luis Ángel Soto']);
    await user.clear(search);
    await pasteInto(user, search, '@escuela');
    expect(shown()).toEqual(['Teresa Aguirre']);
    await pasteInto(user, search, ' nadie');
    expect(screen.getByRole('heading', { name: 'Nadie del equipo se llama así' })).toBeTruthy();
  });

  test('says when nobody is of it, and shows an account that is closed as such', async () => {
    await show({ members: [], invitations: [] });
    expect(screen.getByRole('heading', { name: 'El equipo está vacío' })).toBeTruthy();
  });

  test('of whoever only sees it has nothing to press', async () => {
    const without = aMember({ userId: 'eva', name: 'Eva Ríos', lacksFactor: true });
    await show({ members: [without, aMember({ isDisabled: true })], invitations: [anInvitation()] }, 'auditor');
    expect(member('Teresa Aguirre').getByText('Cuenta cerrada')).toBeTruthy();
    expect(member('Eva Ríos').getByText('Sin verificación en dos pasos')).toBeTruthy();
    expect(member('eva@correo.pe').getByText('Edición')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Invitar a alguien' })).toBeNull();
    expect(await axeProblems()).toEqual([]);
  });
});

describe('the roles of one of the team', () => {
  test('are changed by keyboard alone', async () => {
    const { api, user } = await show();
    (await within(names()[0] ?? document.body).findByRole('button', { name: 'Cambiar roles' })).focus();
    await user.keyboard('{Enter}');
    const tick = role('Roles de Luis Ángel Soto', /^Edición/);
    for (let steps = 0; steps < 20 && document.activeElement !== tick; steps += 1) await user.tab();
    await user.keyboard(' ');
    expect(tick.checked).toBe(true);
    expect(await axeProblems()).toEqual([]);
    const save = screen.getByRole('button', { name: 'Guardar roles' });
    for (let steps = 0; steps < 20 && document.activeElement !== save; steps += 1) await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(said()).toContain('Cambiaste los roles de Luis Ángel Soto.'));
    expect(api.calls).toEqual(['roles luis editor,cashier']);
    expect(member('Luis Ángel Soto').getByText('Edición')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Guardar roles' })).toBeNull();
  });

  test('are at least one; the last owner stays, and what was ticked stays with why', async () => {
    const { api, user } = await show();
    await user.click(member('Teresa Aguirre').getByRole('button', { name: 'Cambiar roles' }));
    await user.click(role('Roles de Teresa Aguirre', /^Titular/));
    await user.click(await press('Guardar roles'));
    expect(wrongWith('Roles de Teresa Aguirre')).toContain('Deja al menos un rol');
    expect(api.calls).toEqual([]);
    await user.click(role('Roles de Teresa Aguirre', /^Auditoría/));
    expect(wrongWith('Roles de Teresa Aguirre')).toBeNull();
    await user.click(await press('Guardar roles'));
    expect(await screen.findByText('Rechazo: last-owner')).toBeTruthy();
    // Whoever hears the page enters the roles, with what is wrong with them.
    await waitFor(() => expect(document.activeElement?.closest('fieldset')?.textContent).toContain('last-owner'));
    expect(role('Roles de Teresa Aguirre', /^Auditoría/).checked).toBe(true);
    await user.click(await press('Cancelar'));
    expect(document.activeElement).toBe(member('Teresa Aguirre').getByRole('button', { name: 'Cambiar roles' }));
    expect(member('Teresa Aguirre').getByText('Titular')).toBeTruthy();
  });

  test('stand with the way back in of whoever lost telephone and codes, which a question comes before', async () => {
    const luis = aMember({ userId: 'luis', name: 'Luis Soto', hasFactorToReset: true });
    const { api, user } = await show({ members: [luis, aMember()], invitations: [] });
    await user.click(member('Teresa Aguirre').getByRole('button', { name: 'Cambiar roles' }));
    expect(screen.queryByRole('button', { name: 'Retirar su verificación en dos pasos' })).toBeNull();
    await user.click(member('Luis Soto').getByRole('button', { name: 'Cambiar roles' }));
    await user.click(await press('Retirar su verificación en dos pasos'));
    const question = within(screen.getByRole('alertdialog', { name: /de Luis Soto\?$/ }));
    expect(await axeProblems()).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Cancelar' }));
    expect(api.calls).toEqual([]);
    await user.click(await press('Retirar su verificación en dos pasos'));
    const again = within(screen.getByRole('alertdialog'));
    await user.click(again.getByRole('button', { name: 'Retirar su verificación en dos pasos' }));
    await waitFor(() => expect(said()).toContain('Luis Soto ingresa ahora solo con su contraseña.'));
    expect(api.calls).toEqual(['reset luis']);
  });

  test('are all taken once that is confirmed', async () => {
    const { api, user } = await show();
    await user.click(member('Luis Ángel Soto').getByRole('button', { name: 'Cambiar roles' }));
    await user.click(await press('Quitar del equipo'));
    const question = within(screen.getByRole('alertdialog', { name: '¿Quitar a Luis Ángel Soto del equipo?' }));
    await user.click(question.getByRole('button', { name: 'Cancelar' }));
    expect(api.calls).toEqual([]);
    await user.click(await press('Quitar del equipo'));
    const again = within(screen.getByRole('alertdialog'));
    await user.click(again.getByRole('button', { name: 'Quitar del equipo' }));
    await waitFor(() => expect(said()).toContain('Luis Ángel Soto ya no es del equipo.'));
    expect(shown()).toEqual(['Teresa Aguirre']);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('an invitation', () => {
  const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Correo' });

  test('is sent to an address for the roles that are ticked', async () => {
    const { api, user } = await show();
    await user.click(await press('Enviar invitación'));
    expect(screen.getByText('Escribe el correo de la persona.')).toBeTruthy();
    expect(wrongWith('Qué hará')).toBe('Elige al menos un rol.');
    await waitFor(() => expect(document.activeElement).toBe(email()));
    expect(await axeProblems()).toEqual([]);
    await pasteInto(user, email(), 'eva@correo.pe');
    await user.click(role('Qué hará', /^Atención/));
    await user.click(role('Qué hará', /^Edición/));
    await user.click(await press('Enviar invitación'));
    await waitFor(() => expect(said()).toContain('Invitaste a eva@correo.pe: la carta ya salió.'));
    expect(api.calls).toEqual(['invite eva@correo.pe editor,support']);
    expect(email().value).toBe('');
    expect(member('eva@correo.pe').getByText('Atención')).toBeTruthy();
  });

  test('that is not taken stays as it was typed, with what is wrong; without a connection as well', async () => {
    const { api, user } = await show();
    await pasteInto(user, email(), 'eva');
    await user.click(role('Qué hará', /^Caja/));
    await user.click(await press('Enviar invitación'));
    expect(await screen.findByText('Rechazo: email-invalid')).toBeTruthy();
    await pasteInto(user, email(), '@correo.pe');
    api.failing = offline;
    await user.click(await press('Enviar invitación'));
    await waitFor(() => expect(said()).toContain(offline.detail));
    expect(email().value).toBe('eva@correo.pe');
    expect(role('Qué hará', /^Caja/).checked).toBe(true);
  });

  test('nobody accepted is sent again or taken back; one that is over says so', async () => {
    const over = anInvitation({ id: 'i2', email: 'rosa@correo.pe', expiresAt: '2026-01-01T15:00:00.000Z' });
    const { api, user } = await show({ ...luisAndTeresa, invitations: [anInvitation(), over] });
    expect(member('rosa@correo.pe').getByText('Vencida')).toBeTruthy();
    expect(member('eva@correo.pe').queryByText('Vencida')).toBeNull();
    await user.click(member('rosa@correo.pe').getByRole('button', { name: 'Enviar otra vez' }));
    await waitFor(() => expect(said()).toContain('La invitación salió otra vez a rosa@correo.pe'));
    await user.click(member('eva@correo.pe').getByRole('button', { name: 'Retirar' }));
    await waitFor(() => expect(said()).toContain('Retiraste la invitación a eva@correo.pe.'));
    expect(api.calls).toEqual(['resend i2', 'withdraw i1']);
    expect(screen.queryByRole('article', { name: 'eva@correo.pe' })).toBeNull();
  });
});
