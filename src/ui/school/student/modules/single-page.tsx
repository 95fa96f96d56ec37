import { cataloguePartOf } from '#domain/catalogue/catalogue-menu.ts';
import { contentPath } from '#domain/catalogue/product-kind.ts';
import { FactList, PageHead } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, moveTo, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { MyAppointments } from '#ui/school/student/consultancies/my-appointments.tsx';
import { loadConsultancies, type TimedConsultancy } from '#ui/school/student/consultancies/load-consultancies.ts';
import { NotOwned } from '#ui/school/student/learning/ownership.tsx';
import { shortDayText } from '#ui/school/student/learning/texts.ts';
import { findSingle, type Single } from './find-single.ts';
import styles from './single-page.module.css';

/** What there is to see, and the hours of a consultancy. */
type Loaded = Single & { readonly hours: readonly TimedConsultancy[] };

/** What has a page of its own is opened there. */
export async function load(services: Services, args: LoadArgs): Promise<Loaded> {
  const single = await findSingle(services, args);
  if (single.kind === 'owned') {
    const { kind, slug } = single.product;
    if (kind === 'plan') moveTo('/main/plan');
    if (kind !== 'consultancy') moveTo(contentPath(kind, slug));
    return { ...single, hours: await loadConsultancies(services, slug) };
  }
  return { ...single, hours: [] };
}

export function meta(single: Single): PageMeta {
  return { title: single.kind === 'owned' ? single.product.title : single.title, description: '', hidden: true };
}

/** A single product of a module: what it is, until when, and where to go on. Source: MAIN-7. */
export function Component() {
  const single = useLoaded<typeof load>();
  if (single.kind === 'not-owned') {
    return <NotOwned slug={single.slug} title={single.title} path={single.path} />;
  }
  const { product, page, hours } = single;
  const people = page?.product.staff.map(({ name }) => name).join(', ') ?? '';
  const facts = [
    { name: 'Tipo', value: cataloguePartOf(product.kind).one },
    ...(people === '' ? [] : [{ name: 'Con', value: people }]),
    { name: 'Acceso', value: product.until === null ? 'Sin vencimiento' : `Hasta el ${shortDayText(product.until)}` },
  ];
  // One thing is the next to do: where an hour waits in its room, or is to be agreed on, that.
  const hasRoom = hours.some(({ coming }) => coming !== null && coming.address !== null);
  const isToAgree = !hasRoom && hours.some(({ coming, past }) => coming === null && past.length === 0);
  return (
    <>
      <PageHead title={product.title} lead={page?.product.summary} />
      <FactList facts={facts} />
      <MyAppointments consultancies={hours} isNext={isToAgree} />
      <p className={styles.actions}>
        <LinkButton look={hasRoom || isToAgree ? 'secondary' : 'primary'} to={contentPath(product.kind, product.slug)}>
          Abrir el contenido
        </LinkButton>
        {page !== null && <LinkButton to={`/main/consultas/${product.slug}/contenido`}>Ver qué incluye</LinkButton>}
      </p>
    </>
  );
}
