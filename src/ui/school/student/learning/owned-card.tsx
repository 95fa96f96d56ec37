import type { OwnedContent } from '#application/read-models/learning/my-contents.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { contentPath } from '#domain/catalogue/product-kind.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { CardGrid, Card } from '#ui/kit/layout/card.tsx';
import { ProgressBar } from '#ui/kit/feedback/progress-bar.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { coverOf, frameShape } from '#ui/school/storefront/catalogue/cover-of.ts';
import { typeText } from '#domain/catalogue/catalogue-menu.ts';
import { classesText } from './texts.ts';

/** What a student owns of one kind, side by side. */
export function OwnedGrid({
  contents,
  oneRow = false,
}: {
  contents: readonly OwnedContent[];
  /** Only as many as fill a row. */
  oneRow?: boolean;
}) {
  return (
    <CardGrid shape={frameShape(contents[0]?.kind ?? 'course')} oneRow={oneRow} whole>
      {contents.map((content) => (
        <OwnedCard key={content.id} content={content} />
      ))}
    </CardGrid>
  );
}

function OwnedCard({ content }: { content: OwnedContent }) {
  const site = useService(SiteSettings);
  const { kind, slug, title, progress, until } = content;
  const kindName = typeText(content);
  return (
    <Card
      to={contentPath(kind, slug)}
      cover={coverOf(content, site)}
      meta={until === null ? kindName : `${kindName} · hasta el ${formatDayMonthYear(limaDay(new Date(until)))}`}
      title={title}
      {...(progress !== null && {
        price: <ProgressBar label="Avance" value={progress.percent} text={classesText(progress)} />,
      })}
    />
  );
}
