import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { capitalised } from '#domain/shared/text.ts';
import { numbersTogether } from '#domain/shared/numbers-together.ts';
import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx';
import { FactList, PageHead, Section } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, needed, notFound, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { NotOwned } from '#ui/school/student/learning/ownership.tsx';
import { shortDayText } from '#ui/school/student/learning/texts.ts';
import { loadSeminars, type TimedSeminar } from './load-seminars.ts';
import { SeatSection } from './seat-section.tsx';
import { SeatsStore } from './seats-store.ts';
import { SeminarActions } from './seminar-actions.tsx';
import { whenText } from './seminar-card.tsx';
import { SessionList } from './session-list.tsx';
import styles from './seminars.module.css';

type Loaded =
  | { readonly kind: 'owned'; readonly timed: TimedSeminar }
  | { readonly kind: 'not-owned'; readonly title: string; readonly slug: string };

export async function load(services: Services, { params }: LoadArgs): Promise<Loaded> {
  const slug = params['slug'] ?? '';
  const timed = (await loadSeminars(services)).find(({ seminar }) => seminar.slug === slug);
  if (timed !== undefined) {
    // What a plan lends has no seats of its own.
    if (timed.seminar.planSlug === null) await services.get(SeatsStore).load(slug);
    return { kind: 'owned', timed };
  }
  const { product } = needed(await services.get(CatalogueApi).product(slug));
  if (product.kind !== 'seminar') return notFound();
  return { kind: 'not-owned', title: product.title, slug };
}

export function meta(loaded: Loaded): PageMeta {
  return {
    title: loaded.kind === 'owned' ? loaded.timed.seminar.title : loaded.title,
    description: '',
    hidden: true,
  };
}

/** One seminar: when and where it is, what can be done now, its syllabus. Source: MAIN-5, LEARN-4. */
export function Component() {
  const loaded = useLoaded<typeof load>();
  if (loaded.kind === 'not-owned') {
    return <NotOwned slug={loaded.slug} title={loaded.title} path={`/seminarios/${loaded.slug}`} />;
  }
  const { seminar, moment } = loaded.timed;
  const facts = [
    {
      name: 'Cuándo',
      value: `${capitalised(whenText(seminar.startsAt))}${seminar.startsAt === null ? '' : ', hora de Lima'}`,
    },
    ...(seminar.modality === null ? [] : [{ name: 'Modalidad', value: capitalised(seminar.modality) }]),
    ...(seminar.until === null ? [] : [{ name: 'Acceso', value: `Hasta el ${shortDayText(seminar.until)}` }]),
  ];
  return (
    <>
      <PageHead
        above={<Breadcrumbs crumbs={[{ label: 'Mis seminarios', to: '/main/seminarios' }]} />}
        title={seminar.title}
      />
      <div className={styles.head}>
        <FactList facts={facts} />
        <div className={styles.actions}>
          <SeminarActions seminar={seminar} moment={moment} large />
          <LinkButton to={`/main/contenido/${seminar.slug}?category=seminarios`}>Materiales y certificado</LinkButton>
        </div>
        {moment !== 'past' && seminar.room === null && seminar.modality !== 'presencial' && (
          <p className={styles.note}>El enlace de la sala aparecerá aquí antes de empezar.</p>
        )}
      </div>
      <SessionList sessions={seminar.sessions} />
      {seminar.topics.length > 0 && (
        <Section title="Temario">
          <ol className={styles.topics}>
            {seminar.topics.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{numbersTogether(text)}</p>
              </li>
            ))}
          </ol>
        </Section>
      )}
      {seminar.planSlug === null && <SeatSection slug={seminar.slug} isOver={moment === 'past'} />}
    </>
  );
}
