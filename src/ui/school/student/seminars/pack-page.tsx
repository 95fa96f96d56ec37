import { PageHead } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { type LoadArgs, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { loadSeminars, type TimedSeminar } from './load-seminars.ts';
import { SeminarGrid } from './seminar-card.tsx';

/** Of one plan, or of all. */
export async function load(services: Services, { params }: LoadArgs): Promise<readonly TimedSeminar[]> {
  const slug = params['slug'] ?? null;
  const seminars = await loadSeminars(services);
  return seminars.filter(({ seminar: { planSlug } }) => (slug === null ? planSlug !== null : planSlug === slug));
}

export function meta(): PageMeta {
  return { title: 'Seminarios de tu plan', description: '', hidden: true };
}

/** The seminars that a plan gives. Source: MAIN-5, LEARN-4. */
export function Component() {
  const seminars = useLoaded<typeof load>();
  return (
    <>
      <PageHead title="Seminarios de tu plan" />
      {seminars.length === 0 ? (
        <EmptyState
          icon="seminar"
          title="Este plan no tiene seminarios para ti"
          actions={
            <LinkButton look="primary" to="/main/seminarios">
              Ver mis seminarios
            </LinkButton>
          }
        />
      ) : (
        <SeminarGrid seminars={seminars} level={2} />
      )}
    </>
  );
}
