import { Link } from 'react-router-dom';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { PAGE_SIZE } from '#domain/catalogue/catalogue-page.ts';
import { companyLineOf, companyLines, type CompanyCode } from '#domain/catalogue/company-line.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { ProductRow } from '#ui/kit/layout/card.tsx';
import { coverOf } from '#ui/school/storefront/catalogue/cover-of.ts';
import { Accordion } from '#ui/kit/controls/accordion.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { PartLinks } from '#ui/school/layouts/part-links.tsx';
import { needed, useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { PlanGrid } from '#ui/school/storefront/catalogue/plan-tile.tsx';
import { cardMeta, peopleText } from '#ui/school/storefront/catalogue/product-texts.ts';
import { ProductPrice } from '#ui/school/storefront/catalogue/product-tile.tsx';
import { FrontHero } from '#ui/school/storefront/fronts/front-hero.tsx';
import { Columns, FrontPart } from '#ui/school/storefront/fronts/front-part.tsx';
import { CoverPatch, wideOnes } from '#ui/school/storefront/fronts/patches.tsx';
import { Figures, schoolFigures, type SchoolFigures } from '#ui/school/storefront/fronts/school-figures.tsx';
import styles from './companies-page.module.css';

interface Loaded {
  /** The line that the address names. */
  readonly chosen: CompanyCode | null;
  readonly lines: readonly { readonly code: CompanyCode; readonly products: readonly ProductCard[] }[];
  /** Plans that more than one person may use. */
  readonly plans: readonly ProductCard[];
  readonly figures: SchoolFigures;
}

const mostOfALine = 4;

/** What companies may buy, by the lines they know under their codes. Source: ROUTE-7, SITE-10. */
export async function load(services: Services, { url }: LoadArgs): Promise<Loaded> {
  const api = services.get(CatalogueApi);
  const base = { dates: 'any', page: 1 } as const;
  const plans = api.list({ ...base, kinds: ['plan'], categorySlug: null, size: PAGE_SIZE });
  const figures = schoolFigures(services);
  const lines = companyLines.map(async ({ code, categorySlugs }) => {
    const each = categorySlugs.map((categorySlug) =>
      api.list({
        ...base,
        kinds: ['course', 'workshop', 'diploma', 'specialised-course', 'book'],
        categorySlug,
        size: mostOfALine,
      }),
    );
    const found = (await Promise.all(each)).map((answer) => needed(answer).products);
    return { code, products: inTurns(found).slice(0, mostOfALine) };
  });
  return {
    chosen: companyLineOf(url.searchParams.get('codigo'))?.code ?? null,
    lines: await Promise.all(lines),
    plans: needed(await plans).products.filter(({ planPage }) => planPage === 'pro'),
    figures: await figures,
  };
}

/** One of each, then the second of each: no category hides another. */
function inTurns<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list.slice(place, place + 1))).flat();
}

export function meta(): PageMeta {
  return {
    title: 'Para empresas',
    description: 'Planes con varias personas, factura y certificados para los equipos legales, contables y de gestión.',
    canonical: '/empresas',
  };
}

const steps = [
  { title: 'Elige el plan', text: 'Cada plan incluye varias personas; en el carrito sumas las que falten.' },
  { title: 'Paga con factura', text: 'Con tarjeta se activa al instante; con depósito, en 72 horas como máximo.' },
  {
    title: 'Invita a tu equipo',
    text: 'Cada persona entra con su correo, avanza a su ritmo y obtiene su certificado.',
  },
] as const;

const questions = [
  {
    id: 'factura',
    title: '¿Emiten factura?',
    answer: 'Sí, con el RUC y la razón social de tu empresa. Los precios que ves ya incluyen IGV.',
  },
  {
    id: 'cambios',
    title: '¿Puedo cambiar a una persona por otra?',
    answer: 'Sí. Quien administra el plan retira a una persona y su lugar queda libre para otra.',
  },
  {
    id: 'sueltos',
    title: '¿Y si solo necesitamos un curso?',
    answer: 'Los cursos, libros y seminarios se compran también por separado. Los cursos no vencen.',
  },
] as const;

export function Component() {
  const { chosen, lines, plans, figures } = useLoaded<typeof load>();
  const pages = useService(PageMap);
  const productsOf = (line: CompanyCode) => lines.find(({ code }) => code === line)?.products ?? [];
  return (
    <>
      <FrontHero
        title="Para empresas"
        lead="Que todo el equipo hable el mismo idioma: planes para varias personas, con factura y un certificado para cada una."
        actions={
          <>
            <LinkButton to="/pro" look="primary" size="large">
              Comparar los planes
            </LinkButton>
            {pages.has('/contacto') && (
              <LinkButton to="/contacto" size="large">
                Escríbenos
              </LinkButton>
            )}
          </>
        }
        picture={<CoverPatch products={companyLines.flatMap(({ code }) => wideOnes(productsOf(code)).slice(0, 1))} />}
      />
      <Figures figures={figures} />
      <FrontPart title="De la compra al certificado">
        <Columns steps={steps} numbered />
      </FrontPart>
      <FrontPart title="Cuatro líneas de contenido" ground>
        <PartLinks parts={companyLines.map(({ code, title }) => ({ id: `linea-${code}`, label: title }))} />
        {companyLines.map(({ code, title, text }) => (
          <article
            key={code}
            id={`linea-${code}`}
            tabIndex={-1}
            className={styles.line}
            data-chosen={code === chosen || undefined}
          >
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <LineProducts products={productsOf(code)} />
          </article>
        ))}
      </FrontPart>
      {plans.length > 0 && (
        <FrontPart title="Planes para equipos" more={{ to: '/contenidos/planes', label: 'Ver todos los planes' }}>
          <PlanGrid plans={plans} />
        </FrontPart>
      )}
      <FrontPart title="Preguntas frecuentes" ground>
        <div className={styles.questions}>
          <Accordion items={questions.map(({ id, title, answer }) => ({ id, title, content: <p>{answer}</p> }))} />
          {pages.has('/contacto') && (
            <p>
              ¿Son más de veinte personas o necesitan algo a medida? <Link to="/contacto">Cuéntanos qué buscan</Link>
            </p>
          )}
        </div>
      </FrontPart>
    </>
  );
}

function LineProducts({ products }: { products: readonly ProductCard[] }) {
  const site = useService(SiteSettings);
  if (products.length === 0) return null;
  return (
    <ul className={styles.products}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductRow
            to={productPath(product.kind, product.slug)}
            cover={coverOf(product, site)}
            meta={cardMeta(product)}
            title={product.title}
            {...(product.staffNames.length > 0 && { by: peopleText(product.staffNames) })}
            price={<ProductPrice product={product} />}
            level={4}
          />
        </li>
      ))}
    </ul>
  );
}
