import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ReceiptCheck } from '#application/browser/receipts/ports/receipt-check.ts';
import type { ReceiptQuestion } from '#application/read-models/receipts/checked-receipt.ts';
import { accept, refuse } from '#domain/shared/result.ts';
import * as checkPage from '#ui/school/storefront/receipt-check/receipt-check-page.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

class CheckOfTest extends ReceiptCheck {
  readonly asked: ReceiptQuestion[] = [];

  ask = (question: ReceiptQuestion) => {
    this.asked.push(question);
    const issuer = { ruc: '20512333797', legalName: 'Escuela de Prueba S.A.C.' };
    const refusal = {
      kind: 'receipt-unknown',
      status: 404,
      detail: 'La escuela no emitió ese.',
      field: null,
      data: {},
    };
    const found = { type: 'boleta' as const, code: question.code, issuer };
    if (question.code === 'xx')
      return Promise.resolve(
        refuse({ ...refusal, kind: 'receipt-code-malformed', status: 400, detail: 'Va con su serie.', field: 'code' }),
      );
    if (question.total === '118.00')
      return Promise.resolve(accept({ ...found, taxState: 'accepted' as const, replacedBy: null }));
    if (question.code === 'F001-7') {
      const taxState = question.total === '70.00' ? ('rejected' as const) : ('not-sent' as const);
      const annulling = { note: 'FC01-3', taxState };
      const made = { ...found, type: 'factura' as const, taxState: 'accepted' as const, replacedBy: null };
      return Promise.resolve(accept({ ...made, annulling }));
    }
    return Promise.resolve(
      question.total === '50.00'
        ? accept({ ...found, taxState: 'rejected' as const, replacedBy: 'B001-26' })
        : refuse(refusal),
    );
  };
}

async function show() {
  const check = new CheckOfTest();
  await showPages([{ path: '/comprobante', module: checkPage }], '/comprobante', (container) => {
    container.bind(ReceiptCheck).toConstantValue(check);
  });
  const user = userEvent.setup();
  const press = () => user.click(screen.getByRole('button', { name: 'Consultar' }));
  const type = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  return { check, press, type };
}

test('says that a receipt exists, and what the tax authority said of it', async () => {
  const { check, press, type } = await show();
  expect(await axeProblems()).toEqual([]);
  await type('Serie y número', 'B001-25');
  await type('Fecha de emisión', '2026-03-10');
  expect(screen.getByText('Martes 10 de marzo de 2026.')).toBeTruthy();
  await type('Importe total', '118.00');
  await press();
  expect(await screen.findByText('Este comprobante existe')).toBeTruthy();
  // Whoever asked by keyboard goes on from there.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Consultar' }));
  expect(screen.getByText(/Escuela de Prueba S\.A\.C\. \(RUC 20512333797\).*La SUNAT la aceptó\./)).toBeTruthy();
  expect(check.asked).toEqual([{ type: 'boleta', code: 'B001-25', day: '2026-03-10', total: '118.00' }]);
  expect(await axeProblems()).toEqual([]);
  await type('Importe total', '50.00');
  await press();
  expect(await screen.findByText('Este comprobante ya no vale: fue reemplazado')).toBeTruthy();
  expect(screen.getByText(/no tiene validez tributaria\. La reemplaza B001-26\./)).toBeTruthy();
});

test('says that what was made out anew is in force while its note is not accepted', async () => {
  const { press, type } = await show();
  await type('Serie y número', 'F001-7');
  await type('Fecha de emisión', '2026-03-10');
  await type('Importe total', '70.00');
  await press();
  expect(await screen.findByText('Este comprobante existe y está por anularse')).toBeTruthy();
  expect(
    screen.getByText(/SUNAT no aceptó la nota de crédito FC01-3, que la anula.*esa nota: .*la factura sigue vigente/),
  ).toBeTruthy();
  await type('Importe total', '71.00');
  await press();
  expect(
    await screen.findByText(/no consta que la SUNAT haya aceptado la nota.*FC01-3.*la factura sigue vigente/),
  ).toBeTruthy();
});

test('asks for what is missing, keeps what was typed, and says when nothing was found', async () => {
  const { check, press, type } = await show();
  await type('Serie y número', 'B001-25');
  await press();
  expect(await screen.findAllByText('Escribe el importe total.')).not.toEqual([]);
  expect(check.asked).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>('Serie y número').value).toBe('B001-25');
  await type('Fecha de emisión', '2026-03-10');
  await type('Importe total', '99.00');
  await press();
  expect(await screen.findByText('La escuela no emitió ese.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Importe total').value).toBe('99.00');
  await type('Serie y número', 'xx');
  await press();
  expect(await screen.findAllByText('Va con su serie.')).toHaveLength(2);
  expect(screen.queryByText('No encontramos ese comprobante')).toBeNull();
});
