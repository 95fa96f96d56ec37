import { Logger } from '#application/ports/logger.ts';

export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Says nothing and remembers everything, for tests of what operators get to read and of what they never must. */
export class LoggerInMemory extends Logger {
  readonly entries: LogEntry[] = [];

  info(message: string, data: Readonly<Record<string, unknown>> = {}): void {
    this.entries.push({ level: 'info', message, data });
  }

  warn(message: string, data: Readonly<Record<string, unknown>> = {}): void {
    this.entries.push({ level: 'warn', message, data });
  }

  error(message: string, data: Readonly<Record<string, unknown>> = {}): void {
    this.entries.push({ level: 'error', message, data });
  }
}
