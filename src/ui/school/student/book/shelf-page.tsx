import { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import type { OwnedProduct } from '#domain/accounts/ownership.ts';
import { contentPath } from '#domain/catalogue/product-kind.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { shownCoverPath } from '#ui/school/student/modules/shown-cover.ts';
import { PageHead } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { CardGrid, Card } from '#ui/kit/layout/card.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { failWith, type LoadArgs, moveTo, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { kindOfFolder } from './reading-paths.ts';

interface Loaded {
  readonly kind: 'book' | 'magazine';
  readonly books: readonly OwnedProduct[];
  /** They are those that plans give: of one plan, or of all. */
  readonly isPack: boolean;
  readonly pack: string | null;
}

export async function load(services: Services, { params, url }: LoadArgs): Promise<Loaded> {
  const [, , folder = '', part] = url.pathname.split('/');
  const kind = kindOfFolder(folder) ?? 'book';
  const isPack = part === 'pack';
  const slug = params['slug'] ?? null;
  if (slug !== null && !isPack) moveTo(contentPath(kind, slug));
  const keeper = services.get(SessionKeeper);
  // What was bought a moment ago is not in what this browser remembers.
  const profile = (await services.get(LoadProfile).execute()) ?? keeper.state.user;
  if (profile === null) return failWith(503, { kind: 'offline', detail: '' });
  const books = profile.owned.filter(
    (each) => each.kind === kind && (!isPack || (slug === null ? each.plan !== null : each.plan?.slug === slug)),
  );
  return { kind, books, isPack, pack: isPack ? slug : null };
}

export function meta(loaded: Loaded): PageMeta {
  return { title: titleOf(loaded), description: '', hidden: true };
}

/** The reader's own books or magazines, or those that a plan gives. Source: MAIN-6. */
export function Component() {
  const loaded = useLoaded<typeof load>();
  const { kind, books } = loaded;
  const shop = kind === 'book' ? '/contenidos/libros' : '/contenidos/revistas';
  return (
    <>
      <PageHead title={titleOf(loaded)} />
      {books.length === 0 ? (
        <EmptyState
          icon={kind}
          title={loaded.isPack ? 'Este plan no tiene lecturas para ti' : 'Tu estante está vacío'}
          actions={
            <>
              <LinkButton look="primary" to={shop}>
                Ver el catálogo
              </LinkButton>
              <LinkButton to="/lectura">Leer una muestra gratis</LinkButton>
            </>
          }
        >
          <p>Lo que compres o te dé tu plan aparecerá aquí, listo para leer.</p>
        </EmptyState>
      ) : (
        <CardGrid shape="book" whole>
          {books.map(({ id, slug, title, until, plan }) => (
            <Card
              key={id}
              to={contentPath(kind, slug)}
              cover={{ src: shownCoverPath(slug), shape: 'book' }}
              meta={[
                plan === null ? 'Tuyo' : 'De tu plan',
                until === null ? '' : `hasta el ${formatDayMonthYear(limaDay(new Date(until)))}`,
              ]
                .filter((text) => text !== '')
                .join(' · ')}
              title={title}
              level={2}
            />
          ))}
        </CardGrid>
      )}
    </>
  );
}

function titleOf({ kind, isPack }: Loaded): string {
  const name = kind === 'book' ? 'libros' : 'revistas';
  if (isPack) return kind === 'book' ? 'Libros de tu plan' : 'Revistas de tu plan';
  return `Mis ${name}`;
}
