import { parseArgs } from 'node:util';
import { problemOfRefusal } from '#adapters/server/http/shared/refusal-table.ts';
import { depositRefusals } from '#adapters/server/http/vouchers/deposit-refusals.ts';
import type { StartedSchool } from '#adapters/server/wiring/start.container.ts';
import { OfficeOrders } from '#application/server/orders/ports/office-orders.ts';
import { ConfirmDeposit } from '#application/server/vouchers/statements/confirm-deposit.ts';
import { IgnoreMovement } from '#application/server/vouchers/statements/ignore-movement.ts';
import { ReadDeposits } from '#application/server/vouchers/statements/read-deposits.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { formatMoney } from '#domain/shared/money.ts';
import type { MatchCandidate, MatchReason, MovementMatch } from '#domain/vouchers/statements/match-movements.ts';
import {
  accountIdOf,
  collaboratorEmail,
  type Command,
  UsageError,
  optionTexts,
} from '#adapters/cli/escuela/command.ts';
import { nothingChanged } from '#adapters/cli/escuela/refusal-texts.ts';

/** `deposits list`: what came in and is to be decided, with the orders that it may pay. */
export const listDeposits: Command = {
  words: ['deposits', 'list'],
  usage: `  deposits list
      Muestra los movimientos por decidir: los seguros, los dudosos con sus pedidos posibles, y los que no tienen pedido.`,
  prepare(args) {
    if (args.length > 0) throw new UsageError('deposits list: no lleva opciones.');
    return async ({ school }, print) => {
      const matches = await school.get(ReadDeposits).execute();
      if (matches.length === 0) print('No hay movimientos por decidir.');
      for (const match of matches) for (const line of linesOf(match)) print(line);
      return 0;
    };
  },
};

/** `deposits confirm`: a movement pays an order, or all that are sure pay theirs. */
export const confirmDeposit: Command = {
  words: ['deposits', 'confirm'],
  usage: `  deposits confirm MOVIMIENTO --order NÚMERO --as CORREO [--note "NOTA"] [--knowing]
      Confirma que un movimiento paga un pedido, en nombre de un colaborador. Con --knowing también si no le corresponde
      en todo o en parte, y lo que sobra queda anotado para devolver; o si llegó menos de lo que dice su constancia.
  deposits confirm --sure --as CORREO
      Confirma todos los seguros: los que traen el código de un solo pedido y su importe exacto.`,
  prepare(args) {
    const { values, positionals } = readOptions('deposits confirm', args);
    const [id, ...more] = positionals;
    const { as, note = '', knowing = false, sure: isAll = false, order = '' } = values;
    const email = collaboratorEmail(as);
    const isOne = id !== undefined && more.length === 0 && /^[1-9]\d{0,8}$/.test(order);
    if (isAll ? id !== undefined : !isOne) {
      throw new UsageError('deposits confirm: indica un movimiento y --order con un número de pedido, o --sure.');
    }
    return async (started, print) => {
      const staffId = await accountIdOf(started, email);
      const asked = isAll ? await sureOnes(started) : await chosenOne(started, id ?? '', Number(order));
      let code = 0;
      for (const { movementId, orderId, orderNumber } of asked) {
        const done = await started.school.write(ConfirmDeposit, (confirm) =>
          confirm.execute(movementId, orderId, staffId, { note, knowing }),
        );
        if (done.ok) print(`${movementId}: el pedido N.º ${orderNumber} está confirmado.`);
        else print(`${movementId}: ${nothingChanged} ${problemOfRefusal(done.refusal, depositRefusals).detail}`);
        if (!done.ok) code = 1;
      }
      if (asked.length === 0) print(isAll ? 'No hay movimientos seguros.' : 'No hay un pedido con ese número.');
      return asked.length === 0 && !isAll ? 1 : code;
    };
  },
};

/** `deposits ignore ID --reason …`: a movement is no sale. */
export const ignoreDeposit: Command = {
  words: ['deposits', 'ignore'],
  usage: `  deposits ignore MOVIMIENTO --as CORREO --reason "MOTIVO"
      Anota que un movimiento no es una venta; ya no se propone.`,
  prepare(args) {
    const { values, positionals } = readOptions('deposits ignore', args);
    const [id, ...more] = positionals;
    if (id === undefined || more.length > 0) throw new UsageError('deposits ignore: indica un solo movimiento.');
    const { as, reason = '' } = values;
    const email = collaboratorEmail(as);
    if (reason.trim() === '') throw new UsageError(optionTexts.reasonMissing);
    return async (started, print) => {
      const staffId = await accountIdOf(started, email);
      const done = await started.school.write(IgnoreMovement, (ignore) => ignore.execute(id, staffId, reason));
      print(done.ok ? 'Anotado.' : `${nothingChanged} ${problemOfRefusal(done.refusal, depositRefusals).detail}`);
      return done.ok ? 0 : 1;
    };
  },
};

async function sureOnes({ school }: StartedSchool) {
  const matches = await school.get(ReadDeposits).execute();
  return matches.flatMap(({ verdict, movement, candidates: [first] }) =>
    verdict === 'sure' && first !== undefined
      ? [{ movementId: movement.id, orderId: first.order.id, orderNumber: first.order.number }]
      : [],
  );
}

async function chosenOne({ school }: StartedSchool, movementId: string, orderNumber: number) {
  const order = await school.get(OfficeOrders).find(orderNumber);
  return order === null ? [] : [{ movementId, orderId: order.id, orderNumber }];
}

const verdicts: Readonly<Record<MovementMatch['verdict'], string>> = {
  sure: 'SEGURO',
  doubtful: 'DUDOSO',
  unmatched: 'SIN PEDIDO',
};

const reasonTexts: Readonly<Record<MatchReason, string>> = {
  code: 'trae su código',
  amount: 'mismo importe',
  operation: 'su constancia es de esta operación',
  date: 'fecha cercana',
  name: 'mismo nombre',
};

function linesOf({ movement, verdict, candidates }: MovementMatch): readonly string[] {
  const { id, bank, day, amount, operation, description, payer } = movement;
  const told = [operation === '' ? '' : `operación ${operation}`, payer, description].filter((each) => each !== '');
  return [
    `${id}  ${verdicts[verdict]}  ${formatMoney(amount)}, ${bank}, del ${formatDayMonthYear(day)}`,
    `    ${told.join(' · ')}`,
    ...candidates.map((each) => `    → ${candidateText(each)}`),
  ];
}

function candidateText({ order: { number, total, buyerName, isPaid }, reasons }: MatchCandidate): string {
  const paid = isPaid ? ', YA PAGADO' : '';
  return `pedido N.º ${number} de ${formatMoney(total)}${paid}, ${buyerName}: ${reasons.map((each) => reasonTexts[each]).join(', ')}`;
}

function readOptions(command: string, args: readonly string[]) {
  const [text, yes] = [{ type: 'string' }, { type: 'boolean' }] as const;
  const options = { as: text, note: text, order: text, reason: text, knowing: yes, sure: yes } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new UsageError(`${command}: opción no reconocida.`);
  }
}
