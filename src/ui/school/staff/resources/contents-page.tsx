import { Link, useLoaderData } from 'react-router-dom';
import { permissionsOf } from '#domain/office/permissions.ts';
import { resources } from '#domain/office/resources/all-resources.ts';
import type { Resource } from '#domain/office/resources/resource.ts';
import { settingsParts, settingsPath } from '#domain/settings/school-settings.ts';
import { PageHead } from '#ui/kit/layout/layout.tsx';
import type { PageMeta } from '#ui/school/boot/page-module.ts';
import { officePage } from '#ui/school/staff/desk/office-page.tsx';
import { listAddress } from './addresses.ts';
import styles from './resources.module.css';

const whole = { search: '', order: '', filters: {}, page: 1 };

export function meta(): PageMeta {
  return { title: 'Contenidos', description: '', hidden: true };
}

function Page() {
  const { roles } = useLoaderData() as { readonly roles: readonly string[] };
  const given = permissionsOf(roles);
  const seen = Object.values<Resource>(resources).filter(({ sees }) => given.has(sees));
  return (
    <>
      <PageHead title="Contenidos" lead="Lo que la escuela muestra y ofrece, además de sus productos." />
      <ul className={styles.contents}>
        {seen.map(({ path, title, lead }) => (
          <li key={path}>
            <h2 className={styles.contentsTitle}>
              <Link to={listAddress(path, whole)}>{title}</Link>
            </h2>
            <p className={styles.about}>{lead}</p>
          </li>
        ))}
        {given.has('see-front') && (
          <li>
            <h2 className={styles.contentsTitle}>
              <Link to={settingsPath('front')}>{settingsParts.front.title}</Link>
            </h2>
            <p className={styles.about}>Qué partes tiene la portada y en qué orden salen.</p>
          </li>
        )}
      </ul>
    </>
  );
}

/** `/colaboradores/contenidos`: which lists there are, for whoever sees them. */
export const { load, Component } = officePage('see-catalogue', () => Promise.resolve({}), Page);
