import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CaptchaSolverInMemory } from '#test/memory/support/captcha-solver-in-memory.ts';
import { SupportApiInMemory } from '#test/memory/support/support-api-in-memory.ts';
import { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import { CaptchaSolver } from '#application/browser/support/ports/captcha-solver.ts';
import { SupportApi } from '#application/browser/support/ports/support-api.ts';
import { Clock } from '#application/ports/clock.ts';
import { Logger } from '#application/ports/logger.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { userTypes } from '#domain/support/support-request.ts';
import { ServicesProvider } from '#ui/kit/layout/services.tsx';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { SupportDialog } from '#ui/school/layouts/support/support-dialog.tsx';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { noDrafts } from '#test/support/browser/form-drafts.ts';
import { LoggerInMemory } from '#test/support/shared/logger-in-memory.ts';
import { heldBack } from '#test/support/shared/held-back.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { servicesOf } from '#test/support/browser/show-page.tsx';
import { timeByHand } from '#test/support/browser/time-by-hand.ts';

beforeEach(timeByHand);
afterEach(() => void vi.useRealTimers());

async function open(
  profile: Profile | null = null,
  drafts = noDrafts(),
  prepare: (api: SupportApiInMemory) => void = () => undefined,
) {
  const api = new SupportApiInMemory();
  prepare(api);
  const clock = new FixedClock();
  const logger = new LoggerInMemory();
  const onClose = vi.fn<() => void>();
  const services = servicesOf((container) => {
    container.bind(FormDrafts).toConstantValue(drafts);
    container.bind(SupportApi).toConstantValue(api);
    container.bind(CaptchaSolver).toConstantValue(new CaptchaSolverInMemory(clock));
    container.bind(Clock).toConstantValue(clock);
    container.bind(Logger).toConstantValue(logger);
    container.bind(SessionStore).toConstantValue({ user: profile } as SessionStore);
  });
  render(
    <ServicesProvider services={services}>
      <SupportDialog onClose={onClose} />
    </ServicesProvider>,
  );
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await screen.findByRole('heading', { name: 'Formulario de registro de solicitudes' });
  const reveal = () => user.click(screen.getByRole('radio', { name: 'He tenido un problema' }));
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  const send = () => press('Enviar reporte del problema');
  return { api, logger, onClose, user, reveal, press, send };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Fills in everything that the profile does not know. */
async function fill({ user, reveal, press }: Awaited<ReturnType<typeof open>>) {
  await reveal();
  await press('Durante el pago');
  await press('- Rechazaron mi pago');
  await screen.findByRole('option', { name: userTypes[1] });
  await user.selectOptions(field('Tipo de usuario'), userTypes[1]);
  await pasteInto(user, field('Asunto'), 'Mi pago');
  await pasteInto(user, field('Descripción'), 'Dos veces.');
  await user.click(screen.getByRole('checkbox', { name: 'No soy un robot' }));
  await screen.findByText(/Comprobado/);
}

test('SUPPORT-1: the radio reveals the form', async () => {
  const { reveal } = await open();
  expect(screen.queryByLabelText('Asunto')).toBeNull();
  await reveal();
  expect(field('Asunto')).toBeInstanceOf(HTMLElement);
});

test('SUPPORT-2: what the profile knows is filled in and disabled, the rest can be written', async () => {
  const { reveal } = await open(aProfile({ givenNames: 'Ana', email: 'ana@correo.pe', phone: '' }));
  await reveal();
  expect([field('Nombres').value, field('Nombres').disabled]).toEqual(['Ana', true]);
  expect([field('Correo').value, field('Correo').disabled]).toEqual(['ana@correo.pe', true]);
  expect([field('Celular').value, field('Celular').disabled]).toEqual(['', false]);
});

test('SUPPORT-5: names take letters, the telephone digits', async () => {
  const { reveal, user } = await open();
  await reveal();
  await pasteInto(user, field('Nombres'), 'Ana-2 Ñusta');
  await pasteInto(user, field('Celular'), '+51 987');
  expect([field('Nombres').value, field('Celular').value]).toEqual(['Ana Ñusta', '51987']);
});

test('SUPPORT-3, SUPPORT-6: the problem is sent with both levels', async () => {
  const opened = await open(aProfile({ phone: '987654321' }));
  await fill(opened);
  await opened.send();
  await screen.findByText('Recibimos tu solicitud');
  expect(opened.api.sent[0]).toMatchObject({
    draft: { problem: 'Durante el pago > Rechazaron mi pago', userType: userTypes[1], subject: 'Mi pago' },
    answer: 'respuesta-1',
  });
});

test('SUPPORT-6: types that could not be brought are asked for again, and nothing typed is lost', async () => {
  const { api, reveal, press, user } = await open(null, noDrafts(), (each) => {
    each.refusal = { kind: 'offline', status: null, detail: 'x', field: null, data: {} };
  });
  await reveal();
  await pasteInto(user, field('Asunto'), 'Mi pago');
  expect(screen.getByText(/No pudimos traer los tipos de usuario/).closest('[role=alert]')).not.toBeNull();
  api.refusal = null;
  await press('Intentar de nuevo');
  await screen.findByRole('option', { name: userTypes[1] });
  expect(screen.queryByText(/No pudimos traer/)).toBeNull();
  expect(field('Asunto').value).toBe('Mi pago');
});

test('SUPPORT-3: one can go back and pick another; «Otros Problemas» is enough by itself', async () => {
  const { reveal, press } = await open();
  await reveal();
  await press('En mis Contenidos');
  expect(document.activeElement?.textContent).toContain('- Mi curso no aparece');
  await press('Volver');
  await press('Otros Problemas');
  expect(screen.getByText('Elegiste: Otros Problemas')).toBeInstanceOf(HTMLElement);
});

test('SUPPORT-4: what is missing is said, the problem’s text leaves after 5 s, and nothing is sent', async () => {
  const { api, reveal, send } = await open();
  await reveal();
  await send();
  expect(screen.getByText('Seleccione uno de los problemas')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('Debe marcar el captcha')).toBeInstanceOf(HTMLElement);
  for (const text of ['Elige tu tipo de usuario.', 'Escribe el asunto.', 'Escribe tu mensaje.', 'Escribe tu correo.']) {
    expect(screen.getByText(text)).toBeInstanceOf(HTMLElement);
  }
  expect(document.activeElement).toBe(field('Nombres'));
  await act(() => vi.advanceTimersByTimeAsync(4500));
  expect(screen.queryByText('Seleccione uno de los problemas')).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(screen.queryByText('Seleccione uno de los problemas')).toBeNull();
  expect(api.sent).toEqual([]);
});

test('SUPPORT-4: what is said anew stays 5 s from then on', async () => {
  const { reveal, send } = await open();
  await reveal();
  await send();
  await act(() => vi.advanceTimersByTimeAsync(4500));
  await send();
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(screen.queryByText('Seleccione uno de los problemas')).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.queryByText('Seleccione uno de los problemas')).toBeNull();
});

test('SUPPORT-4: only an image is taken, and it is shown at 150 px', async () => {
  const { reveal, user, press } = await open();
  await reveal();
  const input = () => field('Imagen del problema (opcional)');
  const apply = userEvent.setup({ applyAccept: false, advanceTimers: vi.advanceTimersByTime });
  await apply.upload(input(), new File(['a'], 'carta.pdf', { type: 'application/pdf' }));
  expect(screen.getByText(/La imagen no tiene un formato admitido/)).toBeInstanceOf(HTMLElement);
  await user.upload(input(), new File(['a'], 'captura.png', { type: 'image/png' }));
  const preview = await screen.findByRole('img', { name: 'Vista previa de captura.png' });
  expect([preview.getAttribute('width'), preview.getAttribute('height')]).toEqual(['150', '150']);
  expect(screen.queryByText(/formato admitido/)).toBeNull();
  await press('Quitar la imagen');
  expect(screen.queryByRole('img', { name: /Vista previa/ })).toBeNull();
});

test('SUPPORT-7: after a success the thanks are said and the dialog closes in 4 s', async () => {
  const opened = await open(aProfile({ phone: '987654321' }));
  await fill(opened);
  await opened.send();
  expect((await screen.findByText('Recibimos tu solicitud')).closest('[role=status]')).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(3900));
  expect(opened.onClose).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(opened.onClose).toHaveBeenCalledOnce();
});

test('SUPPORT-7: once it was sent the fields are empty again', async () => {
  const drafts = noDrafts();
  const opened = await open(aProfile({ phone: '987654321' }), drafts);
  await fill(opened);
  await opened.send();
  await screen.findByText('Recibimos tu solicitud');
  cleanup();
  const again = await open(aProfile({ phone: '987654321' }), drafts);
  expect(screen.queryByLabelText('Asunto')).toBeNull();
  await again.reveal();
  expect([field('Asunto').value, field('Descripción').value, field('Tipo de usuario').value]).toEqual(['', '', '']);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'No soy un robot' }).checked).toBe(false);
});

test('SUPPORT-7: who closed it before is not closed upon once it is open again', async () => {
  const opened = await open(aProfile({ phone: '987654321' }));
  await fill(opened);
  await opened.send();
  await screen.findByText('Recibimos tu solicitud');
  cleanup();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(opened.onClose).not.toHaveBeenCalled();
});

test('SUPPORT-7: what was closed while it was being sent closes nothing, and takes no word of the one that is open then', async () => {
  const drafts = noDrafts();
  const opened = await open(aProfile({ phone: '987654321' }), drafts);
  await fill(opened);
  const answers = heldBack(opened.api, 'report');
  await opened.send();
  cleanup();
  const again = await open(aProfile({ phone: '987654321' }), drafts);
  await waitFor(() => expect(field('Asunto').value).toBe('Mi pago'));
  await pasteInto(again.user, field('Asunto'), ' otra vez');
  await act(answers);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(opened.onClose).not.toHaveBeenCalled();
  expect(await drafts.read('soporte')).toMatchObject({ subject: 'Mi pago otra vez' });
  cleanup();
  // Whoever writes nothing else does not find again what was sent.
  const last = await open(aProfile({ phone: '987654321' }), drafts);
  await waitFor(() => expect(field('Asunto').value).toBe('Mi pago otra vez'));
  await fill(last);
  const lastAnswers = heldBack(last.api, 'report');
  await last.send();
  cleanup();
  await act(lastAnswers);
  expect(await drafts.read('soporte')).toBeNull();
});

test('SUPPORT-7, ERROR-4: a failure is logged with its request and really shown; nothing typed is lost', async () => {
  const opened = await open(aProfile({ phone: '987654321' }));
  await fill(opened);
  const { api, logger, send } = opened;
  api.refusal = { kind: 'server-error', status: 500, detail: 'x', field: null, data: {}, requestId: 'pedido-1' };
  await send();
  expect((await screen.findByText('Se produjo un error. Intente nuevamente.')).closest('[role=alert]')).not.toBeNull();
  expect(logger.entries).toMatchObject([{ data: { kind: 'server-error', requestId: 'pedido-1' } }]);
  expect([field('Asunto').value, field('Descripción').value]).toEqual(['Mi pago', 'Dos veces.']);
  api.refusal = null;
  await act(() => vi.advanceTimersByTimeAsync(300));
  await send();
  await screen.findByText('Recibimos tu solicitud');
  expect(api.sent).toHaveLength(1);
});

test('what was typed is there when the form is opened anew, beside what the profile says', async () => {
  const drafts = noDrafts();
  const first = await open(null, drafts);
  await first.reveal();
  await pasteInto(first.user, field('Nombres'), 'Otra');
  await pasteInto(first.user, field('Descripción'), 'Dos veces.');
  cleanup();
  await open(aProfile({ givenNames: 'Ana' }), drafts);
  await waitFor(() => expect(field('Descripción').value).toBe('Dos veces.'));
  expect(field('Nombres').value).toBe('Ana');
});
