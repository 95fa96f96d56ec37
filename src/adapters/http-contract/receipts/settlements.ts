import * as v from 'valibot';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { formFile } from '#adapters/http-contract/shared/form-file.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import type { SettlementArrival, StaffGateway } from '#application/read-models/receipts/settlements.ts';
import { settlementFields } from '#domain/receipts/settlements/settlement-fields.ts';
import type { SettlementColumns } from '#domain/receipts/settlements/settlement-layout.ts';
import { recordOf } from '#domain/shared/record.ts';
import { DATUM_TOO_LONG } from '#domain/shared/typed-text.ts';
import { statementLimits } from '#domain/vouchers/statements/statement-fault.ts';
import {
  dateOrders,
  decimalMarks,
  statementEncodings,
  statementSeparators,
} from '#domain/vouchers/statements/statement-layout.ts';

const area = 'Colaboradores';
const anyDecimal = v.pipe(v.string(), v.regex(/^-?\d{1,13}\.\d{2}$/));
const columns = v.object(recordOf(settlementFields, () => v.pipe(v.string(), v.maxLength(300))));

/** The columns that were chosen of a file, from the field of a form; null: they are not to be understood. */
export function settlementColumnsChosen(field: string): SettlementColumns | null {
  try {
    const read = v.safeParse(columns, JSON.parse(field));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

export const listGatewaysTold = endpoint({
  method: 'GET',
  path: '/api/v1/staff/settlements',
  summary: 'Las pasarelas de la escuela y hasta qué día se trajeron sus liquidaciones',
  area,
  signIn: 'required',
  permission: 'see-books',
  answer: v.object({
    gateways: v.array(
      wireOf<StaffGateway>()(
        v.object({
          name: v.string(),
          lines: v.number(),
          days: v.nullable(v.object({ first: v.string(), last: v.string() })),
        }),
      ),
    ),
  }),
});

const file = {
  method: 'POST',
  area,
  signIn: 'required',
  permission: 'close-books',
  bodyFormat: 'form',
  largestFile: statementLimits.largestFile,
  body: v.object({
    gateway: v.pipe(v.string('Elige la pasarela.'), v.maxLength(60, DATUM_TOO_LONG)),
    archivo: formFile('Elige un archivo.'),
    /** JSON: the heading of each field's column, '' where there is none; not given: as was kept, or as its headings let one guess. */
    columnas: v.optional(v.pipe(v.string('Elige las columnas.'), v.maxLength(5000, DATUM_TOO_LONG))),
  }),
  answer: wireOf<SettlementArrival>()(
    v.object({
      layout: v.object({
        separator: v.picklist(statementSeparators),
        encoding: v.picklist(statementEncodings),
        decimals: v.picklist(decimalMarks),
        dates: v.picklist(dateOrders),
        /** The heading of each field; '' where there is no such column. */
        columns,
      }),
      preview: v.object({ rows: v.array(v.object({ line: v.number(), cells: v.array(v.string()) })), columns }),
      lines: v.number(),
      added: v.number(),
      first: v.array(
        v.object({
          day: v.string(),
          kind: v.picklist(['charge', 'refund']),
          reference: v.string(),
          amount: anyDecimal,
          commission: anyDecimal,
          commissionTax: anyDecimal,
          net: anyDecimal,
        }),
      ),
    }),
  ),
  status: 200,
} as const;

export const rehearseSettlements = endpoint({
  ...file,
  path: '/api/v1/staff/settlements/rehearsals',
  summary: 'Dice qué traería un archivo de liquidaciones de una pasarela, sin guardar nada',
});

export const bringSettlements = endpoint({
  ...file,
  path: '/api/v1/staff/settlements',
  summary: 'Trae las liquidaciones de un archivo de una pasarela, todas o ninguna; repetirlo no agrega nada',
});

export const settlementEndpoints = [listGatewaysTold, rehearseSettlements, bringSettlements] as const;
