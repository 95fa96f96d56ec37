import { Link } from 'react-router-dom';
import { TeacherDirectory } from '#application/browser/catalogue/ports/teacher-directory.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import { type StaffProfile, teacherPath } from '#domain/catalogue/staff-profile.ts';
import { provider } from '#domain/legal/statute.ts';
import { withQuery } from '#domain/shared/query-string.ts';
import { schoolIdentity } from '#domain/shared/school-identity.ts';
import { Avatar } from '#ui/kit/layout/avatar.tsx';
import { FactList, PageHead, Section, Wrap } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { needed, useLoaded, type PageMeta } from '#ui/school/boot/page-module.ts';
import styles from './about-page.module.css';

/** Most works that stand below a teacher; more of them have a list. */
const mostWorks = 3;

interface ListedTeacher extends StaffProfile {
  /** How many works there are in all. */
  readonly works: number;
}

export async function load(services: Services): Promise<readonly ListedTeacher[]> {
  const teachers = needed(await services.get(TeacherDirectory).all());
  return teachers.map((each) => ({
    ...each,
    products: each.products.slice(0, mostWorks),
    works: each.products.length,
  }));
}

export function meta(): PageMeta {
  return {
    title: `Qué es ${schoolIdentity.name} y quiénes enseñan`,
    description: `Qué es ${schoolIdentity.name}, quiénes enseñan en ella, cómo se validan sus certificados y quién responde por ella.`,
    canonical: '/nosotros',
  };
}

/** The school, its teachers, how its certificates are checked, and who answers for it. Source: ROUTE-11, SITE-11. */
export function Component() {
  const teachers = useLoaded<typeof load>();
  return (
    <Wrap>
      <PageHead
        title={`Qué es ${schoolIdentity.name}`}
        lead="Una escuela y editorial en línea para quienes ejercen el derecho, los negocios y la investigación en el Perú."
      />
      <div className={styles.text}>
        <p>
          Publicamos cursos, seminarios, diplomados, libros y revistas escritos para el trabajo de cada día: con la
          norma a la vista, casos peruanos y ejercicios que se pueden llevar a la oficina.
        </p>
        <p>
          Estudias a tu ritmo, preguntas a quien enseña y rindes un examen cuando te sientes listo. Cada precio que ves
          es el que pagas, con el IGV cuando corresponde, y te explicamos de dónde sale.
        </p>
      </div>
      {teachers.length > 0 && (
        <Section title="Quiénes enseñan" id="docentes">
          <ul className={styles.teachers}>
            {teachers.map((teacher) => (
              <TeacherCard key={teacher.slug} teacher={teacher} />
            ))}
          </ul>
        </Section>
      )}
      <Section title="Certificados que se comprueban" id="certificados">
        <div className={styles.text}>
          <p>
            Cada certificado lleva un código único. Quien lo recibe lo escribe en nuestra página y ve a nombre de quién
            está, qué estudió, cuántas horas y cuándo; si algo no coincide, no es nuestro.
          </p>
          <p>Sigue siendo válido aunque el curso deje de venderse o tu plan termine.</p>
          <p>
            <LinkButton to="/verificacion">Validar un certificado</LinkButton>
          </p>
        </div>
      </Section>
      <Responsible />
    </Wrap>
  );
}

function TeacherCard({ teacher }: { teacher: ListedTeacher }) {
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
        <p>{biography}</p>
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

const links = [
  { to: '/contacto', label: 'Escribirnos' },
  { to: '/ayuda', label: 'Preguntas frecuentes' },
  { to: '/terminos-condiciones', label: 'Términos y condiciones' },
  { to: '/politicas-privacidad', label: 'Política de privacidad' },
  { to: '/reclamaciones', label: 'Libro de Reclamaciones' },
] as const;

function Responsible() {
  const pages = useService(PageMap);
  return (
    <Section title="Quién responde por la escuela" id="responsable">
      <FactList
        facts={[
          { name: 'Razón social', value: provider.name },
          { name: 'RUC', value: provider.ruc },
          { name: 'Domicilio', value: provider.address },
          { name: 'Correo', value: <a href={`mailto:${provider.email}`}>{provider.email}</a> },
          { name: 'Teléfono', value: provider.phone },
        ]}
      />
      <ul className={styles.links}>
        {links
          .filter(({ to }) => pages.has(to))
          .map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
      </ul>
    </Section>
  );
}
