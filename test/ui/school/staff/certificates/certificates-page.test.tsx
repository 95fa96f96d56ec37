import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { OfficeCertificateApi } from '#application/browser/learning/ports/office-certificate-api.ts';
import { offline } from '#application/browser/shared/ports/call-refusal.ts';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import type { OfficeCertificate } from '#application/read-models/learning/office-certificates.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import * as certificatesPage from '#ui/school/staff/certificates/certificates-page.tsx';
import { OfficeCertificateStore } from '#ui/school/staff/certificates/office-certificate-store.ts';
import { OfficeCertificateApiInMemory } from '#test/memory/learning/certificates/office-certificate-api-in-memory.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { twoCertificates } from '#test/support/learning/office-certificates.ts';

const path = '/colaboradores/certificados';

async function show(
  certificates: readonly OfficeCertificate[] = twoCertificates,
  role: OfficeRole = 'support',
  query = '',
) {
  const session = await officeSession(role);
  const api = new OfficeCertificateApiInMemory(certificates);
  const shown = await showPages([{ path, module: certificatesPage }], path + query, (container) => {
    session.wire(container);
    container.bind(OfficeCertificateApi).toConstantValue(api);
    container.bind(Reads).toConstantValue(api.reads);
    container.bind(OfficeCertificateStore).toConstantValue(new OfficeCertificateStore(api, api.reads));
  });
  return { ...shown, api, user: userEvent.setup() };
}

const row = (holder: string) =>
  within(screen.getByRole('article', { name: `Certificado de ${holder}, Derecho laboral` }));
const reason = () => screen.getByRole('textbox', { name: 'Motivo' });

describe('the certificates that were issued', () => {
  test('stand with the last one first, and are found by a name', async () => {
    const { user, address } = await show();
    expect(screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'))).toEqual([
      'Certificado de Luis Soto Vega, Derecho laboral',
      'Certificado de Ana Quispe Rojas, Derecho laboral',
    ]);
    expect(
      row('Ana Quispe Rojas').getByText(/Su perfil dice ahora: Ana María Quispe Rojas \(DNI 46712369\)/),
    ).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'soto{Enter}');
    expect(await screen.findByText('1 certificado')).toBeTruthy();
    expect(address()).toBe(`${path}?buscar=soto`);
  });

  test('of several pages are turned over with the words that were sought, whichever they are', async () => {
    const many = Array.from({ length: 30 }, (_, at) => ({
      ...twoCertificates[0]!,
      code: `E-${at}`,
      title: 'Trato con otros',
    }));
    await show(many, 'support', '?buscar=otros');
    expect(screen.getByRole('link', { name: /Siguiente/ }).getAttribute('href')).toBe(`${path}?buscar=otros&pagina=2`);
  });

  test('are only read by whoever only looks, and say so where there are none', async () => {
    const { unmount } = await show(twoCertificates, 'auditor');
    expect(screen.queryByRole('button', { name: 'Anular' })).toBeNull();
    unmount();
    await show([]);
    expect(screen.getByRole('heading', { name: 'Todavía no hay certificados' })).toBeTruthy();
  });
});

describe('a certificate', () => {
  test('is corrected to its profile’s name, with a reason that its holder gets', async () => {
    const { user } = await show();
    await user.click(row('Ana Quispe Rojas').getByRole('button', { name: 'Corregir' }));
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre que dirá el certificado' });
    expect([document.activeElement, name.value]).toEqual([name, 'Ana María Quispe Rojas']);
    await user.click(screen.getByRole('button', { name: 'Volver a emitir' }));
    expect(await screen.findByText('Escribe el motivo.')).toBeTruthy();
    expect(document.activeElement).toBe(reason());
    await pasteInto(user, reason(), 'Partida de nacimiento');
    await user.click(screen.getByRole('button', { name: 'Volver a emitir' }));
    expect(await screen.findByText(/Volviste a emitir el certificado/)).toBeTruthy();
    const ana = screen.getByRole('article', { name: 'Certificado de Ana María Quispe Rojas, Derecho laboral' });
    expect(document.activeElement).toBe(ana);
    // The profile's own name comes with its document.
    expect(within(ana).getByText('Ana María Quispe Rojas (DNI 46712369)')).toBeTruthy();
    expect(within(ana).getByText(/antes decía Ana Quispe Rojas\. Motivo: Partida de nacimiento/)).toBeTruthy();
  });

  test('is taken back with a reason; what failed is said and stays', async () => {
    const { user, api } = await show();
    const luis = () => row('Luis Soto Vega');
    await user.click(luis().getByRole('button', { name: 'Anular' }));
    expect(document.activeElement).toBe(reason());
    await pasteInto(user, reason(), 'Identidad equivocada');
    api.refusal = offline;
    await user.click(screen.getByRole('button', { name: 'Anular certificado' }));
    expect(await screen.findByText(offline.detail)).toBeTruthy();
    expect(screen.getByDisplayValue('Identidad equivocada')).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    api.refusal = null;
    await user.click(await screen.findByRole('button', { name: 'Anular certificado' }));
    expect(await luis().findByText(/Anulado el/)).toBeTruthy();
    expect(luis().queryByRole('button', { name: 'Corregir' })).toBeNull();
  });

  test('whose form is left has the focus on what opened it', async () => {
    const { user } = await show();
    await user.click(row('Luis Soto Vega').getByRole('button', { name: 'Anular' }));
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(document.activeElement).toBe(row('Luis Soto Vega').getByRole('button', { name: 'Anular' }));
  });
});
