import { isOfPlan } from '#domain/accounts/module-access.ts';
import type { OwnedProduct } from '#domain/accounts/ownership.ts';
import { menuEntryPath, syncIn } from '#domain/catalogue/menu-paths.ts';
import { kindsOfMenuSlug, type MenuEntry } from '#domain/catalogue/student-menu.ts';
import { PageHead, Section } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { type LoadArgs, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { entriesAt } from './menu-place.ts';
import { OwnedList } from './owned-list.tsx';
import { ownedProfile } from './owned-profile.ts';

interface Loaded {
  /** Of the plan; null: of all, or of one that is not the student's. */
  readonly title: string | null;
  readonly shelves: readonly { readonly entry: MenuEntry; readonly products: readonly OwnedProduct[] }[];
  readonly back: string;
}

/** A plan is found by its slug; by its id too, which the address of an index passes through. */
export async function load(services: Services, args: LoadArgs): Promise<Loaded> {
  const profile = await ownedProfile(services);
  const entries = entriesAt(args, profile);
  const slug = args.params['slug'] ?? null;
  const sync = syncIn(args.url.search);
  const given = profile.owned.filter((each) => isOfPlan(each, { slug, sync }));
  const shelves = entries.map((entry) => {
    const kinds = kindsOfMenuSlug(entry.slug) ?? [];
    return { entry, products: given.filter(({ kind }) => kinds.includes(kind)) };
  });
  const named = entries.flatMap(({ products }) => products).find((each) => each.slug === slug);
  const back = entries[0] === undefined ? '/main/mis-contenidos' : menuEntryPath(entries[0]);
  return { title: named?.title ?? null, shelves: shelves.filter(({ products }) => products.length > 0), back };
}

export function meta({ title }: Loaded): PageMeta {
  return { title: title ?? 'De tus planes', description: '', hidden: true };
}

/** What a pack, or a PRO plan, gives of a module. Source: MAIN-7. */
export function Component() {
  const { title, shelves, back } = useLoaded<typeof load>();
  return (
    <>
      <PageHead title={title ?? 'De tus planes'} />
      {shelves.length === 0 && (
        <EmptyState
          icon="lock"
          title="Aquí no hay nada para ti"
          actions={
            <>
              <LinkButton look="primary" to="/main/plan">
                Ver mi plan
              </LinkButton>
              <LinkButton to={back}>Ver lo que tienes</LinkButton>
            </>
          }
        >
          <p>Este plan no es tuyo, terminó o no da contenidos de este tipo.</p>
        </EmptyState>
      )}
      {shelves.length === 1 && shelves.map(({ entry, products }) => <OwnedList key={entry.slug} products={products} />)}
      {shelves.length > 1 &&
        shelves.map(({ entry, products }) => (
          <Section key={entry.slug} title={entry.name}>
            <OwnedList products={products} level={3} />
          </Section>
        ))}
    </>
  );
}
