/** Records what operators need to know. Never given secrets, passwords or card data. */
export abstract class Logger {
  abstract info(message: string, data?: Readonly<Record<string, unknown>>): void;
  abstract warn(message: string, data?: Readonly<Record<string, unknown>>): void;
  abstract error(message: string, data?: Readonly<Record<string, unknown>>): void;
}
