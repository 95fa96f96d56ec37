import { Link } from 'react-router-dom';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import type { SellerCard } from '#domain/catalogue/seller.ts';
import { teacherPath } from '#domain/catalogue/staff-profile.ts';
import type { Teacher } from '#domain/catalogue/teacher.ts';
import { Avatar } from '#ui/kit/layout/avatar.tsx';
import { Section } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import styles from './people.module.css';

interface Person {
  readonly to: string;
  readonly name: string;
  readonly detail: string;
  readonly photo: string | null;
}

/** The people of most products, each leading to what is theirs. Source: SITE-11. */
export function TeachersSection({ teachers }: { teachers: readonly Teacher[] }) {
  return (
    <Section title="Quiénes enseñan y escriben">
      <People
        people={teachers.map(({ slug, name, profession: detail, photo }) => ({
          to: teacherPath(slug),
          name,
          detail,
          photo,
        }))}
      />
    </Section>
  );
}

/** The sellers with a storefront of their own. Source: ADS-2. */
export function SellersSection({ sellers }: { sellers: readonly SellerCard[] }) {
  return (
    <Section title="Vendedores verificados" more={{ to: '/unete/afiliados', label: 'Vende con nosotros' }}>
      <People
        people={sellers.map(({ slug, tradeName: name, fullName, categoryTitle, photo, logo }) => ({
          to: `/${slug}`,
          name,
          detail: `${fullName} · ${categoryTitle}`,
          photo: logo ?? photo,
        }))}
      />
    </Section>
  );
}

function People({ people }: { people: readonly Person[] }) {
  const site = useService(SiteSettings);
  return (
    <ul className={styles.people}>
      {people.map(({ to, name, detail, photo }) => (
        <li key={to}>
          <Avatar name={name} src={photo === null ? null : site.imageAddress(photo)} size="large" />
          <div>
            <h3>
              <Link to={to}>{name}</Link>
            </h3>
            <p>{detail}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
