import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { Link } from 'react-router-dom';
import type { ProductCard } from '#domain/catalogue/product.ts';
import type { SellerCard } from '#domain/catalogue/seller.ts';
import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { useLoaded, type PageMeta } from '#ui/school/boot/page-module.ts';
import { MessageForm } from '#ui/school/storefront/contact/message-form.tsx';
import { PostedNotice } from '#ui/school/storefront/contact/posted-notice.tsx';
import { FrontHero } from '#ui/school/storefront/fronts/front-hero.tsx';
import { Beside, FrontPart } from '#ui/school/storefront/fronts/front-part.tsx';
import { CoverPatch, wideOnes } from '#ui/school/storefront/fronts/patches.tsx';
import { applicationTexts } from './application-texts.ts';
import { SellerList } from './people.tsx';
import styles from './join-page.module.css';

interface Loaded {
  readonly sellers: readonly SellerCard[];
  /** What an affiliate may recommend. */
  readonly works: readonly ProductCard[];
}

export async function load(services: Services): Promise<Loaded> {
  const api = services.get(CatalogueApi);
  const [sellers, works] = await Promise.all([
    api.sellers(),
    api.list({ kinds: ['course', 'seminar'], categorySlug: null, dates: 'any', page: 1, size: 4 }),
  ]);
  return { sellers: sellers.ok ? sellers.value : [], works: works.ok ? wideOnes(works.value.products) : [] };
}

export function meta(): PageMeta {
  return {
    title: 'Postula como afiliado',
    description: 'Postula como afiliado de la escuela y gana recomendando cursos, seminarios y libros.',
  };
}

/** The application of afiliados. Source: ROUTE-12. */
export function Component() {
  const { sellers, works } = useLoaded<typeof load>();
  return (
    <>
      <FrontHero
        above={<Breadcrumbs crumbs={[{ label: 'Únete', to: '/unete' }]} />}
        title="Afiliados"
        lead="Recomienda la escuela a tu público con un código propio que le da un descuento, y gana por cada venta."
        picture={<CoverPatch products={works} />}
      />
      <FrontPart title="Postula aquí" ground>
        <Beside
          aside={
            <div className={styles.aside}>
              <h3>Cómo funciona</h3>
              <ol>
                <li>Recibes un código propio y una página en la escuela con lo que recomiendas.</li>
                <li>Quien compra con tu código paga menos: el descuento se explica en su carrito.</li>
              </ol>
              <p>
                ¿Ya recomiendas la escuela? <Link to="/main/mis-ventas">Mira lo que se vendió con tu código</Link>
              </p>
              {sellers.length > 0 && (
                <>
                  <h3>Ya recomiendan la escuela</h3>
                  <SellerList sellers={sellers} level={4} />
                </>
              )}
            </div>
          }
        >
          <PostedNotice />
          <MessageForm kind="affiliate" texts={applicationTexts.affiliate} />
        </Beside>
      </FrontPart>
    </>
  );
}
