import { Link } from 'react-router-dom';
import { SchoolSettingsApi } from '#application/browser/settings/ports/settings-api.ts';
import type { ListedSettings } from '#application/read-models/settings/shown-settings.ts';
import { isLacking, settingsParts, settingsPath } from '#domain/settings/school-settings.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { PageHead, Section } from '#ui/kit/layout/layout.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { needed, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { officePage, useMay } from '#ui/school/staff/desk/office-page.tsx';
import { MissingSettings } from './missing-settings.tsx';
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
  const missing = parts.filter(({ name, version }) => isLacking(name, version));
  return (
    <>
      <PageHead
        title="Ajustes"
        lead="Lo que la escuela dice de sí misma. Cada cambio rige de inmediato y conserva lo anterior."
      />
      {missing.length > 0 && <MissingSettings missing={missing.map(({ name }) => name)} />}
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
              {isLacking(name, version) && <Badge kind="warning">Falta</Badge>}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Días hábiles">
        <p>
          El plazo de una reclamación se cuenta sin sábados, domingos ni feriados. En{' '}
          <Link to="/colaboradores/ajustes/feriados">Feriados</Link> ves los que vienen y agregas los que declare un
          decreto.
        </p>
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

/** `/colaboradores/ajustes`: the parts of what the school says of itself, first those that are missing. */
export const { load, Component } = officePage('see-settings', loadPage, Page);
