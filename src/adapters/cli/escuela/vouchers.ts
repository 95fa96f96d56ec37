import { parseArgs } from 'node:util';
import { problemOfRefusal } from '#adapters/server/http/shared/refusal-table.ts';
import { voucherDecisionRefusals } from '#adapters/server/http/vouchers/voucher-refusals.ts';
import { type ListedVoucher, Vouchers } from '#application/server/vouchers/ports/vouchers.ts';
import { ApproveVoucher, type ApproveVoucherRefusal } from '#application/server/vouchers/approve-voucher.ts';
import { RejectVoucher, type RejectVoucherRefusal } from '#application/server/vouchers/reject-voucher.ts';
import { answerDueBy } from '#domain/vouchers/voucher.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { formatMoney } from '#domain/shared/money.ts';
import type { Result } from '#domain/shared/result.ts';
import { accountIdOf, collaboratorEmail, type Command, type Print, UsageError, optionTexts } from './command.ts';
import { nothingChanged } from './refusal-texts.ts';

const most = 200;

/** `vouchers list`: what waits for a decision, the oldest first. */
export const listVouchers: Command = {
  words: ['vouchers', 'list'],
  usage: `  vouchers list
      Muestra las constancias de depósito por revisar, la más antigua primero.`,
  prepare(args) {
    if (args.length > 0) throw new UsageError('vouchers list: no lleva opciones.');
    return async ({ school }, print) => {
      const waiting = await school.get(Vouchers).list('open', most);
      if (waiting.length === 0) print('No hay constancias por revisar.');
      for (const voucher of waiting) for (const line of linesOf(voucher)) print(line);
      return 0;
    };
  },
};

/** `vouchers approve ID --as EMAIL`: the order is confirmed, once however often it is said. */
export const approveVoucher: Command = {
  words: ['vouchers', 'approve'],
  usage: `  vouchers approve ID --as CORREO [--note "NOTA"] [--knowing]
      Aprueba una constancia en nombre de un colaborador: el pedido queda confirmado y se activa lo comprado.
      Con --knowing también cuando otro pago es de lo mismo: lo que no corresponde queda anotado para devolver.`,
  prepare(args) {
    const { id, as, text: note, knowing } = parsed('vouchers approve', args, 'note');
    return async ({ school }, print) => {
      const staffId = await accountIdOf({ school }, as);
      const decided = await school.write(ApproveVoucher, (approve) => approve.execute(id, staffId, { note, knowing }));
      return said(decided, 'Aprobada. El pedido está confirmado.', print);
    };
  },
};

/** `vouchers reject ID --as EMAIL --reason …`: the buyer reads the reason and may send another. */
export const rejectVoucher: Command = {
  words: ['vouchers', 'reject'],
  usage: `  vouchers reject ID --as CORREO --reason "MOTIVO"
      Rechaza una constancia en nombre de un colaborador. El comprador recibe el motivo y puede enviar otra.`,
  prepare(args) {
    const { id, as, text } = parsed('vouchers reject', args, 'reason');
    if (text.trim() === '') throw new UsageError(optionTexts.reasonMissing);
    return async ({ school }, print) => {
      const staffId = await accountIdOf({ school }, as);
      const decided = await school.write(RejectVoucher, (reject) => reject.execute(id, staffId, text));
      return said(decided, 'Rechazada. El comprador ya tiene el motivo.', print);
    };
  },
};

function linesOf(voucher: ListedVoucher): readonly string[] {
  const { order, buyer, amount, state } = voucher;
  const attention =
    amount === order.total
      ? `el código ${order.codeWord ?? ''} ya había llegado a su límite`
      : `el pedido es de ${formatMoney(order.total)}`;
  const differs = state === 'review' ? `  ATENCIÓN: ${attention}` : '';
  return [
    `${voucher.id}  pedido N.º ${order.number}  ${formatMoney(amount)}${differs}`,
    `    ${voucher.bank}, operación ${voucher.operationNumber}, del ${formatDayMonthYear(voucher.paidOn)}, de ${voucher.payerName}`,
    `    por ${order.titles.join(' · ')}`,
    `    ${buyer.name} <${buyer.email}>, archivo ${voucher.file?.key ?? 'ninguno'}`,
    `    responder antes del ${formatLongInstant(answerDueBy(voucher.sentAt))}`,
  ];
}

function parsed(command: string, args: readonly string[], option: 'note' | 'reason') {
  const { values, positionals } = read(command, args, option);
  const [id, ...more] = positionals;
  if (id === undefined || more.length > 0) throw new UsageError(`${command}: indica una sola constancia.`);
  return { id, as: collaboratorEmail(values.as), text: values[option] ?? '', knowing: values.knowing === true };
}

function read(command: string, args: readonly string[], option: 'note' | 'reason') {
  try {
    return parseArgs({
      args: [...args],
      options: {
        as: { type: 'string' },
        note: { type: 'string' },
        reason: { type: 'string' },
        knowing: { type: 'boolean' },
      },
      allowPositionals: true,
    });
  } catch {
    throw new UsageError(`${command}: sus opciones son --as y --${option}.`);
  }
}

function said(
  decided: Result<unknown, ApproveVoucherRefusal | RejectVoucherRefusal>,
  done: string,
  print: Print,
): number {
  print(decided.ok ? done : `${nothingChanged} ${problemOfRefusal(decided.refusal, voucherDecisionRefusals).detail}`);
  return decided.ok ? 0 : 1;
}
