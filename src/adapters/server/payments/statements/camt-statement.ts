import { DOMParser, type Element, onErrorStopParsing, ParseError } from '@xmldom/xmldom';
import type { ReadStatement } from '#application/server/vouchers/statements/ports/statement-files.ts';
import { type PlainDate } from '#domain/shared/dates.ts';
import { parsePlainDate } from '#domain/shared/typed-day.ts';
import { parseMoney } from '#domain/shared/money.ts';
import type { BankAccount } from '#domain/vouchers/bank-account.ts';
import { bankText, type ReadMovement } from '#domain/vouchers/statements/bank-movement.ts';
import { statementLimits } from '#domain/vouchers/statements/statement-fault.ts';
import { giveUp } from './statement-fault-found.ts';

/** Reads a statement of ISO 20022, camt.053 of any version: entries that are booked and came in. @throws StatementFaultFound */
export function readCamtStatement(text: string, account: BankAccount): ReadStatement {
  const root = rootOf(text);
  const statements = all(root, 'Stmt');
  if (!/camt\.053\./.test(root.namespaceURI ?? '') || statements.length === 0) giveUp({ what: 'xml-other' });
  for (const statement of statements) checkAccount(statement, account);
  const entries = all(root, 'Ntry');
  if (entries.length > statementLimits.rows) giveUp({ what: 'too-many-rows' });
  const booked = entries.flatMap((entry, place) => (isBooked(entry) ? [{ entry, place: place + 1 }] : []));
  const credits = booked.filter(({ entry }) => textIn(entry, 'CdtDbtInd') === 'CRDT');
  return {
    format: 'camt.053',
    layout: null,
    preview: null,
    movements: credits.flatMap(({ entry, place }) => movementsOf(entry, place)),
    debits: booked.length - credits.length,
  };
}

/** A document type may define entities, which a statement has no use for: none is read. */
function rootOf(text: string): Element {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) giveUp({ what: 'xml-entities' });
  try {
    const parser = new DOMParser({ onError: onErrorStopParsing });
    const root = parser.parseFromString(text.replace(/^\u{FEFF}/u, ''), 'text/xml').documentElement;
    return root ?? giveUp({ what: 'xml-broken', line: 1 });
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const { lineNumber = 1 } = (error.locator ?? {}) as { readonly lineNumber?: number };
    return giveUp({ what: 'xml-broken', line: lineNumber });
  }
}

/** A statement that names another account than the chosen one, by its number or its CCI, is another's. */
function checkAccount(statement: Element, { number, cci }: BankAccount): void {
  const of = below(statement, 'Acct')[0];
  const named = of === undefined ? '' : (textIn(of, 'IBAN') || textIn(of, 'Othr')).replaceAll(/\W/g, '');
  if (named !== '' && named !== number.replaceAll(/\W/g, '') && named !== cci) {
    giveUp({ what: 'other-account', account: bankText(named) });
  }
}

/** A status is a code, or since version 8 holds one; an entry without one is booked. */
const isBooked = (entry: Element): boolean => ['BOOK', ''].includes(textOf(below(entry, 'Sts')[0]));

/** An entry of several payments, each with its amount, is as many movements. */
function movementsOf(entry: Element, place: number): readonly ReadMovement[] {
  const details = all(entry, 'TxDtls');
  const own = details.filter((each) => below(each, 'Amt').length > 0);
  const parts = details.length > 1 && own.length === details.length ? details : [null];
  return parts.map((part) => movementOf(entry, part ?? details[0] ?? entry, part ?? entry, place));
}

function movementOf(entry: Element, details: Element, holder: Element, place: number): ReadMovement {
  const amount = below(holder, 'Amt')[0];
  const currency = amount?.getAttribute('Ccy') ?? '';
  if (currency !== 'PEN') giveUp({ what: 'other-currency', currency: currency || 'otra moneda' });
  // Up to five decimals may be written; zeros beyond the second say nothing.
  const money = parseMoney(textOf(amount).replace(/(\.\d\d)0+$/, '$1'));
  if (!money.ok || money.value === 0) return giveUp({ what: 'xml-value', entry: place, element: 'Amt' });
  const written = [...all(details, 'Ustrd').map(textOf), textIn(details, 'EndToEndId'), textIn(entry, 'AddtlNtryInf')];
  return {
    day: dayOf(entry, place),
    amount: money.value,
    operation: bankText((holder === entry ? '' : textIn(details, 'AcctSvcrRef')) || textIn(entry, 'AcctSvcrRef')),
    description: bankText(written.filter((each) => each !== '' && each !== 'NOTPROVIDED').join(' ')),
    payer: bankText(all(details, 'Dbtr').flatMap((debtor) => textIn(debtor, 'Nm') || [])[0] ?? ''),
    balance: '',
  };
}

function dayOf(entry: Element, place: number): PlainDate {
  const element = below(entry, 'BookgDt')[0] ?? below(entry, 'ValDt')[0];
  const day = parsePlainDate(textOf(element).slice(0, 10));
  return day.ok ? day.value : giveUp({ what: 'xml-value', entry: place, element: 'BookgDt' });
}

const all = (element: Element, name: string): readonly Element[] => [...element.getElementsByTagNameNS('*', name)];

/** Those right below it. */
const below = (element: Element, name: string): readonly Element[] =>
  all(element, name).filter(({ parentNode }) => parentNode === element);

const textOf = (element: Element | undefined): string => (element?.textContent ?? '').trim();

const textIn = (element: Element, name: string): string => textOf(all(element, name)[0]);
