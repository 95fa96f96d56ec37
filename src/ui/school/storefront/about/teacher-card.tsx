import { Link } from 'react-router-dom';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import { type StaffProfile, teacherPath } from '#domain/catalogue/staff-profile.ts';
import { withQuery } from '#domain/shared/query-string.ts';
import { Avatar } from '#ui/kit/layout/avatar.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import styles from './about-page.module.css';

/**
 * Somebody who teaches or writes, with some of what is theirs. `ending` is what all biographies of the list end with, which is said
 * once below them. Source: SITE-11.
 */
export function TeacherCard({ teacher, ending }: { teacher: StaffProfile; ending: string }) {
  const site = useService(SiteSettings);
  const { slug: teacherSlug, name, profession, biography, photo, products, works } = teacher;
  return (
    <li className={styles.teacher}>
      <Avatar name={name} src={photo === null ? null : site.imageAddress(photo)} size="large" />
      <div>
        <h3>
          <Link to={teacherPath(teacherSlug)}>{name}</Link>
        </h3>
        <p className={styles.profession}>{profession}</p>
        <p>{biography.slice(0, biography.length - ending.length)}</p>
        <ul className={styles.products} aria-label={`Lo que publica ${name}`}>
          {products.map(({ kind, slug, title }) => (
            <li key={`${kind} ${slug}`}>
              <Link to={productPath(kind, slug)}>{title}</Link>
            </li>
          ))}
          {works > products.length && (
            <li className={styles.all}>
              <Link to={withQuery('/buscar', { docente: teacherSlug })}>
                Ver los {works}
                <VisuallyHidden> de {name}</VisuallyHidden>
              </Link>
            </li>
          )}
        </ul>
      </div>
    </li>
  );
}
