import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import type { Teacher } from '#domain/catalogue/teacher.ts';
import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { useLoaded, type PageMeta } from '#ui/school/boot/page-module.ts';
import { MessageForm } from '#ui/school/storefront/contact/message-form.tsx';
import { PostedNotice } from '#ui/school/storefront/contact/posted-notice.tsx';
import { FrontHero } from '#ui/school/storefront/fronts/front-hero.tsx';
import { Beside, FrontPart } from '#ui/school/storefront/fronts/front-part.tsx';
import { CoverStand } from '#ui/school/storefront/fronts/patches.tsx';
import { applicationTexts } from './application-texts.ts';
import { TeacherList } from './people.tsx';
import { someBooks } from './some-books.ts';
import styles from './join-page.module.css';

interface Loaded {
  readonly books: readonly ProductCard[];
  readonly teachers: readonly Teacher[];
}

export async function load(services: Services): Promise<Loaded> {
  const api = services.get(CatalogueApi);
  const [books, teachers] = await Promise.all([someBooks(api), api.teachers()]);
  return { books, teachers: teachers.ok ? teachers.value : [] };
}

export function meta(): PageMeta {
  return {
    title: 'Postula como creador',
    description: 'Postula como creador de la escuela: propón un curso, un seminario o un libro.',
  };
}

/** The application of creadores. Source: ROUTE-12. */
export function Component() {
  const { books, teachers } = useLoaded<typeof load>();
  return (
    <>
      <FrontHero
        above={<Breadcrumbs crumbs={[{ label: 'Únete', to: '/unete' }]} />}
        title="Creadores"
        lead="Si enseñas, investigas o escribes, propón un curso, un seminario o un libro. Lo editamos, lo grabamos y lo vendemos contigo."
        picture={<CoverStand products={books} />}
      />
      <FrontPart title="Propón tu tema" ground>
        <Beside
          aside={
            teachers.length > 0 && (
              <div className={styles.aside}>
                <h3>Ya enseñan y escriben aquí</h3>
                <TeacherList teachers={teachers} level={4} />
              </div>
            )
          }
        >
          <PostedNotice />
          <MessageForm kind="creator" texts={applicationTexts.creator} />
        </Beside>
      </FrontPart>
    </>
  );
}
