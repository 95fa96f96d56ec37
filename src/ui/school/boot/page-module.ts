import type { ComponentType } from 'react';
import { data, redirect, useLoaderData, type Params } from 'react-router-dom';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { Result } from '#domain/shared/result.ts';
import type { Services } from '#ui/kit/layout/services.tsx';
import type { Wiring } from './wire.ts';

/** What a page's `load` is told about the address it is asked for. */
export interface LoadArgs {
  readonly params: Params;
  readonly url: URL;
}

/** What browsers, search engines and messengers are told about a page. */
export interface PageMeta {
  /** Without the school's name, which is added. */
  readonly title: string;
  /** One or two sentences. */
  readonly description: string;
  /** The path this page is best known by; the address asked for, without its query, when absent. */
  readonly canonical?: string;
  /** Paths of the pages before and after this one of a list. */
  readonly previous?: string;
  readonly next?: string;
  /** Keeps the page out of search engines, and out of every cache unless it is the same for everybody. */
  readonly hidden?: boolean;
  /** Of a hidden page: whoever asks sees the same, as in a list that somebody narrowed. */
  readonly isForAll?: boolean;
}

/** What the `structured-data.ts` beside a page exports: schema.org objects, written by the server only and no weight in the browser. */
export interface StructuredDataModule {
  readonly structuredDataOf: (loaded: never, origin: string, schoolName: string) => readonly object[];
}

/** What the file of a page exports. `load` runs on the server or in the browser and returns plain JSON. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly load?: (services: Services, args: LoadArgs) => Promise<unknown>;
  readonly meta?: (loaded: never) => PageMeta;
}

/** Pages and the wirings of their folders, by their names below this folder, such as `./storefront/home/home-page.tsx`. */
export interface PageFiles {
  readonly pages: Readonly<Record<string, () => Promise<PageModule>>>;
  readonly wirings: Readonly<Record<string, () => Promise<Wiring>>>;
}

/** What this page's `load` returned: `useLoaded<typeof load>()`. */
export function useLoaded<L extends (...args: never[]) => Promise<unknown>>(): Awaited<ReturnType<L>> {
  return useLoaderData() as Awaited<ReturnType<L>>;
}

/** What an error page is told; the same in the server's page and in the browser. */
export interface PageFailure {
  readonly kind: string;
  readonly detail: string;
  /** By which the school finds in its log what failed. */
  readonly requestId?: string;
}

/** Ends a `load`: nothing lives at this address. */
export function notFound(): never {
  return failWith(404, { kind: 'not-found', detail: '' });
}

/** Ends a `load`: what was asked for lives at another path of this school. */
export function moveTo(path: string, status: 301 | 302 = 302): never {
  // The router tells its answers apart by what is thrown.
  throw redirect(path, status);
}

/** Ends a `load` with an error page of this HTTP status. */
export function failWith(status: number, failure: PageFailure): never {
  throw data(failure, { status });
}

/** The value of a call that a page cannot do without; a refusal becomes the error page of its status. */
export function needed<T>(result: Result<T, CallRefusal>): T {
  if (result.ok) return result.value;
  const { kind, detail, status, requestId } = result.refusal;
  return failWith(status ?? 503, { kind, detail, ...(requestId !== undefined && { requestId }) });
}
