import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { CardGrid, Card } from '#ui/kit/layout/card.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { coverOf } from '#ui/school/storefront/catalogue/cover-of.ts';
import type { TimedSeminar } from './load-seminars.ts';
import { SeminarActions } from './seminar-actions.tsx';

/** Seminars side by side, each with its date and what can be done with it now. Source: LEARN-4. */
export function SeminarGrid({ seminars, level = 3 }: { seminars: readonly TimedSeminar[]; level?: 2 | 3 }) {
  const site = useService(SiteSettings);
  return (
    <CardGrid whole>
      {seminars.map(({ seminar, moment }) => (
        <Card
          key={seminar.id}
          level={level}
          to={`/main/seminarios/${seminar.slug}`}
          cover={coverOf({ ...seminar, kind: 'seminar' }, site)}
          meta={whenText(seminar.startsAt)}
          title={seminar.title}
          {...(moment === 'live' && { flag: <Badge kind="highlight">En vivo ahora</Badge> })}
          actions={<SeminarActions seminar={seminar} moment={moment} />}
        />
      ))}
    </CardGrid>
  );
}

/** 'lunes 14 de diciembre de 2026, 7:00 p. m.', in Lima. */
export function whenText(startsAt: string | null): string {
  return startsAt === null ? 'Fecha por confirmar' : formatLongInstant(new Date(startsAt), { withYear: true });
}
