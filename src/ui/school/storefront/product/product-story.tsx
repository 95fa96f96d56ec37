import { formatSeconds } from '#domain/shared/length.ts';
import type { ProductDetails, SyllabusPart } from '#domain/catalogue/product.ts';
import { conjunction } from '#domain/shared/text.ts';
import { Link } from 'react-router-dom';
import { Accordion } from '#ui/kit/controls/accordion.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { drawnPart } from '#ui/kit/feedback/drawn-part.tsx';
import { SafeHtml } from '#ui/kit/layout/safe-html.tsx';
import { Chapters } from './chapters.tsx';
import { FreeClassButton } from './free-class-button.tsx';
import { type ProductStoryProps, syllabusTitle } from './story-parts.ts';
import styles from './product-story.module.css';

/** Far down the page: its script is none of the first. */
const StoryEnd = drawnPart(() => import('./story-end.tsx').then((file) => file.StoryEnd));

/** What it is, what you get, what it holds, who teaches it. */
export function ProductStoryView({ product, questions }: ProductStoryProps) {
  return (
    <>
      {product.outcomes.length > 0 && <Outcomes product={product} />}
      {product.requirements.length > 0 && (
        <section className={styles.part}>
          <h2>Qué necesitas</h2>
          <ul className={styles.needs}>
            {product.requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        </section>
      )}
      {product.descriptionHtml !== '' && (
        <section className={styles.part}>
          <h2>De qué se trata</h2>
          <SafeHtml html={product.descriptionHtml} />
        </section>
      )}
      {product.planGives.length > 0 && <PlanGives gives={product.planGives} />}
      {product.syllabus.length > 0 &&
        (isRead(product) ? (
          <Chapters title={syllabusTitle(product)} chapters={product.syllabus} />
        ) : (
          <Syllabus product={product} />
        ))}
      <StoryEnd product={product} questions={questions} />
    </>
  );
}

function Outcomes({ product }: { product: ProductDetails }) {
  return (
    <section className={styles.part}>
      <h2>{product.kind === 'plan' || product.kind === 'consultancy' ? 'Qué incluye' : 'Qué te llevas'}</h2>
      <ul className={styles.outcomes}>
        {product.outcomes.map((outcome) => (
          <li key={outcome}>
            <Icon name="check" />
            {outcome}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlanGives({ gives }: { gives: ProductDetails['planGives'] }) {
  return (
    <section className={styles.part} id="accesos" tabIndex={-1}>
      <h2>A qué te da acceso</h2>
      <ul className={styles.gives}>
        {gives.map(({ title, path }) => (
          <li key={title}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Syllabus({ product }: { product: ProductDetails }) {
  const items = product.syllabus.map((part, index) => ({
    id: `parte-${index + 1}`,
    title: part.title,
    note: partNote(part),
    content: <PartContent part={part} product={product} />,
    open: index === 0,
  }));
  return (
    <section className={styles.part} id="temario" tabIndex={-1}>
      <h2>{syllabusTitle(product)}</h2>
      <div className={styles.syllabus}>
        <Accordion items={items} />
      </div>
    </section>
  );
}

const isRead = ({ kind }: ProductDetails): boolean => kind === 'book' || kind === 'magazine';

function partNote({ classes }: SyllabusPart): string | undefined {
  if (classes.length === 0) return undefined;
  const one = classes.every(({ kind }) => kind === 'reading') ? 'lectura' : 'clase';
  return classes.length === 1 ? `1 ${one}` : `${classes.length} ${one}s`;
}

function PartContent({ part, product }: { part: SyllabusPart; product: ProductDetails }) {
  return (
    <div className={styles.content}>
      {part.text !== '' && <p>{part.text}</p>}
      {part.staffNames.length > 0 && <p className={styles.quiet}>Con {conjunction(part.staffNames)}</p>}
      {part.classes.length > 0 && (
        <ol className={styles.classes}>
          {part.classes.map(({ title, kind, seconds }) => (
            <li key={title}>
              <Icon name={kind === 'video' ? 'play' : 'book-open'} />
              <span className={styles.className}>
                {title}
                {title === product.freeClass?.title && (
                  <FreeClassButton slug={product.slug} product={product.title} size="small" look="quiet">
                    Ver gratis
                  </FreeClassButton>
                )}
              </span>
              <span className={styles.quiet}>{formatSeconds(seconds)}</span>
            </li>
          ))}
        </ol>
      )}
      {part.hasExam && (
        <p className={styles.exam}>
          <Icon name="check-circle" />
          Examen del módulo
        </p>
      )}
    </div>
  );
}
