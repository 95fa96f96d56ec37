import { parseArgs } from 'node:util';
import type { School } from '#adapters/server/wiring/school.ts';
import { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import { ChangeSettings } from '#application/server/settings/change-settings.ts';
import { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { SettingsVersions } from '#application/server/settings/ports/settings-versions.ts';
import { type SettingsContents, settingsParts } from '#domain/settings/school-settings.ts';
import { accountOfWallet, formatCci, isWallet, saysTheSame, walletBrands } from '#domain/vouchers/bank-account.ts';
import { type Command, UsageError } from './command.ts';

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
      for (const account of accounts) {
        const { id, bank, number, cci, holder } = account;
        print(`${id}  ${bank}  ${number}  ${isWallet(account) ? '' : `CCI ${formatCci(cci)}  `}${holder}`);
      }
      return 0;
    };
  },
};

/** `bank-accounts add …`: one more account, at the end of the list. */
export const addBankAccount: Command = {
  words: ['bank-accounts', 'add'],
  logged: 'by-itself',
  usage: `  bank-accounts add --bank BANCO --number NÚMERO --cci CCI [--holder TITULAR]
  bank-accounts add --bank Yape|Plin --number CELULAR [--holder TITULAR]
      Agrega una cuenta en soles, o una billetera, cuyo QR se pone en la oficina. El titular es el de los comprobantes, salvo que se diga otro.`,
  prepare(args) {
    const { values } = read(args);
    return async ({ school }, print, by) => {
      const { ruc, name } = school.get(SchoolSettings).provider();
      const { bank = '', number = '', cci = '', holder = name } = values;
      const said = await saidOfDeposits(school);
      const { accounts, wallets } = said.content;
      const more = walletBrands.some((brand) => brand === bank)
        ? { wallets: [...wallets, { brand: bank, phone: number, holder, qr: '' }] }
        : { accounts: [...accounts, { bank, number, cci, holder, ruc }] };
      const problems = await change(school, { ...said, content: { ...said.content, ...more } }, by);
      for (const line of problems) print(line);
      if (problems.length > 0) return 1;
      const offered = await school.get(BankAccounts).all();
      const added = offered.findLast((account) => isWallet(account) === 'wallets' in more);
      print(`Agregada: ${added?.id}`);
      return 0;
    };
  },
};

/** `bank-accounts retire ID`: buyers are no longer offered it. */
export const retireBankAccount: Command = {
  words: ['bank-accounts', 'retire'],
  logged: 'by-itself',
  usage: `  bank-accounts retire ID
      Retira una cuenta. Las constancias que la nombran la conservan.`,
  prepare([id, ...more]) {
    if (id === undefined || more.length > 0) throw new UsageError('bank-accounts retire: indica una sola cuenta.');
    return async ({ school }, print, by) => {
      const retired = await school.get(BankAccounts).find(id);
      if (retired === null) {
        print('No hay una cuenta con ese identificador.');
        return 1;
      }
      const said = await saidOfDeposits(school);
      const accounts = said.content.accounts.filter((account) => !saysTheSame(account, retired));
      const wallets = said.content.wallets.filter((wallet) => !saysTheSame(accountOfWallet(wallet), retired));
      const problems = await change(school, { ...said, content: { ...said.content, accounts, wallets } }, by);
      for (const line of problems) print(line);
      if (problems.length === 0) print('Retirada.');
      return problems.length === 0 ? 0 : 1;
    };
  },
};

interface SaidOfDeposits {
  readonly content: SettingsContents['deposits'];
  readonly seen: number;
}

async function saidOfDeposits(school: School): Promise<SaidOfDeposits> {
  const [newest] = await school.get(SettingsVersions).of('deposits', 1);
  return { content: newest?.content ?? settingsParts.deposits.initial, seen: newest?.number ?? 0 };
}

/** Writes it as the office does; answers what stands against it, each by the option that it is about. */
async function change(school: School, said: SaidOfDeposits, by: string | null): Promise<readonly string[]> {
  const changed = await school.write(ChangeSettings, (write) => write.execute('deposits', said.content, said.seen, by));
  if (changed.ok) return [];
  if (changed.refusal.kind === 'settings-changed-meanwhile') {
    return ['Alguien más acaba de cambiar las cuentas: repite la orden.'];
  }
  return changed.refusal.problems.map(
    ({ field, text }) => `--${field.replace(/^.*\./, '').replace('phone', 'number')}: ${text}`,
  );
}

function read(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], options: { bank: text, number: text, cci: text, holder: text } });
  } catch {
    throw new UsageError('bank-accounts add: sus opciones son --bank, --number, --cci y --holder.');
  }
}
