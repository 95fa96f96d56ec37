import { Link } from 'react-router-dom';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { TeacherDirectory } from '#application/browser/catalogue/ports/teacher-directory.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import type { StaffProfile } from '#domain/catalogue/staff-profile.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { sharedEnding } from '#domain/reading/shared-ending.ts';
import { numbersTogether } from '#domain/shared/numbers-together.ts';
import { FactList } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { needed, useLoaded, type PageMeta } from '#ui/school/boot/page-module.ts';
import { ProductGrid } from '#ui/school/storefront/catalogue/product-tile.tsx';
import { FrontHero } from '#ui/school/storefront/fronts/front-hero.tsx';
import { Beside, Columns, FrontPart } from '#ui/school/storefront/fronts/front-part.tsx';
import { PortraitPatch } from '#ui/school/storefront/fronts/patches.tsx';
import { type Certified, certifiedContent, SampleSheet } from '#ui/school/storefront/fronts/sample-sheet.tsx';
import { Figures, schoolFigures, type SchoolFigures } from '#ui/school/storefront/fronts/school-figures.tsx';
import styles from './about-page.module.css';
import { TeacherCard } from './teacher-card.tsx';

/** Books that are shown of what the school publishes. */
const mostBooks = 6;

interface Loaded {
  readonly teachers: readonly StaffProfile[];
  readonly figures: SchoolFigures;
  readonly books: readonly ProductCard[];
  /** A content whose certificate is shown as a sample; null: none is known. */
  readonly sample: Certified | null;
  /** What the school is called, and what its owner says that it offers. */
  readonly name: string;
  readonly lead: string;
}

/** Who teaches decides whether there is a page; what adorns it may be missing. */
export async function load(services: Services): Promise<Loaded> {
  const api = services.get(CatalogueApi);
  const { name, lead } = services.get(SiteSettings).identity;
  const [directory, figures, books, sample] = await Promise.all([
    services.get(TeacherDirectory).all(),
    schoolFigures(services),
    api.list({ kinds: ['book', 'magazine'], categorySlug: null, dates: 'any', page: 1, size: mostBooks }),
    certifiedContent(api),
  ]);
  return {
    teachers: needed(directory),
    figures,
    books: books.ok ? books.value.products : [],
    sample,
    name,
    lead,
  };
}

export function meta({ name }: Loaded): PageMeta {
  return {
    title: `Qué es ${name} y quiénes enseñan`,
    description: `Qué es ${name}, quiénes enseñan en ella, cómo se validan sus certificados y quién responde por ella.`,
    canonical: '/nosotros',
  };
}

const ways = [
  {
    title: 'Para el trabajo de cada día',
    text: 'Cursos, seminarios, diplomados, libros y revistas con casos peruanos y ejercicios que se pueden llevar al trabajo.',
  },
  {
    title: 'A tu ritmo, con quien enseña',
    text: 'Estudias cuando puedes, preguntas a quien dicta el curso y rindes el examen cuando te sientes listo.',
  },
  {
    title: 'Precios que se explican',
    text: 'Cada precio que ves es el que pagas, con el IGV cuando corresponde, y te contamos de dónde sale.',
  },
] as const;

/** The school, its teachers, how its certificates are checked, and who answers for it. Source: ROUTE-11, SITE-11. */
export function Component() {
  const { teachers, figures, books, sample, name, lead } = useLoaded<typeof load>();
  const ending = sharedEnding(teachers.map(({ biography }) => biography));
  return (
    <>
      <FrontHero
        title={`Qué es ${name}`}
        lead={lead}
        actions={
          <>
            <LinkButton to="/cursos" look="primary" size="large">
              Ver los cursos
            </LinkButton>
            {teachers.length > 0 && (
              <LinkButton href="#docentes" size="large">
                Quiénes enseñan
              </LinkButton>
            )}
          </>
        }
        picture={<PortraitPatch faces={teachers} />}
      />
      <Figures figures={figures} />
      <FrontPart title="Cómo trabajamos">
        <Columns steps={ways} />
      </FrontPart>
      {teachers.length > 0 && (
        <FrontPart title="Quiénes enseñan" id="docentes" ground>
          <ul className={styles.teachers}>
            {teachers.map((teacher) => (
              <TeacherCard key={teacher.slug} teacher={teacher} ending={ending} />
            ))}
          </ul>
          {ending !== '' && <p className={styles.ending}>{ending}</p>}
        </FrontPart>
      )}
      {books.length > 0 && (
        <FrontPart title="De nuestra editorial" more={{ to: '/contenidos/libros', label: 'Ver todos los libros' }}>
          <div className={styles.shelf}>
            <ProductGrid products={books} />
          </div>
        </FrontPart>
      )}
      <Certificates sample={sample} />
      <Responsible />
    </>
  );
}

function Certificates({ sample }: { sample: Certified | null }) {
  return (
    <FrontPart title="Certificados que se comprueban" id="certificados" ground>
      <Beside aside={sample !== null && <SampleSheet {...sample} />}>
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
      </Beside>
    </FrontPart>
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
  const { provider } = useService(SiteSettings);
  return (
    <FrontPart title="Quién responde por la escuela" id="responsable">
      <FactList
        facts={[
          { name: 'Razón social', value: numbersTogether(provider.name) },
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
    </FrontPart>
  );
}
