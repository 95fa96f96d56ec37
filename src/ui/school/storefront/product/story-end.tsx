import { Link } from 'react-router-dom';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import type { StaffMember } from '#domain/catalogue/product.ts';
import { teacherPath } from '#domain/catalogue/staff-profile.ts';
import { sharedEnding } from '#domain/reading/shared-ending.ts';
import { Accordion } from '#ui/kit/controls/accordion.tsx';
import { Avatar } from '#ui/kit/layout/avatar.tsx';
import { FactList } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { CertificateSample } from './certificate-sample.tsx';
import { ProductReviews } from './product-reviews.tsx';
import { type ProductStoryProps, staffTitle } from './story-parts.ts';
import styles from './product-story.module.css';

/** What follows on what a product holds: who teaches it, what it gives, what others say, what is asked. */
export function StoryEnd({ product, questions }: ProductStoryProps) {
  return (
    <>
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
