import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { bankAccount, type BankAccountRefusal, formatCci } from '#domain/vouchers/bank-account.ts';
import { type Command, UsageError } from './command.ts';

const problems: Readonly<Record<BankAccountRefusal['kind'], string>> = {
  'bank-required': '--bank: falta el banco.',
  'number-invalid': '--number: el número de cuenta lleva de 7 a 30 dígitos y guiones.',
  'cci-invalid': '--cci: el CCI tiene 20 dígitos.',
  'holder-required': '--holder: falta el titular.',
};

/** `bank-accounts list`: where buyers may deposit. */
export const listBankAccounts: Command = {
  words: ['bank-accounts', 'list'],
  usage: `  bank-accounts list
      Muestra las cuentas en las que se puede depositar.`,
  prepare(args) {
    if (args.length > 0) throw new UsageError('bank-accounts list: no lleva opciones.');
    return async ({ school }, print) => {
      const accounts = await school.get(BankAccounts).all();
      if (accounts.length === 0) print('No hay cuentas: en el pago no se ofrece el depósito.');
      for (const { id, bank, number, cci, holder } of accounts) {
        print(`${id}  ${bank}  ${number}  CCI ${formatCci(cci)}  ${holder}`);
      }
      return 0;
    };
  },
};

/** `bank-accounts add …`: one more account, at the end of the list. */
export const addBankAccount: Command = {
  words: ['bank-accounts', 'add'],
  logged: 'by-its-words',
  usage: `  bank-accounts add --bank BANCO --number NÚMERO --cci CCI [--holder TITULAR]
      Agrega una cuenta en soles. El titular es el de los comprobantes, salvo que se diga otro.`,
  prepare(args) {
    const { values } = read(args);
    return async ({ school }, print) => {
      const { ruc, name } = school.get(SchoolSettings).provider();
      const { bank = '', number = '', cci = '', holder = name } = values;
      const account = bankAccount({ id: randomUUID(), bank, number, cci, holder, ruc });
      if (!account.ok) {
        print(problems[account.refusal.kind]);
        return 1;
      }
      const isNew = await school.write(BankAccounts, (accounts) => accounts.add(account.value));
      print(
        isNew ? `Agregada: ${account.value.id}` : 'Esta cuenta ya está en la lista: mírala con bank-accounts list.',
      );
      return isNew ? 0 : 1;
    };
  },
};

/** `bank-accounts retire ID`: buyers are no longer offered it. */
export const retireBankAccount: Command = {
  words: ['bank-accounts', 'retire'],
  logged: 'by-its-words',
  usage: `  bank-accounts retire ID
      Retira una cuenta. Las constancias que la nombran la conservan.`,
  prepare([id, ...more]) {
    if (id === undefined || more.length > 0) throw new UsageError('bank-accounts retire: indica una sola cuenta.');
    return async ({ school }, print) => {
      const retired = await school.write(BankAccounts, (accounts) => accounts.retire(id));
      print(retired ? 'Retirada.' : 'No hay una cuenta con ese identificador.');
      return retired ? 0 : 1;
    };
  },
};

function read(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], options: { bank: text, number: text, cci: text, holder: text } });
  } catch {
    throw new UsageError('bank-accounts add: sus opciones son --bank, --number, --cci y --holder.');
  }
}
