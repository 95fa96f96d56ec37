import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { SiteSettingsData } from '#application/browser/shared/site-settings.ts';
import { Logger } from '#application/ports/logger.ts';
import { App } from '#ui/school/boot/app.tsx';
import type { SchoolServices } from '#ui/school/boot/container.ts';
import type { PageMeta, StructuredDataModule } from '#ui/school/boot/page-module.ts';
import { PageMap } from '#ui/school/boot/page-map.ts';
import type { PostedForm } from '#ui/school/boot/posted-form.ts';
import { servicesContext, type RouteHandle } from '#ui/school/page-route.tsx';
import { createEveryRoute } from '#ui/school/boot/every-route.tsx';
import { ShellFallback } from '#ui/school/boot/shell-fallback.tsx';
import { WithoutScript } from '#ui/school/boot/without-script.tsx';
import { loggedAddress } from '#adapters/server/http/shared/logged-request.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { readFormerAddress } from '#adapters/server/sql/catalogue/former-address.ts';
import { ReceiptCheckInProcess } from './in-process/receipt-check-in-process.ts';
import { CertificateCheckInProcess } from './in-process/certificate-check-in-process.ts';
import { linkPreview } from './engines/link-preview.ts';
import { completeDocument } from './html.ts';
import { draw } from './draw.ts';
import type { FindAssets } from './page-assets.ts';
import { publicErrors } from './public-errors.ts';
import { requestServices } from './container.ts';
import { WithTypefaces } from './with-typefaces.tsx';
import { writtenAddress } from '#ui/school/boot/written-address.ts';

/** What search engines are told, by the folder of a page. */
const tellers = import.meta.glob<StructuredDataModule>('/src/ui/school/storefront/*/structured-data.ts');

/** A page that is asked for. */
export interface PageRequest {
  /** Path and query. */
  readonly address: string;
  /** By whom: the address of the network. */
  readonly visitor: string;
  /** Whether they closed the advertisement, less than a day ago. */
  readonly isAdvertisementClosed: boolean;
  /** Aborts when the visitor has left. */
  readonly signal: AbortSignal;
  /** The form that the page answers, if it answers one. */
  readonly posted?: PostedForm;
}

export interface DrawnPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The whole HTML; empty for a redirect. */
  readonly html: string;
  /** Drawn for whoever has its address and kept by nobody: a page that search engines are not to list. */
  readonly isPrivate: boolean;
  /** Its path in the list of pages, such as `/cursos/:slug`; none where an address has no page, or another one. */
  readonly pattern?: string;
}

type Match = StaticHandlerContext['matches'][number];

/** Draws the school's pages on the server. Made once: the route table is costly to flatten. */
export class PageRenderer {
  #made: { readonly pages: PageMap; readonly handler: StaticHandler } | null = null;

  /** @param site the settings a page is told, asked anew for every page. */
  constructor(
    private readonly school: School,
    private readonly findAssets: FindAssets,
    private readonly site: () => SiteSettingsData,
  ) {}

  /** Made with the first page that is drawn, so that no start waits for it. */
  get #table(): { readonly pages: PageMap; readonly handler: StaticHandler } {
    if (this.#made === null) {
      const routes = createEveryRoute();
      this.#made = { pages: new PageMap(routes), handler: createStaticHandler(routes) };
    }
    return this.#made;
  }

  /** The page at an address: its real status, its HTML complete. Errors become error pages; they are logged, never shown. */
  async render(request: PageRequest): Promise<DrawnPage> {
    const { pages, handler } = this.#table;
    const written = writtenAddress(handler.dataRoutes, request.address);
    if (written !== null) return movedTo(written);
    const site = this.site();
    const checks = {
      certificates: new CertificateCheckInProcess(this.school, request.visitor),
      receipts: new ReceiptCheckInProcess(this.school, request.visitor),
    };
    const services = requestServices(this.school, site, pages, checks, request.isAdvertisementClosed);
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    const found = await handler.query(new Request(site.origin + request.address, { signal: request.signal }), {
      requestContext: context,
      filterMatchesToLoad: (match) => handleOf(match)?.onServer !== false,
    });
    if (found instanceof Response) return redirectTo(found);
    const moved = found.statusCode === 404 ? await this.#movedFrom(found) : null;
    if (moved !== null) return movedTo(moved);
    this.#log(found, request.address);
    const drawn = await (found.matches.some((match) => handleOf(match)?.onServer === false)
      ? this.#drawShell(found, services, site)
      : this.#drawPage(answering(shownErrors(found), request.posted), services, site));
    return { ...drawn, ...patternOf(found.matches) };
  }

  /** Where that is which had the address of this page before. */
  async #movedFrom({ matches, location }: StaticHandlerContext): Promise<string | null> {
    const { slug, category } = matches.at(-1)?.params ?? {};
    const named = slug ?? category;
    return named === undefined || !location.pathname.endsWith(`/${named}`)
      ? null
      : readFormerAddress(this.school.db, location.pathname);
  }

  async #drawPage(context: StaticHandlerContext, services: SchoolServices, site: SiteSettingsData): Promise<DrawnPage> {
    const router = createStaticRouter(this.#table.handler.dataRoutes, context);
    const drawn = await draw(
      <WithTypefaces>
        <App services={services}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </App>
      </WithTypefaces>,
    );
    const { loaderData, actionData, errors } = context;
    const [structuredData, meta] = await Promise.all([this.#structuredData(context, site), metaOf(context, services)]);
    const head = meta === null ? [] : linkPreview(meta, context.location.pathname, site);
    const route = context.matches.at(-1)?.route.id ?? '';
    const state = { site, router: { route, loaderData, errors, ...(actionData !== null && { actionData }) } };
    return {
      status: context.statusCode,
      headers: context.statusCode === 503 ? { 'retry-after': '5' } : {},
      html: completeDocument(drawn, this.findAssets(filesOf(context.matches)), state, { head, structuredData }),
      isPrivate: meta !== null && meta.hidden === true && meta.isForAll !== true,
    };
  }

  async #drawShell(
    context: StaticHandlerContext,
    services: SchoolServices,
    site: SiteSettingsData,
  ): Promise<DrawnPage> {
    const drawn = await draw(
      <WithTypefaces>
        <App services={services}>
          <ShellFallback path={context.location.pathname}>
            <WithoutScript />
          </ShellFallback>
        </App>
      </WithTypefaces>,
    );
    const html = completeDocument(drawn, this.findAssets(filesOf(context.matches)), { site, router: null });
    // The shell of every page is one: nothing of it is worth finding.
    return { status: 200, headers: { 'x-robots-tag': 'noindex' }, html, isPrivate: false };
  }

  async #structuredData(
    context: StaticHandlerContext,
    { origin, identity }: SiteSettingsData,
  ): Promise<readonly object[]> {
    const match = context.matches.at(-1);
    const handle = match === undefined ? undefined : handleOf(match);
    if (match === undefined || handle === undefined || context.errors !== null) return [];
    const page = handle.files[0] ?? '';
    const told = await tellers[`/${page.slice(0, page.lastIndexOf('/'))}/structured-data.ts`]?.();
    return told?.structuredDataOf(context.loaderData[match.route.id] as never, origin, identity.name) ?? [];
  }

  #log({ errors }: StaticHandlerContext, address: string): void {
    for (const error of Object.values(errors ?? {})) {
      if (isRouteErrorResponse(error)) continue;
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      this.school.get(Logger).error('a page could not be loaded', { address: loggedAddress(address), error: text });
    }
  }
}

/** A page whose errors may be shown, with the status that they give it. */
function shownErrors(context: StaticHandlerContext): StaticHandlerContext {
  const errors = publicErrors(context.errors);
  const [first] = Object.values(errors ?? {});
  const statusCode = isRouteErrorResponse(first) ? first.status : context.statusCode;
  return { ...context, errors, statusCode };
}

/** What a page says of itself; null for an error page, and for what says nothing. */
async function metaOf(context: StaticHandlerContext, services: SchoolServices): Promise<PageMeta | null> {
  const match = context.matches.at(-1);
  const page = match === undefined || context.errors !== null ? undefined : await handleOf(match)?.prepare(services);
  if (match === undefined || page === undefined || !('meta' in page)) return null;
  return page.meta?.(context.loaderData[match.route.id] as never) ?? null;
}

/** The page as the answer to a form: what the router calls the data of an action, and forgets with the next change of page. */
function answering(context: StaticHandlerContext, posted: PostedForm | undefined): StaticHandlerContext {
  const page = context.matches.at(-1);
  return posted === undefined || page === undefined ? context : { ...context, actionData: { [page.route.id]: posted } };
}

function handleOf(match: { readonly route: { readonly handle?: unknown } }): RouteHandle | undefined {
  return match.route.handle as RouteHandle | undefined;
}

function filesOf(matches: readonly Match[]): string[] {
  return matches.flatMap((match) => handleOf(match)?.files ?? []);
}

function patternOf(matches: readonly Match[]): { readonly pattern?: string } {
  const last = matches.at(-1)?.route;
  if (last === undefined || (last.path === undefined && last.index !== true)) return {};
  const parts = matches.flatMap(({ route }) => (route.path ?? '').split('/')).filter((part) => part !== '');
  return { pattern: `/${parts.join('/')}` };
}

function redirectTo(response: Response): DrawnPage {
  return movedTo(response.headers.get('location') ?? '/', response.status);
}

function movedTo(location: string, status = 301): DrawnPage {
  return { status, headers: { location }, html: '', isPrivate: false };
}
