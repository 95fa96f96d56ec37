import * as v from 'valibot';
import { codeForm } from '#adapters/http-contract/office/resources/resource-calls.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { tooLong } from '#adapters/http-contract/shared/texts.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { decimal, idText, instant, pageText, positiveId } from '#adapters/http-contract/shared/wire-values.ts';
import type { CodeUsesPage, SellerSales } from '#application/read-models/cart/code-sales.ts';
import type { CodeUsage, ShownTrial } from '#application/read-models/cart/shown-trial.ts';
import { salesFields } from './sales-wire.ts';

const area = 'Contenidos de la escuela';
const amounts = { price: decimal, discount: decimal, net: decimal };

export const readCodeUsage = endpoint({
  method: 'GET',
  path: '/api/v1/staff/codes/:id/standing',
  summary: 'Si un código está detenido, y cuántas veces se usó',
  area,
  signIn: 'required',
  permission: 'see-codes',
  params: v.object({ id: idText }),
  answer: wireOf<CodeUsage>()(v.object({ isStopped: v.boolean(), uses: v.number() })),
});

export const stopCode = endpoint({
  method: 'POST',
  path: '/api/v1/staff/codes/:id/stops',
  summary: 'Detiene un código de inmediato, o lo reactiva; los pedidos hechos siguen igual',
  area,
  signIn: 'required',
  permission: 'manage-codes',
  params: v.object({ id: idText }),
  body: v.object({ isStopped: v.boolean() }),
});

export const tryCode = endpoint({
  method: 'POST',
  path: '/api/v1/staff/code-trials',
  summary: 'Lo que un código, guardado o no, quita de un carrito de ejemplo; no cambia nada',
  area,
  signIn: 'required',
  permission: 'see-codes',
  body: v.object({ typed: codeForm, productIds: v.pipe(v.array(positiveId), v.maxLength(50, tooLong)) }),
  answer: wireOf<ShownTrial>()(
    v.object({
      lines: v.pipe(v.array(v.object({ title: v.string(), ...amounts })), v.readonly()),
      ...amounts,
      base: decimal,
      tax: decimal,
    }),
  ),
});

export const listCodeUses = endpoint({
  method: 'GET',
  path: '/api/v1/staff/codes/:id/uses',
  summary:
    'Los usos de un código uno por uno, del último al primero, por página: quién, en qué pedido y cuánto se le quitó',
  area,
  signIn: 'required',
  permission: 'see-orders',
  params: v.object({ id: idText }),
  query: v.object({ page: pageText }),
  answer: wireOf<CodeUsesPage>()(
    v.object({
      uses: v.pipe(
        v.array(
          v.object({
            number: v.number(),
            state: v.picklist(['continue', 'pending', 'confirmed', 'expired', 'finished']),
            buyer: v.object({ name: v.string(), email: v.string() }),
            usedAt: instant,
            taken: decimal,
            total: decimal,
          }),
        ),
        v.readonly(),
      ),
      total: v.number(),
      pages: v.number(),
    }),
  ),
});

export const readSellerSales = endpoint({
  method: 'GET',
  path: '/api/v1/staff/sellers/:id/sales',
  summary: 'Lo que se vendió con el código de un vendedor verificado, por mes',
  area,
  signIn: 'required',
  permission: 'see-catalogue',
  params: v.object({ id: idText }),
  answer: wireOf<SellerSales>()(
    v.object({
      codeId: v.number(),
      word: v.string(),
      ...salesFields,
    }),
  ),
});

export const officeCodeEndpoints = [readCodeUsage, stopCode, tryCode, listCodeUses, readSellerSales] as const;
