import { signerFor } from '#adapters/server/http/shared/files/signed-view.ts';
import type { FastifyInstance } from 'fastify';
import {
  correctReceipt,
  listOfficeReceipts,
  replaceCreditNote,
  replaceReceipt,
  sendReceiptAgain,
} from '#adapters/http-contract/receipts/office-receipts.ts';
import { noteNotFound } from '#adapters/server/http/payments/refund-refusals.ts';
import { permissionRefusals } from '#adapters/server/http/shared/permitted.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { CorrectReceipt, type CorrectReceiptRefusal } from '#application/server/receipts/correct-receipt.ts';
import { ReadOfficeReceipts } from '#application/server/receipts/read-office-receipts.ts';
import { ReplaceCreditNote, type ReplaceNoteRefusal } from '#application/server/receipts/replace-credit-note.ts';
import { ReplaceReceipt, type ReplaceReceiptRefusal } from '#application/server/receipts/replace-receipt.ts';
import { type SendAgainRefusal, SendReceiptAgain } from '#application/server/receipts/send-receipt-again.ts';
import { billingTexts } from '#domain/orders/billing-texts.ts';
import { correctionLateText } from '#domain/receipts/corrected-receipt.ts';
import { receiptCode } from '#domain/receipts/receipt.ts';
import { decimalText } from '#domain/shared/money.ts';
import { accept } from '#domain/shared/result.ts';
import { cdrPath, proofOfReceiptRoutes } from './proof-of-receipt.ts';

const sendAgainRefusals: RefusalTable<SendAgainRefusal> = {
  'sending-not-found': { status: 404, detail: 'No encontramos este comprobante entre los que se envían.' },
  'receipt-accepted': { status: 409, detail: 'La SUNAT ya aceptó este comprobante.' },
  'receipt-rejected': { status: 409, detail: 'La SUNAT rechazó este comprobante: su número ya no sirve.' },
  'receipt-number-taken': {
    status: 409,
    detail: 'La SUNAT ya tiene otro comprobante con este número. Emítelo con otro número en la página de su pedido.',
  },
};

const replaceRefusals: RefusalTable<ReplaceReceiptRefusal> = {
  ...permissionRefusals,
  'receipt-not-found': { status: 404, detail: 'No encontramos este comprobante.' },
  'receipt-accepted': sendAgainRefusals['receipt-accepted'],
  'receipt-not-rejected': {
    status: 409,
    detail: 'La SUNAT no rechazó este comprobante: sigue valiendo con su número.',
  },
  'receipt-replaced': { status: 409, detail: ({ by }) => `Ya se emitió con otro número: ${by}.` },
  'receipt-has-notes': {
    status: 409,
    detail: 'La SUNAT ya recibió una nota de crédito de este comprobante: no se emite con otro número.',
  },
  'receipt-type-has-notes': {
    status: 409,
    field: 'receiptType',
    detail: 'Tiene una nota de crédito, que es de su tipo: sigue siendo boleta o factura, como era.',
  },
  'correction-invalid': { status: 400, field: ({ field }) => field, detail: ({ reason }) => billingTexts[reason] },
};

const correctRefusals: RefusalTable<CorrectReceiptRefusal> = {
  ...permissionRefusals,
  'receipt-not-found': replaceRefusals['receipt-not-found'],
  'receipt-corrected': { status: 409, detail: ({ by }) => `Ya se corrigió: vale ${by}.` },
  'receipt-not-accepted': {
    status: 409,
    detail: 'La SUNAT no ha aceptado este comprobante: no hay qué anular. Si lo rechazó, se emite con otro número.',
  },
  'receipt-of-nothing': { status: 409, detail: 'Por este comprobante no se pagó nada: no se corrige.' },
  'receipt-refunded': {
    status: 409,
    detail: 'De este pedido se devolvió dinero, o está en camino: su comprobante no se corrige.',
  },
  'correction-empty': { status: 409, detail: 'El comprobante ya va con estos datos: cambia lo que está mal.' },
  'correction-late': { status: 409, field: 'documentNumber', detail: ({ until }) => correctionLateText(until) },
  'correction-invalid': replaceRefusals['correction-invalid'],
};

const replaceNoteRefusals: RefusalTable<ReplaceNoteRefusal> = {
  ...permissionRefusals,
  'credit-note-not-found': noteNotFound,
  'receipt-accepted': replaceRefusals['receipt-accepted'],
  'receipt-not-rejected': replaceRefusals['receipt-not-rejected'],
  'receipt-replaced': replaceRefusals['receipt-replaced'],
};

/** Receipts on their way to the tax authority, for the school's collaborators. */
export function officeReceiptRoutes(app: FastifyInstance, school: School): void {
  proofOfReceiptRoutes(app, school);
  serve(app, school, listOfficeReceipts, {}, async ({ caller, reply }) => {
    void reply.header('cache-control', 'no-store');
    const { receipts, ...rest } = await school.get(ReadOfficeReceipts).execute();
    const sign = signerFor(school, caller.userId);
    return accept({
      ...rest,
      receipts: receipts.map((each) => ({
        ...each,
        total: decimalText(each.total),
        cdr: each.cdr === null ? null : sign(cdrPath(each.cdr)),
      })),
    });
  });
  serve(app, school, sendReceiptAgain, sendAgainRefusals, ({ caller, params }) =>
    school.write(SendReceiptAgain, (send) => send.execute(params.id, caller.userId)),
  );
  serve(app, school, replaceReceipt, replaceRefusals, (call) =>
    call.once.write(
      ReplaceReceipt,
      (replace) => replace.execute(call.caller.userId, call.params.id, call.body),
      (receipt) => ({ id: receipt.id, code: receiptCode(receipt) }),
    ),
  );
  serve(app, school, correctReceipt, correctRefusals, (call) =>
    call.once.write(
      CorrectReceipt,
      (correct) => correct.execute(call.caller.userId, call.params.id, call.body),
      ({ receipt, note }) => ({ id: receipt.id, code: receiptCode(receipt), note: receiptCode(note) }),
    ),
  );
  serve(app, school, replaceCreditNote, replaceNoteRefusals, (call) =>
    call.once.write(
      ReplaceCreditNote,
      (replace) => replace.execute(call.caller.userId, call.params.id),
      (note) => ({ id: note.id, code: receiptCode(note) }),
    ),
  );
}
