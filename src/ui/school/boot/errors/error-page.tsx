import { useEffect } from 'react';
import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router-dom';
import { catalogueParts } from '#domain/catalogue/catalogue-menu.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { Seo } from '#ui/school/boot/seo.tsx';
import type { PageFailure } from '#ui/school/boot/page-module.ts';
import { errorTexts, type ErrorTexts } from './texts.ts';
import { WayBack } from './way-back.tsx';
import styles from './error-page.module.css';

/** What stands in a page's place when it cannot be shown: what happened, and where to go from here. Source: ERROR-1, ERROR-3. */
export function ErrorPage() {
  const { pathname } = useLocation();
  const { status, failure } = readError(useRouteError());
  const texts = errorTexts(status, failure?.kind ?? '');
  const detail = detailOf(failure, texts);
  const isOffline = texts.mark === 'offline';
  useEffect(() => {
    if (isOffline) addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isOffline]);
  // Whoever works for the school is not sent to write to it.
  const isOffice = failure?.kind !== 'collaborators-only' && /^\/colaboradores(\/|$)/.test(pathname);
  return (
    // What the page says of the connection, nothing above it says again.
    <div
      className={styles.page}
      data-failed
      data-says-offline={isOffline || undefined}
      data-refused={status === 403 || undefined}
    >
      <Seo meta={{ title: texts.title, description: detail, hidden: true }} />
      <div className={styles.sheet}>
        <div className={styles.emblem} aria-hidden>
          {texts.mark === 'status' ? <span>{status}</span> : <Icon name={texts.mark} size="large" />}
        </div>
        <div>
          {/* The emblem says it already, to whoever sees. */}
          {texts.mark === 'status' ? (
            <VisuallyHidden as="p">{texts.label}</VisuallyHidden>
          ) : (
            <p className={styles.status}>{texts.label}</p>
          )}
          <h1>{texts.title}</h1>
          <p className={styles.detail}>{detail}</p>
          {status >= 500 && failure?.requestId !== undefined && (
            <p className={styles.reference}>
              Referencia: <code>{failure.requestId}</code>
              {isOffice && '. Si se repite, dásela a quien cuida el servidor.'}
            </p>
          )}
          <p className={styles.actions}>
            {texts.retry && (
              <Button look="primary" before="" onClick={reload}>
                Volver a intentarlo
              </Button>
            )}
            {!isOffline && <WaysOn isOffice={isOffice} retry={texts.retry} kind={failure?.kind} />}
          </p>
        </div>
      </div>
      {status === 404 && !isOffice && <Elsewhere />}
    </div>
  );
}

function reload(): void {
  location.reload();
}

interface WaysOnProps {
  readonly isOffice: boolean;
  readonly retry: boolean;
  /** Of the failure; not given: none came with it. */
  readonly kind: string | undefined;
}

/** Where to go from here, apart from trying again. */
function WaysOn({ isOffice, retry, kind }: WaysOnProps) {
  const pages = useService(PageMap);
  const lacksFactor = kind === 'factor-required';
  return (
    <>
      {lacksFactor && (
        <LinkButton look="primary" to="/main/perfil#dos-pasos">
          Ir a mi perfil
        </LinkButton>
      )}
      <LinkButton to={isOffice ? '/colaboradores' : '/'} look={retry || lacksFactor ? 'secondary' : 'primary'}>
        {isOffice ? 'Área de colaboradores' : 'Ir al inicio'}
      </LinkButton>
      <WayBack />
      {!isOffice && pages.has('/contacto') && <LinkButton to="/contacto">Escríbenos</LinkButton>}
    </>
  );
}

/** The same where even the layout failed. */
export function ErrorPageAlone() {
  return (
    <main id="contenido" tabIndex={-1}>
      <ErrorPage />
    </main>
  );
}

/** Whoever looked for something may find it in a list. */
function Elsewhere() {
  return (
    <nav className={styles.elsewhere} aria-label="Catálogo completo">
      <h2>Quizá lo encuentras aquí</h2>
      <ul className={styles.parts}>
        {catalogueParts.map(({ kind, path, title }) => (
          <li key={kind}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What came with the failure, unless it only repeats the title, or nobody knows what came. */
function detailOf(failure: PageFailure | null, { title, detail }: ErrorTexts): string {
  const told = failure?.kind === 'unexpected-answer' ? '' : (failure?.detail ?? '');
  return told === '' || told.startsWith(title) ? detail : told;
}

function readError(error: unknown): { status: number; failure: PageFailure | null } {
  if (!isRouteErrorResponse(error)) return { status: 500, failure: null };
  return { status: error.status, failure: isFailure(error.data) ? error.data : null };
}

function isFailure(value: unknown): value is PageFailure {
  return typeof value === 'object' && value !== null && 'kind' in value && 'detail' in value;
}
