import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { TeacherDirectory } from '#application/browser/catalogue/ports/teacher-directory.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { PAGE_SIZE } from '#domain/catalogue/catalogue-page.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { type StaffProfile, teacherPath } from '#domain/catalogue/staff-profile.ts';
import { withQuery } from '#domain/shared/query-string.ts';
import { Avatar } from '#ui/kit/layout/avatar.tsx';
import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx';
import { Section, Wrap } from '#ui/kit/layout/layout.tsx';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { needed, notFound, useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { frameShape } from '#ui/school/storefront/catalogue/cover-of.ts';
import { ProductGrid } from '#ui/school/storefront/catalogue/product-tile.tsx';
import styles from './teacher-page.module.css';

interface Loaded {
  readonly teacher: StaffProfile;
  /** As many as a list shows at once. */
  readonly works: readonly ProductCard[];
  readonly total: number;
}

/** Somebody who teaches or writes, with all that is theirs. Source: SITE-11. */
export async function load(services: Services, { params }: LoadArgs): Promise<Loaded> {
  const slug = params['slug'] ?? notFound();
  const query = { kinds: [], categorySlug: null, dates: 'any', page: 1, size: PAGE_SIZE } as const;
  const [directory, list] = await Promise.all([
    services.get(TeacherDirectory).all(),
    services.get(CatalogueApi).list({ ...query, refinement: { staffSlug: slug } }),
  ]);
  const teacher = needed(directory).find((each) => each.slug === slug) ?? notFound();
  const { products: works, total } = needed(list);
  return { teacher, works, total };
}

export function meta({ teacher: { slug, name, profession, biography } }: Loaded): PageMeta {
  return { title: `${name} · ${profession}`, description: biography, canonical: teacherPath(slug) };
}

const crumbs = [
  { label: 'Inicio', to: '/' },
  { label: 'Quiénes enseñan', to: '/nosotros#docentes' },
];

export function Component() {
  const { teacher, works, total } = useLoaded<typeof load>();
  const site = useService(SiteSettings);
  const { slug, name, profession, biography, photo } = teacher;
  const all = { to: withQuery('/buscar', { docente: slug }), label: `Ver los ${total}` };
  const groups = [
    { title: 'Lo que enseña', products: works.filter(({ kind }) => frameShape(kind) === 'wide') },
    { title: 'Lo que escribe', products: works.filter(({ kind }) => frameShape(kind) === 'book') },
  ].filter(({ products }) => products.length > 0);
  return (
    <Wrap>
      <header className={styles.head}>
        <Breadcrumbs crumbs={crumbs} />
        <div className={styles.person}>
          <Avatar name={name} src={photo === null ? null : site.imageAddress(photo)} size="huge" />
          <div>
            <h1>{name}</h1>
            <p className={styles.profession}>{profession}</p>
          </div>
          <p className={styles.biography}>{biography}</p>
        </div>
      </header>
      {groups.map(({ title, products }, index) => (
        <Section key={title} title={title} {...(index === 0 && total > works.length && { more: all })}>
          <ProductGrid products={products} eager={index === 0} />
        </Section>
      ))}
    </Wrap>
  );
}
