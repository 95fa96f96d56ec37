import { Link } from 'react-router-dom';
import { SchoolSettingsApi } from '#application/browser/settings/ports/settings-api.ts';
import type { ListedSettings } from '#application/read-models/settings/shown-settings.ts';
import { settingsParts, settingsPath } from '#domain/settings/school-settings.ts';
import { formatDayMonthYear, limaDay } from '#domain/shared/dates.ts';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { PageHead, Section } from '#ui/kit/layout/layout.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { needed, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { officePage, useMay } from '#ui/school/staff/desk/office-page.tsx';
import styles from './settings-page.module.css';

async function loadPage(services: Services): Promise<{ parts: readonly ListedSettings[] }> {
  return { parts: needed(await services.get(SchoolSettingsApi).list()) };
}

export function meta(): PageMeta {
  return { title: 'Ajustes', description: '', hidden: true };
}

function Page() {
  const { parts } = useLoaded<typeof loadPage>();
  const mayMoveIn = useMay('move-in');
  const missing = parts.filter(({ name, version }) => version === 0 && settingsParts[name].needed !== null);
  return (
    <>
      <PageHead
        title="Ajustes"
        lead="Lo que la escuela dice de sí misma. Cada cambio rige de inmediato y conserva lo anterior."
      />
      {missing.length > 0 && <Missing missing={missing} />}
      <Section title="Todas las partes">
        <ul className={styles.list} aria-label="Partes de los ajustes">
          {parts.map(({ name, version, at }) => (
            <li key={name} className={styles.part}>
              <Link to={settingsPath(name)}>{settingsParts[name].title}</Link>
              <span className={styles.when}>
                {at === null
                  ? 'Con lo que empieza una escuela'
                  : `Cambiado el ${formatDayMonthYear(limaDay(new Date(at)))}`}
              </span>
              {version === 0 && settingsParts[name].needed !== null && <Badge kind="warning">Falta</Badge>}
            </li>
          ))}
        </ul>
      </Section>
      {mayMoveIn && (
        <Section title="¿Vienes de otra plataforma?">
          <p>
            En <Link to="/colaboradores/mudanza">Mudanza</Link> traes a tus estudiantes, lo que tenían y sus
            certificados.
          </p>
        </Section>
      )}
    </>
  );
}

/** What a school has to say before it sells, and the way to each. */
function Missing({ missing }: { missing: readonly ListedSettings[] }) {
  return (
    <Section title="Cuenta quién es la escuela">
      <p>
        {missing.length === 1
          ? 'Antes de vender falta una cosa. Mientras tanto rige un ejemplo que no es tuyo.'
          : `Antes de vender faltan ${missing.length} cosas. Mientras tanto rigen ejemplos que no son tuyos.`}
      </p>
      <ol className={styles.list} aria-label="Lo que falta">
        {missing.map(({ name }) => (
          <li key={name} className={styles.missing}>
            <Link to={settingsPath(name)}>{settingsParts[name].title}</Link>
            <span className={styles.when}>{settingsParts[name].needed}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** `/colaboradores/ajustes`: the parts of what the school says of itself, first those that are missing. */
export const { load, Component } = officePage('see-settings', loadPage, Page);
