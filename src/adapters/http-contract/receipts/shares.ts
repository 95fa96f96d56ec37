import * as v from 'valibot';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { wrongMonth } from '#adapters/http-contract/receipts/month-books.ts';
import { positiveId } from '#adapters/http-contract/shared/wire-values.ts';
import type { MonthShares, OfficeShares } from '#application/read-models/receipts/month-shares.ts';
import { SHARE_RATE_WRONG, SHARE_WITHOUT_DAY, SHARE_WITHOUT_PARTY } from '#domain/receipts/shares/share-rates.ts';
import { bookMonth } from '#domain/receipts/books/book-month.ts';
import { parsePlainDate } from '#domain/shared/typed-day.ts';
import { parsePercent } from '#domain/shared/rate.ts';

const month = v.optional(
  v.pipe(
    v.string(),
    v.check((text) => text === '' || bookMonth(text) !== null, wrongMonth),
  ),
  '',
);

const party = v.object({ kind: v.picklist(['teacher', 'seller']), id: v.number() });

const ofMonth = {
  month: v.string(),
  months: v.pipe(v.array(v.string()), v.readonly()),
  isKept: v.boolean(),
  statements: v.pipe(
    v.array(
      v.object({
        party,
        name: v.string(),
        rows: v.pipe(
          v.array(
            v.object({
              on: v.string(),
              orderNumber: v.number(),
              title: v.string(),
              /** Basis points. */
              rate: v.number(),
              /** Without IGV. */
              base: v.string(),
              share: v.string(),
            }),
          ),
          v.readonly(),
        ),
        base: v.string(),
        share: v.string(),
      }),
    ),
    v.readonly(),
  ),
};

export const readOfficeShares = endpoint({
  method: 'GET',
  path: '/api/v1/staff/shares',
  summary:
    'Las participaciones de docentes y vendedores en un mes, y las que se fijaron; sin mes, el último que terminó',
  area: 'Colaboradores',
  signIn: 'required',
  permission: 'see-books',
  query: v.object({ month }),
  answer: wireOf<OfficeShares>()(
    v.object({
      ...ofMonth,
      base: v.string(),
      school: v.string(),
      agreed: v.pipe(
        v.array(
          v.object({
            party,
            name: v.string(),
            productId: v.nullable(v.number()),
            product: v.nullable(v.string()),
            rate: v.number(),
            from: v.string(),
          }),
        ),
        v.readonly(),
      ),
      choices: v.pipe(
        v.array(
          v.object({
            party,
            name: v.string(),
            product: v.nullable(v.object({ id: v.number(), title: v.string() })),
          }),
        ),
        v.readonly(),
      ),
      files: v.pipe(
        v.array(v.object({ kind: v.picklist(['csv', 'xlsx']), name: v.string(), address: v.string() })),
        v.readonly(),
      ),
    }),
  ),
});

export const agreeOnShare = endpoint({
  method: 'POST',
  path: '/api/v1/staff/shares',
  summary: 'Fija la participación de un docente en un producto, o la de un vendedor verificado, desde un día',
  area: 'Colaboradores',
  signIn: 'required',
  permission: 'manage-shares',
  body: v.object({
    party: v.object({ kind: v.picklist(['teacher', 'seller'], SHARE_WITHOUT_PARTY), id: positiveId }),
    productId: v.nullable(positiveId),
    /** Percent with up to 2 decimals. */
    rate: v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => parsePercent(text).ok, SHARE_RATE_WRONG),
    ),
    from: v.pipe(
      v.string(),
      v.check((text) => parsePlainDate(text).ok, SHARE_WITHOUT_DAY),
    ),
  }),
});

export const readOwnShares = endpoint({
  method: 'GET',
  path: '/api/v1/my-shares',
  summary:
    'La participación en un mes de quien llama, como docente o vendedor verificado; sin mes, el último que terminó',
  area: 'Inicio del estudiante',
  signIn: 'required',
  query: v.object({ month }),
  answer: wireOf<MonthShares>()(v.object(ofMonth)),
});

export const shareEndpoints = [readOfficeShares, agreeOnShare, readOwnShares] as const;
