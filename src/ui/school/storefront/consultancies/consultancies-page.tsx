import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { PAGE_SIZE, type CataloguePage } from '#domain/catalogue/catalogue-page.ts';
import { conjunction } from '#domain/shared/text.ts';
import { Accordion } from '#ui/kit/controls/accordion.tsx';
import { PageHead, Section, Wrap } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { needed, notFound, useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { consultancyTexts } from '#ui/school/storefront/catalogue/listings.ts';
import { pageNumber } from '#ui/school/storefront/catalogue/page-number.ts';
import { Pagination } from '#ui/school/storefront/catalogue/pagination.tsx';
import { isPastEnd, PastTheEnd } from '#ui/school/storefront/catalogue/past-the-end.tsx';
import { ProductGrid } from '#ui/school/storefront/catalogue/product-tile.tsx';
import styles from './consultancies-page.module.css';

/** The front of the consultancies: how one goes, and which there are. */
export async function load(services: Services, { url }: LoadArgs): Promise<CataloguePage> {
  const page = pageNumber(url) ?? notFound();
  return needed(
    await services
      .get(CatalogueApi)
      .list({ kinds: ['consultancy'], categorySlug: null, dates: 'any', page, size: PAGE_SIZE }),
  );
}

export function meta(): PageMeta {
  return {
    title: 'Consultorías con especialistas',
    description: 'Lleva tu caso a un especialista: una conversación preparada, con respuesta por escrito.',
  };
}

const steps = [
  { title: 'Elige al especialista', text: 'Cada consultoría dice qué casos atiende, cuánto dura y cuánto cuesta.' },
  {
    title: 'Cuenta tu caso',
    text: 'Después de pagar nos escribes lo necesario, para que la conversación empiece preparada.',
  },
  { title: 'Recibe tu respuesta', text: 'Conversas con el especialista y quedas con recomendaciones por escrito.' },
] as const;

const questions = [
  {
    id: 'preparar',
    title: '¿Qué preparo antes?',
    answer:
      'Al comprarla encuentras una ficha para ordenar tu caso: los hechos con sus fechas, los documentos que tienes y lo que quieres decidir. Con ella la conversación empieza por lo importante.',
  },
  {
    id: 'respuesta',
    title: '¿Cómo recibo la respuesta?',
    answer:
      'Por escrito, en la página de tu consultoría dentro de tu área de estudio. Ahí queda, junto con tus preguntas, para cuando la necesites.',
  },
  {
    id: 'reserva',
    title: '¿Quién ve lo que cuento?',
    answer:
      'El especialista que eliges y el personal de la escuela que lo atiende. Tus consultas no se publican con tu nombre completo.',
  },
  {
    id: 'pago',
    title: '¿Cómo se paga?',
    answer:
      'Con tarjeta, y se activa al instante; o con depósito o transferencia, y se activa como máximo 72 horas después de que confirmes tu pago. Recibes boleta o factura.',
  },
] as const;

export function Component() {
  const found = useLoaded<typeof load>();
  const pages = useService(PageMap);
  const specialists = [...new Set(found.products.flatMap(({ staffNames }) => staffNames))];
  return (
    <Wrap>
      <PageHead title="Consultorías" lead={consultancyTexts.lead} />
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {isPastEnd(found) ? (
        <PastTheEnd first="/consultorias" />
      ) : found.total === 0 ? (
        <EmptyState icon="briefcase" title={consultancyTexts.empty} />
      ) : (
        <Section title="Elige tu consultoría">
          <ProductGrid products={found.products} eager />
          <Pagination page={found.page} pages={found.pages} />
          {specialists.length > 0 && <p className={styles.people}>Responden {conjunction(specialists)}.</p>}
        </Section>
      )}
      <Section title="Preguntas frecuentes" id="preguntas">
        <Accordion items={questions.map(({ id, title, answer }) => ({ id, title, content: <p>{answer}</p> }))} />
        {pages.has('/contacto') && (
          <p className={styles.contact}>
            ¿No sabes cuál elegir?
            <LinkButton to="/contacto">Escríbenos</LinkButton>
          </p>
        )}
      </Section>
    </Wrap>
  );
}
