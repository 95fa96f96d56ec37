import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A mail as the school wrote it, decoded. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** The plain-text part. */
  readonly text: string;
  /** Addresses in the plain-text part, in their order. */
  readonly links: readonly string[];
  /** What is attached. */
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[];
}

/** The mails in a school's outbox folder (`DATA_DIR/outbox/*.eml`), the oldest first. */
export function readOutbox(dataDir: string): readonly Mail[] {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return files.sort().map((name) => parseMail(readFileSync(join(folder, name), 'utf8')));
}

/** Waits for a mail to an address whose subject contains the words; the newest such mail. Throws after `patience` milliseconds. */
export async function mailTo(dataDir: string, to: string, subject: string, patience = 15_000): Promise<Mail> {
  const end = Date.now() + patience;
  for (;;) {
    const mails = readOutbox(dataDir);
    const found = mails.findLast((mail) => mail.to.includes(to) && mail.subject.includes(subject));
    if (found !== undefined) return found;
    if (Date.now() > end) {
      const others = mails.map((mail) => `«${mail.subject}» to ${mail.to}`).join(', ');
      throw new Error(`No mail «${subject}» to ${to} in the outbox; it holds: ${others === '' ? 'nothing' : others}.`);
    }
    await pause(100);
  }
}

/** Reads a message of RFC 5322 with the encodings that nodemailer writes. */
export function parseMail(source: string): Mail {
  const { headers, body } = splitMessage(source);
  const text = textOf(headers, body);
  return {
    to: decodeWords(headers.get('to') ?? ''),
    subject: decodeWords(headers.get('subject') ?? ''),
    text,
    links: [...text.matchAll(/https?:\/\/[^\s<>")\]]+/g)].map(([link]) => link),
    files: filesOf(headers, body),
  };
}

interface Message {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

function splitMessage(source: string): Message {
  const [head = '', ...rest] = source.replaceAll('\r\n', '\n').split('\n\n');
  const lines = head.replaceAll(/\n[ \t]+/g, ' ').split('\n');
  const fields = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(fields), body: rest.join('\n\n') };
}

/** The parts of a message of several, empty for one that is whole. */
function partsOf(headers: ReadonlyMap<string, string>, body: string): readonly Message[] {
  const boundary = /boundary="?([^";]+)"?/i.exec(headers.get('content-type') ?? '')?.[1];
  const parts = boundary === undefined ? [] : body.split(`--${boundary}`).slice(1, -1);
  return parts.map((part) => splitMessage(part.replace(/^\n/, '')));
}

function filesOf(headers: ReadonlyMap<string, string>, body: string): Mail['files'] {
  const name = /^attachment; filename="?([^";]+)/.exec(headers.get('content-disposition') ?? '')?.[1];
  if (name !== undefined) return [{ name, bytes: Buffer.from(body, 'base64') }];
  return partsOf(headers, body).flatMap((part) => filesOf(part.headers, part.body));
}

function textOf(headers: ReadonlyMap<string, string>, body: string): string {
  const type = headers.get('content-type') ?? 'text/plain';
  const parts = partsOf(headers, body);
  if (parts.length > 0) return parts.map((part) => textOf(part.headers, part.body)).find((text) => text !== '') ?? '';
  return type.startsWith('text/plain') ? decodeBody(headers.get('content-transfer-encoding') ?? '7bit', body) : '';
}

function decodeBody(encoding: string, body: string): string {
  if (encoding.toLowerCase() === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding.toLowerCase() === 'quoted-printable' ? decodeQuoted(body.replaceAll('=\n', '')) : body;
}

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    isAscii(text) ? 'latin1' : 'utf8',
  ).toString('utf8');

const isAscii = (text: string): boolean => /^[\t\n\r -~]*$/.test(text);

/** Encoded words of RFC 2047: `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`. */
function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, way: string, word: string) =>
      way.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replaceAll('_', ' ')),
    );
}
