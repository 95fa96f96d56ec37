import { parseArgs } from 'node:util';
import {
  accountIdOf,
  collaboratorEmail,
  type Command,
  type ReadyCommand,
  UsageError,
} from '#adapters/cli/escuela/command.ts';
import { nothingChanged } from '#adapters/cli/escuela/refusal-texts.ts';
import { problemOfRefusal } from '#adapters/server/http/shared/refusal-table.ts';
import { depositRefusals } from '#adapters/server/http/vouchers/deposit-refusals.ts';
import type { StartedSchool } from '#adapters/server/wiring/start.container.ts';
import { OfficeOrders } from '#application/server/orders/ports/office-orders.ts';
import { AskForRest } from '#application/server/vouchers/statements/ask-for-rest.ts';
import { ReopenMovement } from '#application/server/vouchers/statements/reopen-movement.ts';
import { ReturnDeposit } from '#application/server/vouchers/statements/return-deposit.ts';
import { formatMoney } from '#domain/shared/money.ts';

/** `deposits ask-rest ID --order N`: less arrived than the order costs, and the buyer is asked for the rest. */
export const askForRestOfDeposit: Command = {
  words: ['deposits', 'ask-rest'],
  usage: `  deposits ask-rest MOVIMIENTO --order NÚMERO --as CORREO
      Llegó menos que el pedido: guarda el pago y pide al comprador por carta exactamente lo que falta.`,
  prepare(args) {
    const { id, order, email } = asked('deposits ask-rest', args);
    return telling(email, order, async ({ school }, staffId, orderId, print) => {
      const done = await school.write(AskForRest, (ask) => ask.execute(id, orderId, staffId));
      if (done.ok) print(`Pedido: faltan ${formatMoney(done.value.missing)}.`);
      else print(`${nothingChanged} ${problemOfRefusal(done.refusal, depositRefusals).detail}`);
      return done.ok ? 0 : 1;
    });
  },
};

/** `deposits return ID --order N --operation …`: what arrived of it went back by a transfer. */
export const returnDeposit: Command = {
  words: ['deposits', 'return'],
  usage: `  deposits return MOVIMIENTO --order NÚMERO --operation OPERACIÓN --as CORREO
      Llegó menos que el pedido y se devolvió por transferencia: lo anota, y el pedido queda como estaba.`,
  prepare(args) {
    const { id, order, operation, email } = asked('deposits return', args);
    return telling(email, order, async ({ school }, staffId, orderId, print) => {
      const done = await school.write(ReturnDeposit, (give) => give.execute(id, orderId, staffId, operation));
      if (done.ok) print(`Anotado: se devolvieron ${formatMoney(done.value.amount)}.`);
      else print(`${nothingChanged} ${problemOfRefusal(done.refusal, depositRefusals).detail}`);
      return done.ok ? 0 : 1;
    });
  },
};

/** `deposits reopen ID`: a movement may be a sale after all. */
export const reopenDeposit: Command = {
  words: ['deposits', 'reopen'],
  usage: `  deposits reopen MOVIMIENTO --as CORREO
      Vuelve a poner por decidir un movimiento que se anotó como que no es una venta.`,
  prepare(args) {
    const { id, email } = asked('deposits reopen', args);
    return async (started, print) => {
      const staffId = await accountIdOf(started, email);
      const done = await started.school.write(ReopenMovement, (reopen) => reopen.execute(id, staffId));
      print(done.ok ? 'Por decidir.' : `${nothingChanged} ${problemOfRefusal(done.refusal, depositRefusals).detail}`);
      return done.ok ? 0 : 1;
    };
  },
};

function telling(
  email: ReturnType<typeof collaboratorEmail>,
  order: number,
  say: (
    started: StartedSchool,
    staffId: string,
    orderId: string,
    print: Parameters<ReadyCommand>[1],
  ) => Promise<number>,
): ReadyCommand {
  return async (started, print) => {
    const found = await started.school.get(OfficeOrders).find(order);
    return say(started, await accountIdOf(started, email), found?.id ?? '', print);
  };
}

function asked(command: string, args: readonly string[]) {
  const { values, positionals } = read(command, args);
  const [id, ...more] = positionals;
  const { order = '', operation = '' } = values;
  const needsOrder = command !== 'deposits reopen';
  if (id === undefined || more.length > 0 || (needsOrder && !/^[1-9]\d{0,8}$/.test(order))) {
    throw new UsageError(
      `${command}: indica un solo movimiento${needsOrder ? ' y --order con un número de pedido' : ''}.`,
    );
  }
  return { id, order: Number(order), operation, email: collaboratorEmail(values.as) };
}

function read(command: string, args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], options: { as: text, order: text, operation: text }, allowPositionals: true });
  } catch {
    throw new UsageError(`${command}: opción no reconocida.`);
  }
}
