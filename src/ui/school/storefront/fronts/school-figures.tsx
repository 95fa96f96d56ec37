import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { TeacherDirectory } from '#application/browser/catalogue/ports/teacher-directory.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { Services } from '#ui/kit/layout/services.tsx';
import { Wrap } from '#ui/kit/layout/layout.tsx';
import styles from './school-figures.module.css';

/** What the school has to show for itself, counted when the page is asked for. */
export interface SchoolFigures {
  readonly courses: number;
  readonly books: number;
  readonly seminars: number;
  readonly people: number;
}

const counted = {
  courses: ['course', 'workshop', 'diploma', 'specialised-course'],
  books: ['book', 'magazine'],
  seminars: ['seminar'],
} as const satisfies Record<string, readonly ProductKind[]>;

/** Nought stands for what could not be counted: it is left out, and the page goes on without it. */
export async function schoolFigures(services: Services): Promise<SchoolFigures> {
  const api = services.get(CatalogueApi);
  const count = async (kinds: readonly ProductKind[]): Promise<number> => {
    const found = await api.list({ kinds, categorySlug: null, dates: 'any', page: 1, size: 1 });
    return found.ok ? found.value.total : 0;
  };
  const [courses, books, seminars, people] = await Promise.all([
    count(counted.courses),
    count(counted.books),
    count(counted.seminars),
    services.get(TeacherDirectory).all(),
  ]);
  return { courses, books, seminars, people: people.ok ? people.value.length : 0 };
}

/** Of one and of several. */
const words: Readonly<Record<keyof SchoolFigures, readonly [string, string]>> = {
  courses: ['curso', 'cursos, talleres y diplomados'],
  books: ['libro', 'libros y revistas'],
  seminars: ['seminario', 'seminarios y grabaciones'],
  people: ['docente', 'docentes y autores'],
};

const order = ['courses', 'books', 'seminars', 'people'] as const;

/** The figures side by side, across the page. Source: SITE-5. */
export function Figures({ figures }: { figures: SchoolFigures }) {
  const shown = order.filter((each) => figures[each] > 0);
  if (shown.length === 0) return null;
  return (
    <div className={styles.band}>
      <Wrap>
        <ul className={styles.figures} aria-label="La escuela en números">
          {shown.map((each) => (
            <li key={each}>
              <b>{figures[each]}</b> {words[each][figures[each] === 1 ? 0 : 1]}
            </li>
          ))}
        </ul>
      </Wrap>
    </div>
  );
}
