import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { PAGE_SIZE } from '#domain/catalogue/catalogue-page.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import type { Seller } from '#domain/catalogue/seller.ts';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { Section, Wrap } from '#ui/kit/layout/layout.tsx';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { moveTo, needed, notFound, useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { SellerStore } from './seller-store.ts';
import { ProductGrid } from '#ui/school/storefront/catalogue/product-tile.tsx';
import { SellerHead } from './seller-head.tsx';

interface Loaded {
  readonly seller: Seller;
  readonly coming: readonly ProductCard[];
  readonly courses: readonly ProductCard[];
  readonly books: readonly ProductCard[];
  /** The whole storefront, not its seminars alone. */
  readonly isWhole: boolean;
}

/** The storefront of a verified seller at `/{slug}`, its seminars alone at `/{slug}/seminarios`. The slug of a product leads to its page. Source: ROUTE-16. */
export async function load(services: Services, { params, url }: LoadArgs): Promise<Loaded> {
  const slug = params['seller'] ?? notFound();
  const api = services.get(CatalogueApi);
  const target = needed(await api.slugTarget(slug));
  if (target.kind === 'product') moveTo(target.path, 301);
  const isWhole = !url.pathname.replace(/\/$/, '').endsWith('/seminarios');
  const base = { categorySlug: null, page: 1 } as const;
  const [seller, coming, courses, books] = await Promise.all([
    api.seller(slug),
    api.list({ ...base, kinds: ['seminar'], dates: 'coming', size: PAGE_SIZE }),
    isWhole ? api.list({ ...base, kinds: ['course', 'workshop'], dates: 'any', size: 8 }) : null,
    isWhole ? api.list({ ...base, kinds: ['book'], dates: 'any', size: 5 }) : null,
  ]);
  return {
    seller: needed(seller),
    coming: needed(coming).products,
    courses: courses === null ? [] : needed(courses).products,
    books: books === null ? [] : needed(books).products,
    isWhole,
  };
}

export function meta({ seller, isWhole }: Loaded): PageMeta {
  return {
    title: isWhole ? seller.tradeName : `Seminarios con ${seller.tradeName}`,
    description: isWhole
      ? `${seller.tradeName}, vendedor verificado de la escuela: ${seller.categoryTitle}.`
      : `Los seminarios que vienen, con el descuento de ${seller.tradeName}.`,
  };
}

export function Component() {
  const { seller, coming, courses, books, isWhole } = useLoaded<typeof load>();
  const store = useService(SellerStore);
  useEffect(() => store.visit(seller), [store, seller]);
  return (
    <Wrap>
      <SellerHead seller={seller} />
      <Section
        title="Próximos seminarios"
        {...(isWhole &&
          coming.length > 0 && { more: { to: `/${seller.slug}/seminarios`, label: 'Solo los seminarios' } })}
      >
        {coming.length === 0 ? (
          <p>
            Por ahora no hay seminarios anunciados. Mira los <Link to="/seminarios">que ya se realizaron</Link>: te
            quedas con la grabación.
          </p>
        ) : (
          <ProductGrid products={coming} pathOf={({ slug }) => `/${seller.slug}/seminarios/${slug}`} />
        )}
      </Section>
      {courses.length > 0 && (
        <Section title="Cursos y talleres" more={{ to: '/cursos', label: 'Ver todos los cursos' }}>
          <ProductGrid products={courses} />
        </Section>
      )}
      {books.length > 0 && (
        <Section title="Libros" more={{ to: '/contenidos/libros', label: 'Ver todos los libros' }}>
          <ProductGrid products={books} />
        </Section>
      )}
      {!isWhole && (
        <p>
          <LinkButton to={`/${seller.slug}`}>Ver toda la tienda de {seller.tradeName}</LinkButton>
        </p>
      )}
    </Wrap>
  );
}
