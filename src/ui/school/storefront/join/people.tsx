import { Link } from 'react-router-dom';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import type { SellerCard } from '#domain/catalogue/seller.ts';
import { teacherPath } from '#domain/catalogue/staff-profile.ts';
import type { Teacher } from '#domain/catalogue/teacher.ts';
import { Avatar } from '#ui/kit/layout/avatar.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import styles from './join-page.module.css';

interface ShownPerson {
  readonly to: string;
  readonly name: string;
  readonly detail: string;
  readonly photo: string | null;
}

/** Some who teach and write, each leading to their page. Source: SITE-11. */
export function TeacherList({ teachers, level = 3 }: { teachers: readonly Teacher[]; level?: 3 | 4 }) {
  const people = teachers.map(({ slug, name, profession: detail, photo }) => ({
    to: teacherPath(slug),
    name,
    detail,
    photo,
  }));
  return <People label="Quiénes ya enseñan y escriben" people={people} level={level} />;
}

/** The verified sellers, each leading to their own storefront. Source: ADS-2. */
export function SellerList({ sellers, level = 3 }: { sellers: readonly SellerCard[]; level?: 3 | 4 }) {
  const people = sellers.map(({ slug, tradeName: name, fullName, categoryTitle, photo, logo }) => ({
    to: `/${slug}`,
    name,
    detail: `${fullName} · ${categoryTitle}`,
    photo: logo ?? photo,
  }));
  return <People label="Vendedores verificados" people={people} level={level} />;
}

function People({ label, people, level }: { label: string; people: readonly ShownPerson[]; level: 3 | 4 }) {
  const site = useService(SiteSettings);
  const Heading = `h${level}` as const;
  if (people.length === 0) return null;
  return (
    <ul className={styles.people} aria-label={label}>
      {people.map(({ to, name, detail, photo }) => (
        <li key={to}>
          <Avatar name={name} src={photo === null ? null : site.imageAddress(photo)} size="large" />
          <div>
            <Heading>
              <Link to={to}>{name}</Link>
            </Heading>
            <p>{detail}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
