import { parseArgs } from 'node:util';
import {
  answerDisputeRefusals,
  decideDisputeRefusals,
  noteDisputeRefusals,
} from '#adapters/server/http/payments/dispute-refusals.ts';
import { problemOfRefusal } from '#adapters/server/http/shared/refusal-table.ts';
import type { OfficeDispute } from '#application/read-models/payments/office-disputes.ts';
import { OfficeOrders } from '#application/server/orders/ports/office-orders.ts';
import { AnswerDispute } from '#application/server/payments/disputes/answer-dispute.ts';
import { DecideDispute, type DisputeOutcome } from '#application/server/payments/disputes/decide-dispute.ts';
import { ListDisputes } from '#application/server/payments/disputes/list-disputes.ts';
import { NoteDispute } from '#application/server/payments/disputes/note-dispute.ts';
import { disputeReasonTexts, disputeStateTexts } from '#domain/payments/dispute-texts.ts';
import { disputeReasons, type NotedDispute } from '#domain/payments/dispute.ts';
import { type PlainDate } from '#domain/shared/dates.ts';
import { formatDayMonthYear, parsePlainDate } from '#domain/shared/typed-day.ts';
import { formatMoney, parseMoney } from '#domain/shared/money.ts';
import { refuse } from '#domain/shared/result.ts';
import { lowerFirst } from '#domain/shared/text.ts';
import { accountIdOf, collaboratorEmail, type Command, UsageError } from '#adapters/cli/escuela/command.ts';
import { nothingChanged } from '#adapters/cli/escuela/refusal-texts.ts';

/** `disputes list`: payments that banks take back, those to be answered first. */
export const printDisputes: Command = {
  words: ['disputes', 'list'],
  usage: `  disputes list
      Muestra los contracargos por responder, el que vence antes primero, y los que decide el banco.`,
  prepare(args) {
    if (args.length > 0) throw new UsageError('disputes list: no lleva opciones.');
    return async ({ school }, print) => {
      const shown: OfficeDispute[] = [];
      for (const which of ['waiting', 'answered'] as const)
        shown.push(...(await school.get(ListDisputes).execute(which, 1)).disputes);
      if (shown.length === 0) print('No hay contracargos por decidir.');
      for (const dispute of shown) for (const line of linesOf(dispute)) print(line);
      return 0;
    };
  },
};

/** `disputes note ORDER --as EMAIL …`: notes that a bank takes a payment back. */
export const addDispute: Command = {
  words: ['disputes', 'note'],
  usage: `  disputes note PEDIDO --as CORREO --amount 118.00 --reason MOTIVO --opened AAAA-MM-DD --answer-by AAAA-MM-DD [--purchase COMPRA]
          [--note "…"]
      Anota en nombre de un colaborador que el banco pide de vuelta el pago de un pedido. MOTIVO: ${disputeReasons.join(', ')}. COMPRA:
      cuál de los pagos, si el pedido se pagó más de una vez.`,
  prepare(args) {
    const { number, values } = parsed('disputes note', args);
    const as = collaboratorEmail(values.as);
    const noted = notedIn(values);
    return async ({ school }, print) => {
      const staffId = await accountIdOf({ school }, as);
      const order = await school.get(OfficeOrders).find(number);
      const done =
        order === null
          ? refuse({ kind: 'order-not-found' } as const)
          : await school.write(NoteDispute, (note) => note.execute(staffId, order.id, noted));
      print(
        done.ok
          ? `Anotado: contracargo N.º ${done.value.number}.`
          : `${nothingChanged} ${problemOfRefusal(done.refusal, noteDisputeRefusals).detail}`,
      );
      return done.ok ? 0 : 1;
    };
  },
};

/** `disputes answer NUMBER --as EMAIL`: notes that the school answered the bank. */
export const sayDisputeAnswered: Command = {
  words: ['disputes', 'answer'],
  usage: `  disputes answer NÚMERO --as CORREO [--note "…"]
      Anota en nombre de un colaborador que se respondió al banco, y qué se le dijo.`,
  prepare(args) {
    const { number, values } = parsed('disputes answer', args);
    const as = collaboratorEmail(values.as);
    return async ({ school }, print) => {
      const staffId = await accountIdOf({ school }, as);
      const done = await school.write(AnswerDispute, (answer) => answer.execute(number, staffId, values.note ?? ''));
      print(
        done.ok
          ? 'Anotado: decide el banco.'
          : `${nothingChanged} ${problemOfRefusal(done.refusal, answerDisputeRefusals).detail}`,
      );
      return done.ok ? 0 : 1;
    };
  },
};

/** `disputes decide NUMBER --as EMAIL --outcome won|lost|accepted`: notes how a dispute ended. */
export const endDispute: Command = {
  words: ['disputes', 'decide'],
  usage: `  disputes decide NÚMERO --as CORREO --outcome won|lost|accepted [--products 10,11]
      Anota en nombre de un colaborador cómo terminó: ganado, perdido, o aceptado sin responder. Perdido o aceptado, emite la
      nota de crédito y retira lo comprado; --products dice de qué es el importe cuando no es todo.`,
  prepare(args) {
    const { number, values } = parsed('disputes decide', args);
    const as = collaboratorEmail(values.as);
    const ended = outcomeIn(values);
    return async ({ school }, print) => {
      const staffId = await accountIdOf({ school }, as);
      const done = await school.write(DecideDispute, (decide) => decide.execute(number, staffId, ended));
      print(
        done.ok
          ? `Anotado: ${disputeStateTexts[done.value.state]}.`
          : `${nothingChanged} ${problemOfRefusal(done.refusal, decideDisputeRefusals).detail}`,
      );
      return done.ok ? 0 : 1;
    };
  },
};

function linesOf(dispute: OfficeDispute): readonly string[] {
  const { number, orderNumber, amount, reason, state, answerBy, buyer, gateway, purchaseNumber } = dispute;
  const until = formatDayMonthYear(answerBy as PlainDate);
  return [
    `N.º ${number}  pedido N.º ${orderNumber}  ${formatMoney(amount)}: ${lowerFirst(disputeReasonTexts[reason])}`,
    `    ${disputeStateTexts[state]}, hasta el ${until}; ${gateway}, compra ${purchaseNumber}`,
    `    ${buyer.name} <${buyer.email}>`,
  ];
}

interface Values {
  readonly as?: string;
  readonly note?: string;
  readonly amount?: string;
  readonly purchase?: string;
  readonly reason?: string;
  readonly opened?: string;
  readonly 'answer-by'?: string;
  readonly outcome?: string;
  readonly products?: string;
}

function parsed(words: string, args: readonly string[]): { readonly number: number; readonly values: Values } {
  const { values, positionals } = read(words, args);
  const [given, ...more] = positionals;
  if (given === undefined || more.length > 0 || !/^[1-9]\d{0,8}$/.test(given))
    throw new UsageError(`${words}: indica un solo número.`);
  return { number: Number(given), values };
}

function read(words: string, args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    as: text,
    note: text,
    amount: text,
    purchase: text,
    reason: text,
    opened: text,
    'answer-by': text,
  } as const;
  try {
    return parseArgs({
      args: [...args],
      options: { ...options, outcome: text, products: text },
      allowPositionals: true,
    });
  } catch {
    throw new UsageError(`${words}: una de sus opciones no se conoce.`);
  }
}

function notedIn(values: Values): NotedDispute {
  const amount = parseMoney(values.amount ?? '');
  if (!amount.ok) throw new UsageError('--amount: escribe un importe, como 118.00.');
  const reason = disputeReasons.find((each) => each === values.reason);
  if (reason === undefined) throw new UsageError(`--reason: elige ${disputeReasons.join(', ')}.`);
  const [opened, until] = [parsePlainDate(values.opened ?? ''), parsePlainDate(values['answer-by'] ?? '')];
  if (!opened.ok) throw new UsageError('--opened: falta el día, como 2026-03-10.');
  if (!until.ok) throw new UsageError('--answer-by: falta el día, como 2026-03-20.');
  const purchase = values.purchase ?? '';
  return {
    amount: amount.value,
    purchase,
    reason,
    words: values.note ?? '',
    openedOn: opened.value,
    answerBy: until.value,
  };
}

function outcomeIn({ outcome, products }: Values): DisputeOutcome {
  const known = (['won', 'lost', 'accepted'] as const).find((each) => each === outcome);
  if (known === undefined) throw new UsageError('--outcome: elige won, lost o accepted.');
  const ids = products === undefined ? [] : products.split(',');
  if (ids.some((id) => !/^[1-9]\d{0,8}$/.test(id.trim())))
    throw new UsageError('--products: los números de los productos, con comas.');
  return { outcome: known, productIds: ids.map(Number) };
}
