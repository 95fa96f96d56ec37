import { PageHead, Section } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { loadSeminars, type TimedSeminar } from './load-seminars.ts';
import { SeminarGrid } from './seminar-card.tsx';

export function load(services: Services): Promise<readonly TimedSeminar[]> {
  return loadSeminars(services);
}

export function meta(): PageMeta {
  return {
    title: 'Mis seminarios',
    description: 'Tus seminarios por venir y los que puedes volver a ver.',
    hidden: true,
  };
}

/** The student's seminars: to come with room and calendar, past with their recording. Source: MAIN-5, LEARN-4. */
export function Component() {
  const seminars = useLoaded<typeof load>();
  const coming = seminars.filter(({ moment }) => moment !== 'past');
  const past = seminars.filter(({ moment }) => moment === 'past');
  return (
    <>
      <PageHead title="Mis seminarios" />
      {seminars.length === 0 && (
        <EmptyState
          icon="seminar"
          title="Todavía no tienes seminarios"
          actions={
            <LinkButton look="primary" to="/seminarios">
              Ver los seminarios
            </LinkButton>
          }
        >
          <p>Cuando te inscribas en uno, aquí tendrás su fecha, el enlace de la sala y después su grabación.</p>
        </EmptyState>
      )}
      {coming.length > 0 && (
        <Section title="Por venir">
          <SeminarGrid seminars={coming} />
        </Section>
      )}
      {past.length > 0 && (
        <Section title="Para volver a ver">
          <SeminarGrid seminars={past} />
        </Section>
      )}
    </>
  );
}
