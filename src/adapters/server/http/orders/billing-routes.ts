import type { FastifyInstance } from 'fastify';
import {
  addBillingRecord,
  changeBillingRecord,
  deleteFacturacion,
  getFacturacion,
  presentFacturacion,
} from '#adapters/http-contract/orders/billing-calls.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { SaveBillingRecord, type SaveBillingRefusal } from '#application/server/orders/save-billing-record.ts';
import { BillingRecords } from '#application/server/orders/ports/billing-records.ts';
import { billingTexts } from '#domain/orders/billing-texts.ts';
import { accept } from '#domain/shared/result.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';

const refusals: RefusalTable<SaveBillingRefusal> = {
  'billing-record-not-found': { status: 404, detail: 'No encontramos estos datos entre los tuyos.' },
  'billing-record-exists': {
    status: 409,
    field: 'documentNumber',
    detail: 'Ya tienes datos de facturación con este documento.',
  },
  'billing-invalid': { status: 400, field: ({ field }) => field, detail: ({ reason }) => billingTexts[reason] },
};

/** The account's billing data: reading and removing by the calls of section 7, adding and changing by our own. Source: USER-4. */
export function billingRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, getFacturacion, {}, async (call) => {
    const records = await school.get(BillingRecords).ofUser(call.caller.userId);
    return accept(presentFacturacion(records));
  });
  serve(app, school, deleteFacturacion, {}, async (call) => {
    const { item } = call.body;
    await school.write(BillingRecords, (records) =>
      records.remove(call.caller.userId, typeof item === 'string' ? item : item.id),
    );
    return accept({ save: true });
  });
  serve(app, school, addBillingRecord, refusals, (call) =>
    school.write(SaveBillingRecord, (save) => save.add(call.caller.userId, call.body)),
  );
  serve(app, school, changeBillingRecord, refusals, (call) =>
    school.write(SaveBillingRecord, (save) => save.change(call.caller.userId, call.params.id, call.body)),
  );
}
