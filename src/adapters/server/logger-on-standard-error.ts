import { Logger } from '#application/ports/logger.ts';
import { logContext } from './observing/log-context.ts';
import { logLine } from './observing/log-line.ts';

const ranks: Readonly<Record<string, number>> = { silent: 3, error: 2, warn: 1, info: 0, debug: 0 };

/** One JSON object a line on standard error, as the HTTP server's own log (`request-log.ts`); each names the request or the job that caused it. */
export class LoggerOnStandardError extends Logger {
  readonly #least: number;

  /** @param level 'silent', 'error', 'warn', 'info' or 'debug'. */
  constructor(level: string) {
    super();
    this.#least = ranks[level] ?? 1;
  }

  info(message: string, data: Readonly<Record<string, unknown>> = {}): void {
    this.#write(0, 'info', message, data);
  }

  warn(message: string, data: Readonly<Record<string, unknown>> = {}): void {
    this.#write(1, 'warn', message, data);
  }

  error(message: string, data: Readonly<Record<string, unknown>> = {}): void {
    this.#write(2, 'error', message, data);
  }

  #write(rank: number, level: string, message: string, data: Readonly<Record<string, unknown>>): void {
    if (rank < this.#least) return;
    const line = JSON.stringify({ level, time: new Date().toISOString(), ...logContext(), message, ...data });
    process.stderr.write(`${logLine(line)}\n`);
  }
}
