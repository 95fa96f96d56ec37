import { Link } from 'react-router-dom';
import type { Continuation, OwnedContent } from '#application/read-models/learning/my-contents.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { contentPath } from '#domain/catalogue/product-kind.ts';
import { classPath } from '#domain/learning/study-path.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { Cover } from '#ui/kit/layout/card.tsx';
import { ProgressBar } from '#ui/kit/feedback/progress-bar.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { coverOf } from '#ui/school/storefront/catalogue/cover-of.ts';
import { classesText, clockText } from '#ui/school/student/learning/texts.ts';
import styles from './continue.module.css';

/** The class to go on with, and the second. Source: look.md, Student area. */
export function Continue({
  continuation,
  contents,
}: {
  continuation: Continuation;
  contents: readonly OwnedContent[];
}) {
  const site = useService(SiteSettings);
  const { content, class: next, resumeSeconds, progress, begun } = continuation;
  const coverFile = contents.find(({ slug }) => slug === content.slug)?.coverFile ?? null;
  const isInTheMiddle = next.kind === 'video' && resumeSeconds > 0;
  return (
    <section className={styles.panel} aria-labelledby="continua">
      <div className={styles.cover}>
        <Cover {...coverOf({ ...content, coverFile }, site)} shape="wide" eager />
      </div>
      <div className={styles.text}>
        <h2 id="continua" className={styles.label}>
          {begun ? 'Continúa donde lo dejaste' : 'Empieza por aquí'}
        </h2>
        <p className={styles.class}>{next.title}</p>
        <p className={styles.content}>
          <Link to={contentPath(content.kind, content.slug)}>{content.title}</Link>
        </p>
        <ProgressBar label="Avance" value={progress.percent} text={classesText(progress)} />
        <p className={styles.go}>
          <LinkButton look="primary" size="large" to={classPath(content.slug, next)}>
            <Icon name={next.kind === 'video' ? 'play' : 'book-open'} />
            {isInTheMiddle ? `Continuar en ${clockText(resumeSeconds)}` : begun ? 'Continuar' : 'Empezar'}
          </LinkButton>
        </p>
      </div>
    </section>
  );
}
