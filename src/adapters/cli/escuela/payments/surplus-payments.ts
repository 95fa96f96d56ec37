import { parseArgs } from 'node:util';
import { problemOfRefusal } from '#adapters/server/http/shared/refusal-table.ts';
import { giveBackRefusals } from '#adapters/server/http/payments/surplus-routes.ts';
import { GiveBack } from '#application/server/payments/give-back.ts';
import { type ListedSurplus, SurplusPayments } from '#application/server/payments/ports/surplus-payments.ts';
import { surplusReasonTexts } from '#domain/payments/surplus-reason-texts.ts';
import type { SurplusPayment } from '#domain/payments/surplus-payment.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { lowerFirst } from '#domain/shared/text.ts';
import { severalLines } from '#domain/shared/typed-text.ts';
import { accountIdOf, collaboratorEmail, type Command, UsageError } from '#adapters/cli/escuela/command.ts';
import { nothingChanged } from '#adapters/cli/escuela/refusal-texts.ts';

const most = 200;

/** `surplus list`: money to be given back, the oldest first. */
export const listSurplus: Command = {
  words: ['surplus', 'list'],
  usage: `  surplus list
      Muestra el dinero que llegó de más y está por devolver, el más antiguo primero.`,
  prepare(args) {
    if (args.length > 0) throw new UsageError('surplus list: no lleva opciones.');
    return async ({ school }, print) => {
      const open = await school.get(SurplusPayments).list('open', most);
      if (open.length === 0) print('No hay dinero por devolver.');
      for (const surplus of open) for (const line of linesOf(surplus)) print(line);
      return 0;
    };
  },
};

/** `surplus return ID --as EMAIL --note …`: notes that money was given back, once. */
export const returnSurplus: Command = {
  words: ['surplus', 'return'],
  usage: `  surplus return ID --as CORREO --note "OPERACIÓN"
      Anota en nombre de un colaborador que el dinero se devolvió, y cómo. La primera vez queda.`,
  prepare(args) {
    const { id, as, note } = parsed(args);
    return async ({ school }, print) => {
      const staffId = await accountIdOf({ school }, as);
      const given = await school.write(GiveBack, (give) => give.execute(id, staffId, note));
      const problem = given.ok
        ? notedBefore(given.value, note)
        : problemOfRefusal(given.refusal, giveBackRefusals).detail;
      print(problem === null ? 'Anotado como devuelto.' : `${nothingChanged} ${problem}`);
      return problem === null ? 0 : 1;
    };
  },
};

/** What is said where it had been noted otherwise before: of two notes the first stays. */
function notedBefore({ givenBack }: SurplusPayment, note: string): string | null {
  if (givenBack === null || givenBack.note === severalLines(note)) return null;
  return `Ya se había anotado como devuelto: «${givenBack.note}». Revisa que no se haya devuelto dos veces.`;
}

function linesOf({
  id,
  orderNumber,
  amount,
  reason,
  buyer,
  source,
  found,
  arrivedAt,
}: ListedSurplus): readonly string[] {
  const number = source.kind === 'attempt' ? `compra ${found.number}` : `operación ${found.number}`;
  return [
    `${id}  pedido N.º ${orderNumber}  ${formatMoney(amount)}: ${lowerFirst(surplusReasonTexts[reason])}`,
    `    ${found.at}, ${number}, del ${formatLongInstant(arrivedAt, { withYear: true })}`,
    `    ${buyer.name} <${buyer.email}>`,
  ];
}

function parsed(args: readonly string[]) {
  const { values, positionals } = read(args);
  const [id, ...more] = positionals;
  if (id === undefined || more.length > 0) throw new UsageError('surplus return: indica un solo pago.');
  const as = collaboratorEmail(values.as);
  if (values.note === undefined || values.note.trim() === '') throw new UsageError('--note: falta cómo se devolvió.');
  return { id, as, note: values.note };
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { as: { type: 'string' }, note: { type: 'string' } },
      allowPositionals: true,
    });
  } catch {
    throw new UsageError('surplus return: sus opciones son --as y --note.');
  }
}
