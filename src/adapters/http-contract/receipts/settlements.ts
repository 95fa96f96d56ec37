import * as v from 'valibot';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { instant } from '#adapters/http-contract/shared/wire-values.ts';
import { rowsFileFields, rowsFileOf } from '#adapters/http-contract/vouchers/file-of-rows.ts';
import type {
  SettlementArrival,
  StaffGateway,
  StaffSettlementFile,
} from '#application/read-models/receipts/settlements.ts';
import { settlementFields } from '#domain/receipts/settlements/settlement-fields.ts';
import { DATUM_TOO_LONG } from '#domain/shared/typed-text.ts';
import { statementLimits } from '#domain/vouchers/statements/statement-fault.ts';

const area = 'Colaboradores';
const anyDecimal = v.pipe(v.string(), v.regex(/^-?\d{1,13}\.\d{2}$/));
export const settlementFile = rowsFileOf(settlementFields);

export const listGatewaysTold = endpoint({
  method: 'GET',
  path: '/api/v1/staff/settlements',
  summary: 'Las pasarelas de la escuela, hasta qué día se trajeron sus liquidaciones y en qué archivos',
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
    /** Those that were not taken away, the last one first. */
    files: v.array(
      wireOf<StaffSettlementFile>()(
        v.object({
          id: v.string(),
          gateway: v.string(),
          broughtAt: instant,
          lines: v.number(),
          days: v.object({ first: v.string(), last: v.string() }),
          isClosed: v.boolean(),
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
    ...rowsFileFields,
  }),
  answer: wireOf<SettlementArrival>()(
    v.object({
      layout: settlementFile.layout,
      preview: settlementFile.preview,
      lines: v.number(),
      added: v.number(),
      first: v.array(
        v.object({
          day: v.string(),
          kind: v.picklist(['charge', 'refund', 'reversal']),
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

export const takeAwaySettlements = endpoint({
  method: 'DELETE',
  path: '/api/v1/staff/settlements/files/:id',
  summary:
    'Quita un archivo de liquidaciones traído por error, con las líneas que ningún otro trae; no si su mes está cerrado',
  area,
  signIn: 'required',
  permission: 'close-books',
  params: v.object({ id: v.pipe(v.string(), v.maxLength(100, DATUM_TOO_LONG)) }),
  answer: v.object({ taken: v.number() }),
  status: 200,
});

export const settlementEndpoints = [
  listGatewaysTold,
  rehearseSettlements,
  bringSettlements,
  takeAwaySettlements,
] as const;
