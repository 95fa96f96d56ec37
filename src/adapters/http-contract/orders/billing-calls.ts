import * as v from 'valibot';
import type { BillingRecord } from '#domain/orders/billing-record.ts';
import { billingWire } from './billing-wire.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { billingRecordWire, listBillingRecords } from './orders.ts';
import { presentBilling } from '#adapters/http-contract/accounts/present-user-info.ts';
import { billingData } from '#adapters/http-contract/accounts/user-info.ts';

const area = 'Datos de facturación';
const id = v.pipe(v.string('Falta el registro.'), v.minLength(1, 'Falta el registro.'), v.maxLength(60));

export const getFacturacion = endpoint({
  method: 'GET',
  path: '/api/clientes/get-facturacion',
  summary: listBillingRecords.summary,
  area,
  signIn: 'required',
  answer: v.object({ datos_facturacion: v.array(billingData) }),
});

/** Billing records as `getFacturacion` answers them. */
export function presentFacturacion(
  records: readonly (BillingRecord & { readonly id: string })[],
): v.InferOutput<NonNullable<typeof getFacturacion.answer>> {
  return { datos_facturacion: records.map(presentBilling) };
}

/** Billing records read from `getFacturacion`. */
export function parseFacturacion({
  datos_facturacion,
}: v.InferOutput<NonNullable<typeof getFacturacion.answer>>): (BillingRecord & { readonly id: string })[] {
  return datos_facturacion.map((each) => ({
    id: each.id,
    receiptType: each.tipo_comprobante,
    documentType: each.tipo_documento,
    documentNumber: each.numero_documento,
    name: each.nombre,
    address: each.direccion,
    email: each.email,
  }));
}

export const deleteFacturacion = endpoint({
  method: 'POST',
  path: '/api/clientes/datos-facturacion-eliminar',
  summary: 'Elimina un registro de facturación; repetirla responde lo mismo',
  area,
  signIn: 'required',
  body: v.object({
    /** The record, or its id alone. */
    item: v.union([id, v.object({ id })], 'Falta el registro.'),
  }),
  answer: v.object({ save: v.boolean() }),
});

export const addBillingRecord = endpoint({
  method: 'POST',
  path: '/api/v1/billing-records',
  summary: 'Agrega datos de facturación; los del mismo documento se reemplazan',
  area,
  signIn: 'required',
  body: billingWire,
  answer: billingRecordWire,
  status: 201,
});

export const changeBillingRecord = endpoint({
  method: 'PUT',
  path: '/api/v1/billing-records/:id',
  summary: 'Cambia datos de facturación de la cuenta',
  area,
  signIn: 'required',
  params: v.object({ id }),
  body: billingWire,
  answer: billingRecordWire,
});

export const billingEndpoints = [getFacturacion, deleteFacturacion, addBillingRecord, changeBillingRecord] as const;
