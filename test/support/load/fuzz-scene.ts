import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';

/** A request that finds what it needs: it would be answered by a success. */
export interface ReadyRequest {
  readonly url: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly as?: 'json' | 'form' | 'posted';
  /** Not given: whoever it was made for. */
  readonly who?: number;
}

/** How a state is brought about: calls and rows, made for one of the people. */
export interface Scene {
  readonly db: OpenDatabase['db'];
  readonly who: number;
  /** Of the person that works for the school. */
  readonly staff: number;
  readonly userId: string;
  /** Its bearer. */
  readonly token: string;
  /** Another number each time. */
  readonly number: number;
  /** Makes a call as that person and gives what it answers. @throws when that is no success. */
  call(method: string, request: ReadyRequest): Promise<{ readonly body: unknown; readonly text: string }>;
}
