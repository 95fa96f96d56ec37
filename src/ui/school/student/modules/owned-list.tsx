import type { OwnedProduct } from '#domain/accounts/ownership.ts';
import { cataloguePartOf } from '#domain/catalogue/catalogue-menu.ts';
import { hasCover } from '#domain/catalogue/cover-facts.ts';
import { menuProductPath } from '#domain/catalogue/menu-paths.ts';
import { moduleSegments } from '#domain/catalogue/module-segments.ts';
import { menuSlugOf } from '#domain/catalogue/student-menu.ts';
import { moduleCodeOf, type ProductKind } from '#domain/catalogue/product-kind.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { capitalised } from '#domain/shared/text.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import type { IconName } from '#ui/kit/controls/icon-names.ts';
import { CardGrid, Card } from '#ui/kit/layout/card.tsx';
import { frameShape } from '#ui/school/storefront/catalogue/cover-of.ts';
import { RowList } from './row-list.tsx';
import { shownCoverPath } from './shown-cover.ts';

/** Where the student opens a single product. */
export function singlePath({ kind, slug }: Pick<OwnedProduct, 'kind' | 'slug'>): string {
  const module = moduleCodeOf(kind);
  const entry = { module, url: moduleSegments[module], slug: menuSlugOf(kind) };
  return menuProductPath(entry, { type: 'single', slug, sync: null });
}

/** Products that the student has, as cards; those without a cover as rows. */
export function OwnedList({ products, level = 2 }: { products: readonly OwnedProduct[]; level?: 2 | 3 }) {
  const [first] = products;
  if (first === undefined) return null;
  if (!hasCover(first.kind)) {
    return (
      <RowList
        rows={products.map((each) => ({
          key: String(each.id),
          to: singlePath(each),
          title: each.title,
          note: capitalised(untilText(each)),
          icon: <Icon name={cataloguePartOf(each.kind).icon as IconName} />,
        }))}
      />
    );
  }
  return (
    <CardGrid shape={frameShape(first.kind)} whole>
      {products.map((each) => (
        <Card
          key={each.id}
          to={singlePath(each)}
          cover={{ src: shownCoverPath(each.slug), shape: frameShape(each.kind) }}
          meta={[kindName(each.kind), untilText(each)].filter((text) => text !== '').join(' · ')}
          title={each.title}
          level={level}
        />
      ))}
    </CardGrid>
  );
}

function kindName(kind: ProductKind): string {
  return cataloguePartOf(kind).one;
}

/** 'hasta el 30/12/2026', or '' where it never ends. */
export function untilText({ until }: { readonly until: string | null }): string {
  return until === null ? '' : `hasta el ${formatDayMonthYear(limaDay(new Date(until)))}`;
}
