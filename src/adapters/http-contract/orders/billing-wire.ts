import * as v from 'valibot';
import { DATUM_TOO_LONG } from '#domain/shared/typed-text.ts';

const receiptType = v.picklist(['boleta', 'factura'], 'El comprobante es boleta o factura.');
const documentType = v.picklist(['DNI', 'CE', 'passport', 'RUC'], 'El documento es DNI, CE, pasaporte o RUC.');
const text = (message: string) => v.pipe(v.string(message), v.maxLength(500, DATUM_TOO_LONG));

/** Whom a rejected receipt should have been made out to; the domain judges it. */
export const buyerCorrection = v.object({
  receiptType,
  documentType,
  documentNumber: text('Falta el número de documento.'),
  name: text('Falta el nombre.'),
  address: v.optional(text('La dirección es un texto.'), ''),
});

/** Whom a receipt is made out to, as a buyer types it; the domain judges it. */
export const billingWire = v.object({
  ...buyerCorrection.entries,
  email: text('Falta el correo.'),
});
