import type { OwnedProduct } from '#domain/accounts/ownership.ts';
import { cataloguePartOf } from '#domain/catalogue/catalogue-menu.ts';
import { menuProductPath } from '#domain/catalogue/menu-paths.ts';
import { kindsOfMenuSlug, type MenuEntry } from '#domain/catalogue/student-menu.ts';
import { capitalised } from '#domain/shared/text.ts';
import type { IconName } from '#ui/kit/controls/icon-names.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { PageHead, Section } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { type LoadArgs, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { entriesAt } from './menu-place.ts';
import { OwnedList, untilText } from './owned-list.tsx';
import { ownedProfile } from './owned-profile.ts';
import { RowList } from './row-list.tsx';

interface Loaded {
  readonly entries: readonly MenuEntry[];
  readonly owned: readonly OwnedProduct[];
}

export async function load(services: Services, args: LoadArgs): Promise<Loaded> {
  const profile = await ownedProfile(services);
  return { entries: entriesAt(args, profile), owned: profile.owned };
}

export function meta({ entries }: Loaded): PageMeta {
  return { title: titleOf(entries), description: '', hidden: true };
}

/** What the student has of a module: by itself, and through plans. Source: MAIN-7. */
export function Component() {
  const { entries, owned } = useLoaded<typeof load>();
  const shares = entries.flatMap((entry) =>
    entry.products.filter(({ type }) => type !== 'single').map((product) => ({ entry, product })),
  );
  const singles = entries.flatMap(({ slug }) => singlesOf(slug, owned));
  const isEmpty = shares.length === 0 && singles.length === 0;
  return (
    <>
      <PageHead title={titleOf(entries)} />
      {isEmpty && <Nothing entry={entries[0]} />}
      {shares.length > 0 && (
        <Section title="Por tus planes">
          <RowList
            rows={shares.map(({ entry, product }) => ({
              key: `${entry.slug} ${product.id}`,
              to: menuProductPath(entry, product),
              title: product.title,
              note: capitalised(
                [entries.length > 1 ? entry.name : '', untilText(product)].filter((text) => text !== '').join(' · '),
              ),
              icon: <Icon name="layers" />,
            }))}
          />
        </Section>
      )}
      {singles.length > 0 && shares.length > 0 && (
        <Section title="Tuyos">
          <OwnedList products={singles} level={3} />
        </Section>
      )}
      {singles.length > 0 && shares.length === 0 && <OwnedList products={singles} />}
    </>
  );
}

function titleOf(entries: readonly MenuEntry[]): string {
  return entries.length === 1 ? (entries[0]?.name ?? '') : 'Cursos y programas';
}

/** What the student has of an entry by itself. */
function singlesOf(slug: string, owned: readonly OwnedProduct[]): readonly OwnedProduct[] {
  const kinds = kindsOfMenuSlug(slug) ?? [];
  return owned.filter(({ kind, plan }) => plan === null && kinds.includes(kind));
}

/** Where the catalogue has something of the kind, the way there; else to what there is. */
function Nothing({ entry }: { entry: MenuEntry | undefined }) {
  const [kind] = kindsOfMenuSlug(entry?.slug ?? '') ?? [];
  const part = kind === undefined ? null : cataloguePartOf(kind);
  return (
    <EmptyState
      icon={(entry?.icon ?? 'search') as IconName}
      title="Todavía no tienes nada aquí"
      actions={
        <>
          {part !== null && (
            <LinkButton look="primary" to={part.path}>
              Ver el catálogo
            </LinkButton>
          )}
          <LinkButton to="/main/mis-contenidos">Ir a mis contenidos</LinkButton>
        </>
      }
    >
      <p>
        {part === null
          ? 'Cuando la escuela publique algo de este tipo para ti, aparecerá aquí.'
          : 'Lo que compres o te dé tu plan aparecerá aquí.'}
      </p>
    </EmptyState>
  );
}
