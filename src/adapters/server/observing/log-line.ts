import { cleanText } from '#adapters/server/clean-text.ts';

/** What is put in the place of what no log may hold. */
const hidden = '…';
/** An e-mail; its first part as long as one may be. */
const email = /[^\s"<>()[\]:;,\\@]{1,64}@[\w-]+(?:\.[\w-]+)*\.[a-zA-Z]{2,}/;
/** Who is named, with a password, in the address of a database or a mail server. */
const credentials = /\/\/[^\s/"'@\\]{1,200}(?=@)/;
const token = /eyJ[\w-]+\.[\w-]+\.[\w-]*/;
/** In JSON `\n` is a line end, and its `n` no letter of a name that follows. */
const escape = /\\(?:u[\da-f]{4}|[^u])/;
const found = new RegExp([escape, credentials, email, token].map(({ source }) => source).join('|'), 'g');

/**
 * A line of JSON as the log may hold it, whatever an error of a database or a mail server has to say: no e-mail, no password of an address, no
 * token, and nothing that a terminal would obey.
 */
export function logLine(line: string): string {
  return cleanText(line).replaceAll(found, (text) => {
    if (text.startsWith('\\')) return text;
    return text.startsWith('//') ? `//${hidden}` : hidden;
  });
}

/** An error as the log may hold it. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly cause?: LoggedError;
  readonly [key: string]: unknown;
}

/** Of an error what helps to find its cause. What PostgreSQL adds (`detail`, `where`) holds the values of rows. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name: type, message, stack = '', cause } = error;
  return {
    type,
    message,
    stack,
    ...('code' in error && { code: String(error.code) }),
    ...(cause !== undefined && { cause: loggedError(cause) }),
  };
}
