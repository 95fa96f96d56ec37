import { Logger } from '#application/ports/logger.ts';

type Data = Readonly<Record<string, unknown>>;

/** What only developers and support need to see, in the browser's console. */
export class LoggerInConsole extends Logger {
  info(message: string, data: Data = {}): void {
    // oxlint-disable-next-line no-console -- the console is this adapter's technology
    console.info(message, data);
  }

  warn(message: string, data: Data = {}): void {
    // oxlint-disable-next-line no-console -- the console is this adapter's technology
    console.warn(message, data);
  }

  error(message: string, data: Data = {}): void {
    // oxlint-disable-next-line no-console -- the console is this adapter's technology
    console.error(message, data);
  }
}
