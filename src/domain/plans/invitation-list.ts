import { oneLine } from '#domain/shared/typed-text.ts';
import { emailAddress, type EmailAddress } from '#domain/accounts/email-address.ts';

/** One line of a list of people to invite. */
export interface InvitationEntry {
  /** What was written, for the answer. */
  readonly text: string;
  /** Null: no valid address was found in it. */
  readonly email: EmailAddress | null;
  /** Empty when only an address was written. */
  readonly name: string;
}

/** Entries that are taken from one list; a plan for more people is filled in two goes. */
export const longestInvitationList = 200;

/** What is said of a list without anybody in it. */
export const LIST_EMPTY = 'Escribe al menos un correo.';

const longestInvitedName = 120;

/**
 * Reads people out of what was pasted: addresses one below the other or after commas, rows of a spreadsheet with names beside
 * them, what a mail program copies ('Ana Ruiz <ana@correo.pe>; …'). A heading without an address is left out; whatever else
 * has no valid address stays in the list, so that it can be said. Source: USER-5.
 */
export function invitationEntries(pasted: string): readonly InvitationEntry[] {
  const lines = pasted.split(/\r\n|\r|\n/).map((line) => line.replace(/^\uFEFF/, '').trim());
  const written = lines.filter((line) => /[^\s,;]/.test(line));
  return written
    .filter((line, index) => index > 0 || written.length === 1 || !isHeading(line))
    .flatMap(entriesOf)
    .slice(0, longestInvitationList);
}

function isHeading(line: string): boolean {
  return !line.includes('@') && /correo|e-?mail/i.test(line);
}

function entriesOf(line: string): InvitationEntry[] {
  const cells = line
    .split(/[,;\t]/)
    .map((cell) => cell.replaceAll(/["'“”]/g, '').trim())
    .filter((cell) => cell !== '');
  const withAddress = cells.filter((cell) => cell.includes('@'));
  if (withAddress.length > 1) return withAddress.flatMap((cell) => severalIn(cell));
  const [cell] = withAddress;
  if (cell === undefined) return [{ text: line, email: null, name: '' }];
  if (addressesIn(cell).length > 1) return severalIn(cell);
  const beside = cells.filter((each) => each !== cell && /\p{L}/u.test(each)).join(' ');
  return [entryOf(cell, beside)];
}

/** Addresses that only spaces keep apart. */
function severalIn(cell: string): InvitationEntry[] {
  return addressesIn(cell).length > 1 ? addressesIn(cell).map((word) => entryOf(word, '')) : [entryOf(cell, '')];
}

function addressesIn(cell: string): string[] {
  return cell.split(/\s+/).filter((word) => word.includes('@'));
}

function entryOf(cell: string, beside: string): InvitationEntry {
  const angled = /^(.*?)<([^<>]*)>\s*$/.exec(cell);
  const words = cell.split(/\s+/);
  const address = angled?.[2] ?? words.find((word) => word.includes('@')) ?? cell;
  const around = angled?.[1] ?? words.filter((word) => !word.includes('@')).join(' ');
  const email = emailAddress(address);
  const name = oneLine(around.trim() === '' ? beside : around);
  return { text: cell, email: email.ok ? email.value : null, name: [...name].slice(0, longestInvitedName).join('') };
}
