import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { formatSeconds } from '#domain/shared/length.ts';
import type { ProductDetails, StaffMember, SyllabusPart } from '#domain/catalogue/product.ts';
import { teacherPath } from '#domain/catalogue/staff-profile.ts';
import { sharedEnding } from '#domain/shared/shared-ending.ts';
import { Link } from 'react-router-dom';
import { Accordion } from '#ui/kit/controls/accordion.tsx';
import { Avatar } from '#ui/kit/layout/avatar.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { FactList } from '#ui/kit/layout/layout.tsx';
import { SafeHtml } from '#ui/kit/layout/safe-html.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Chapters } from './chapters.tsx';
import { CertificateSample } from './certificate-sample.tsx';
import type { PartLink } from '#ui/school/layouts/part-links.tsx';
import { FreeClassButton } from './free-class-button.tsx';
import { ProductReviews } from './product-reviews.tsx';
import type { AskedQuestion } from './product-questions.ts';
import styles from './product-story.module.css';

interface ProductStoryProps {
  readonly product: ProductDetails;
  readonly questions: readonly AskedQuestion[];
}

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
      <section className={styles.part}>
        <h2>De qué se trata</h2>
        <SafeHtml html={product.descriptionHtml} />
      </section>
      {product.planGives.length > 0 && <PlanGives gives={product.planGives} />}
      {product.syllabus.length > 0 &&
        (isRead(product) ? (
          <Chapters title={syllabusTitle(product)} chapters={product.syllabus} />
        ) : (
          <Syllabus product={product} />
        ))}
      {product.staff.length > 0 && <Staff staff={product.staff} />}
      {product.bibliographic.length > 0 && (
        <section className={styles.part}>
          <h2>Ficha</h2>
          <FactList facts={product.bibliographic.map(({ label, value }) => ({ name: label, value }))} />
        </section>
      )}
      {product.certificateHours > 0 && <CertificateSample product={product} />}
      {product.reviews.length > 0 && <ProductReviews reviews={product.reviews} />}
      <section className={styles.part} id="preguntas" tabIndex={-1}>
        <h2>Preguntas frecuentes</h2>
        <Accordion items={questions.map(({ id, title, answer }) => ({ id, title, content: <p>{answer}</p> }))} />
      </section>
    </>
  );
}

/** The parts of a story that are there, for the links above it. */
export function storyParts(product: ProductDetails): readonly PartLink[] {
  const parts: readonly (PartLink | null)[] = [
    product.planGives.length > 0 ? { id: 'accesos', label: 'A qué da acceso' } : null,
    product.syllabus.length > 0 ? { id: 'temario', label: syllabusTitle(product) } : null,
    product.staff.length > 0 ? { id: 'docentes', label: staffTitle(product.staff) } : null,
    product.certificateHours > 0 ? { id: 'certificado', label: 'Certificado' } : null,
    product.reviews.length > 0 ? { id: 'opiniones', label: 'Opiniones' } : null,
    { id: 'preguntas', label: 'Preguntas' },
  ];
  return parts.filter((part) => part !== null);
}

const syllabusTitle = ({ kind }: ProductDetails): string => (kind === 'seminar' ? 'Temario' : 'Contenido');

const staffTitle = (staff: readonly StaffMember[]): string =>
  staff.length === 1 ? (staff[0]?.part ?? 'Docente') : 'Quiénes lo hacen';

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
      {part.staffNames.length > 0 && <p className={styles.quiet}>Con {part.staffNames.join(' y ')}</p>}
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

function Staff({ staff }: { staff: readonly StaffMember[] }) {
  const site = useService(SiteSettings);
  const ending = sharedEnding(staff.map(({ biography }) => biography));
  return (
    <section className={styles.part} id="docentes" tabIndex={-1}>
      <h2>{staffTitle(staff)}</h2>
      <ul className={styles.staff}>
        {staff.map(({ id, slug, name, profession, biography, photo, part }) => (
          <li key={id}>
            <Avatar name={name} src={photo === null ? null : site.imageAddress(photo)} size="large" />
            <div>
              <h3>
                <Link to={teacherPath(slug)}>{name}</Link>
              </h3>
              <p className={styles.quiet}>{staff.length === 1 ? profession : `${part} · ${profession}`}</p>
              <p>{biography.slice(0, biography.length - ending.length)}</p>
            </div>
          </li>
        ))}
      </ul>
      {ending !== '' && <p className={styles.quiet}>{ending}</p>}
    </section>
  );
}
