import type { FastifyInstance } from 'fastify';
import { giveSurplusBack, listSurplus } from '#adapters/http-contract/payments/surplus-payments.ts';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import type { StaffSurplus } from '#application/read-models/payments/staff-surplus.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { GiveBack, type GiveBackRefusal } from '#application/server/payments/give-back.ts';
import { type ListedSurplus, SurplusPayments } from '#application/server/payments/ports/surplus-payments.ts';
import { decimalText } from '#domain/shared/money.ts';
import { numbered } from '#domain/shared/numbers-together.ts';
import { accept } from '#domain/shared/result.ts';
import { permissionRefusals } from '#adapters/server/http/shared/permitted.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';

const most = 100;

/** How each refusal of noting money as given back is answered. */
export const giveBackRefusals: RefusalTable<GiveBackRefusal> = {
  ...permissionRefusals,
  'surplus-not-found': { status: 404, detail: 'No encontramos este pago por devolver.' },
  'surplus-disputed': {
    status: 409,
    detail: ({ number }) =>
      `El banco decide el contracargo ${numbered(number)} de este pago: hasta entonces no lo devuelvas por otro medio, saldría dos veces.`,
  },
  'note-missing': {
    status: 400,
    field: 'note',
    detail: 'Escribe cómo lo devolviste: número de operación o referencia.',
  },
  'note-too-long': { status: 400, field: 'note', detail: 'La nota tiene como máximo 500 caracteres.' },
};

/** Money that arrived although nothing was due, for the school's collaborators. Source: decisions.md, One product, one payment. */
export function surplusRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, listSurplus, {}, async (call) => {
    const payments = await school.get(SurplusPayments).list(call.query.which, most);
    return accept({ payments: payments.map(presentSurplus) });
  });
  serve(app, school, giveSurplusBack, giveBackRefusals, async (call) => {
    return call.once.write(
      GiveBack,
      (give) => give.execute(call.params.id, call.caller.userId, call.body.note),
      ({ givenBack, arrivedAt }) => ({ givenBackAt: (givenBack?.at ?? arrivedAt).toISOString() }),
    );
  });
}

function presentSurplus({ givenBack, givenBackBy, ...surplus }: ListedSurplus): Wire<StaffSurplus> {
  const { id, orderNumber, buyer, source, found, dispute, amount, reason, arrivedAt } = surplus;
  const by = givenBackBy ?? 'Equipo de la escuela';
  return {
    id,
    orderNumber,
    buyer,
    kind: source.kind,
    found,
    dispute,
    amount: decimalText(amount),
    reason,
    arrivedAt: arrivedAt.toISOString(),
    givenBack: givenBack === null ? null : { by, at: givenBack.at.toISOString(), note: givenBack.note },
  };
}
