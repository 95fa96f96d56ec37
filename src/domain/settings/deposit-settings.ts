import {
  type BankAccountFacts,
  isAccountNumber,
  isCci,
  isMobileNumber,
  isSameAccount,
  walletBrands,
  type WalletFacts,
} from '#domain/vouchers/bank-account.ts';
import type { ContentRules, TextRule } from './content-rules.ts';
import { rucRule } from './provider-settings.ts';
import { walletQrOf } from './wallet-qr.ts';

/** Where a buyer may deposit, and how long an order waits for it. */
export interface DepositSettings {
  /** In the order in which buyers see them; none, and no wallet: deposits are not offered. */
  readonly accounts: readonly BankAccountFacts[];
  /** Yape and Plin, after the accounts. */
  readonly wallets: readonly WalletFacts[];
  /** Whole hours from the order to its expiry: '48'. */
  readonly unpaidHours: string;
}

/** Hours that an order may wait: a deposit takes a bank's working day at least, and prices are not reserved for weeks. */
const [fewestHours, mostHours] = [12, 240];

/** A rule for the number of an account, as its bank writes it. */
export const accountNumberRule: TextRule = {
  most: 30,
  missing: 'Escribe el número de cuenta.',
  wrong: (text) => (isAccountNumber(text) ? null : 'El número de cuenta lleva de 7 a 30 dígitos y guiones.'),
};

/** What may be written of deposits. Source: facts/peru.md, section 4.3; decisions.md, Payment and orders. */
export const depositRules: ContentRules<DepositSettings> = {
  accounts: {
    most: 12,
    row: {
      bank: { most: 60, missing: 'Escribe el banco.' },
      number: accountNumberRule,
      cci: {
        most: 30,
        missing: 'Escribe el CCI.',
        kept: (text) => text.replaceAll(/[\s-]/g, ''),
        wrong: (text) =>
          isCci(text) ? null : 'El CCI tiene 20 dígitos y los dos últimos comprueban los demás. Cópialo de tu banco.',
      },
      holder: { most: 150, missing: 'Escribe a nombre de quién está.' },
      ruc: rucRule('Escribe el RUC de quien es titular de la cuenta.'),
    },
    wrong: (rows) => {
      const place = rows.findIndex((row, index) => rows.slice(0, index).some((before) => isSameAccount(before, row)));
      return place === -1 ? null : { field: `accounts[${place}].cci`, text: 'Esta cuenta ya está en la lista.' };
    },
  },
  wallets: {
    most: 6,
    row: {
      brand: {
        most: 20,
        missing: 'Elige la billetera.',
        wrong: (text) => (walletBrands.some((brand) => brand === text) ? null : 'Elige Yape o Plin.'),
      },
      phone: {
        most: 20,
        missing: 'Escribe el número de celular.',
        kept: (text) => text.replaceAll(/[\s-]/g, '').replace(/^\+?51(?=9\d{8}$)/, ''),
        wrong: (text) =>
          isMobileNumber(text) ? null : 'El número de celular tiene nueve dígitos y empieza con 9, como 987654321.',
      },
      holder: { most: 150, missing: 'Escribe a nombre de quién está.' },
      qr: { most: 120, wrong: (file) => (walletQrOf(file) === null ? 'Elige otra vez la imagen del QR.' : null) },
    },
    wrong: (rows) => {
      const place = rows.findIndex((row, index) =>
        rows.slice(0, index).some(({ brand, phone }) => brand === row.brand && phone === row.phone),
      );
      return place === -1 ? null : { field: `wallets[${place}].phone`, text: 'Esta billetera ya está en la lista.' };
    },
  },
  unpaidHours: {
    most: 4,
    missing: 'Escribe cuántas horas espera un pedido, como 48.',
    wrong: (text) =>
      /^\d+$/.test(text) && Number(text) >= fewestHours && Number(text) <= mostHours
        ? null
        : `Escribe un número entero de horas, de ${fewestHours} a ${mostHours}.`,
  },
};
