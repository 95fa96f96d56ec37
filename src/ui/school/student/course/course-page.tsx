import { LearningApi } from '#application/browser/learning/ports/learning-api.ts';
import type { ContentOutline, ListedModule } from '#application/read-models/learning/content-outline.ts';
import { formatSeconds } from '#domain/shared/length.ts';
import { classPath } from '#domain/learning/study-path.ts';
import { numbersTogether } from '#domain/shared/numbers-together.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { ProgressBar } from '#ui/kit/feedback/progress-bar.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { type LoadArgs, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { MyAppointments } from '#ui/school/student/consultancies/my-appointments.tsx';
import { loadConsultancies, type TimedConsultancy } from '#ui/school/student/consultancies/load-consultancies.ts';
import { ClassList } from '#ui/school/student/learning/class-list.tsx';
import { ContentFrame } from '#ui/school/student/learning/content-frame.tsx';
import { MaterialList } from '#ui/school/student/learning/material-list.tsx';
import { NotOwned, owned, type Owned } from '#ui/school/student/learning/ownership.tsx';
import { classesText } from '#ui/school/student/learning/texts.ts';
import styles from './course-page.module.css';

/** What is studied, and, of a consultancy, its hours. */
interface Opened extends ContentOutline {
  readonly hours: readonly TimedConsultancy[];
}

export async function load(services: Services, { params }: LoadArgs): Promise<Owned<Opened>> {
  const slug = params['slug'] ?? '';
  const outline = owned(await services.get(LearningApi).outline(slug), slug);
  if (!outline.owned) return outline;
  const hours = outline.value.kind === 'consultancy' ? await loadConsultancies(services, slug) : [];
  return { owned: true, value: { ...outline.value, hours } };
}

export function meta(loaded: Owned<Opened>): PageMeta {
  return { title: loaded.owned ? loaded.value.title : loaded.title, description: '', hidden: true };
}

/** The tab Contenido: progress, modules with their classes, materials. Source: MAIN-3, LEARN-1, LEARN-3. */
export function Component() {
  const loaded = useLoaded<typeof load>();
  if (!loaded.owned) return <NotOwned {...loaded} />;
  const outline = loaded.value;
  const { slug, modules, materials, hours } = outline;
  return (
    <ContentFrame content={outline}>
      <MyAppointments consultancies={hours} />
      {modules.length === 0 ? <NoClasses outline={outline} /> : <Head outline={outline} />}
      {modules.map((module, place) => (
        <Module key={module.id} slug={slug} module={module} place={place + 1} />
      ))}
      {materials.length > 0 && (
        <section className={styles.module} aria-labelledby="materiales">
          <div className={styles.name}>
            <h2 id="materiales">Materiales</h2>
          </div>
          <MaterialList slug={slug} materials={materials} />
        </section>
      )}
    </ContentFrame>
  );
}

function Head({ outline: { slug, modules, progress, nextClassId } }: { outline: ContentOutline }) {
  const next = modules.flatMap(({ classes }) => classes).find(({ id }) => id === nextClassId);
  return (
    <div className={styles.head}>
      <div className={styles.progress}>
        <ProgressBar label="Tu avance" value={progress.percent} text={classesText(progress)} />
      </div>
      {next === undefined ? (
        <LinkButton look="primary" to={`/main/contenido/${slug}/certificado`}>
          <Icon name="certificate" /> Ver tu certificado
        </LinkButton>
      ) : (
        <LinkButton look="primary" to={classPath(slug, next)}>
          <Icon name={next.kind === 'video' ? 'play' : 'book-open'} />
          {progress.completed === 0 && next.state === 'new' ? 'Empezar' : 'Continuar'}
        </LinkButton>
      )}
    </div>
  );
}

function Module({ slug, module, place }: { slug: string; module: ListedModule; place: number }) {
  const done = module.classes.filter(({ state }) => state === 'completed').length;
  const seconds = module.classes.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
  return (
    <section className={styles.module} aria-labelledby={`modulo-${module.id}`}>
      <div className={styles.name}>
        <h2 id={`modulo-${module.id}`}>
          <span className={styles.place}>Módulo {place}</span> {module.title}
        </h2>
        {module.summary !== '' && <p className={styles.summary}>{numbersTogether(module.summary)}</p>}
        <p className={styles.facts}>
          {done} de {module.classes.length} · {formatSeconds(seconds)}
        </p>
      </div>
      <ClassList slug={slug} module={module} />
    </section>
  );
}

function NoClasses({ outline: { slug, kind, tabs } }: { outline: ContentOutline }) {
  if (kind === 'seminar') {
    return (
      <EmptyState icon="seminar" title="Aquí estará la grabación">
        <p>Se publica después del seminario, y la ves cuando quieras.</p>
      </EmptyState>
    );
  }
  const asks = tabs.includes('consultations');
  return (
    <EmptyState
      icon="chat"
      title="Este contenido no tiene clases"
      {...(asks && {
        actions: (
          <LinkButton look="primary" to={`/main/contenido/${slug}/consultas`}>
            Hacer una consulta
          </LinkButton>
        ),
      })}
    >
      {asks && <p>Escribe tu consulta y el especialista te responderá aquí mismo.</p>}
    </EmptyState>
  );
}
