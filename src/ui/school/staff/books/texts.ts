import type { BookFileKind } from '#domain/receipts/books/register-files.ts';
import type { BookCheck } from '#domain/receipts/books/book-difference.ts';
import { formatSigned, signedOf } from '#domain/shared/signed-money.ts';
import { capitalised } from '#domain/shared/text.ts';
import { formatMoney } from '#domain/shared/money.ts';
import type { CountedSum } from '#domain/receipts/books/month-sums.ts';

/** What is compared, first with second. */
export const checkNames: Readonly<Record<BookCheck, string>> = {
  money: 'Lo cobrado y los pedidos',
  receipts: 'Los pedidos y los comprobantes',
  refunds: 'Lo devuelto y las notas de crédito',
  settlements: 'Lo cobrado por pasarelas y sus liquidaciones',
};

export const fileNames: Readonly<Record<BookFileKind, string>> = {
  sire: 'Texto para el SIRE',
  csv: 'CSV',
  xlsx: 'Excel (XLSX)',
};

const gatewayNames: Readonly<Record<string, string>> = { simulada: 'Pasarela simulada' };

/** A gateway as a person knows it: 'Niubiz'. */
export const gatewayName = (gateway: string): string => gatewayNames[gateway] ?? capitalised(gateway);

/** An amount as it travels, '-118.00', as a person reads it. */
export const shownDecimal = (text: string): string => formatSigned(signedOf(text));

/** 'S/. 118.00 (3)'. */
export const countedText = ({ amount, count }: CountedSum): string => `${formatMoney(amount)} (${count})`;
