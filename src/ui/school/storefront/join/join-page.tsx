import { Link } from 'react-router-dom';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import type { SellerCard } from '#domain/catalogue/seller.ts';
import type { Teacher } from '#domain/catalogue/teacher.ts';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { useLoaded, type PageMeta } from '#ui/school/boot/page-module.ts';
import { MessageForm } from '#ui/school/storefront/contact/message-form.tsx';
import { PostedNotice } from '#ui/school/storefront/contact/posted-notice.tsx';
import { FrontHero } from '#ui/school/storefront/fronts/front-hero.tsx';
import { Columns, FrontPart } from '#ui/school/storefront/fronts/front-part.tsx';
import { CoverStand } from '#ui/school/storefront/fronts/patches.tsx';
import { Figures, schoolFigures, type SchoolFigures } from '#ui/school/storefront/fronts/school-figures.tsx';
import { applicationTexts } from './application-texts.ts';
import { SellerList, TeacherList } from './people.tsx';
import { someBooks } from './some-books.ts';
import styles from './join-page.module.css';

interface Loaded {
  readonly figures: SchoolFigures;
  readonly books: readonly ProductCard[];
  readonly teachers: readonly Teacher[];
  readonly sellers: readonly SellerCard[];
}

/** Whoever wants to join can, also when nothing of what adorns the page could be read. */
export async function load(services: Services): Promise<Loaded> {
  const api = services.get(CatalogueApi);
  const [figures, books, teachers, sellers] = await Promise.all([
    schoolFigures(services),
    someBooks(api),
    api.teachers(),
    api.sellers(),
  ]);
  return {
    figures,
    books,
    teachers: teachers.ok ? teachers.value : [],
    sellers: sellers.ok ? sellers.value : [],
  };
}

export function meta(): PageMeta {
  return {
    title: 'Únete a la escuela',
    description: 'Recomienda la escuela como afiliado, enseña o publica como creador, o trabaja con nosotros.',
  };
}

const steps = [
  { title: 'Postulas', text: 'Nos cuentas tu tema o tu público en un formulario de una página.' },
  { title: 'Lo conversamos', text: 'Lee tu propuesta una persona del equipo y te escribe, también si no encaja.' },
  {
    title: 'Lo publicamos juntos',
    text: 'Editamos y grabamos lo tuyo, y sale con tu nombre; o recibes tu código y tu página.',
  },
] as const;

/** The ways of becoming part of the school, and a form for those who want to work in it. Source: ROUTE-12. */
export function Component() {
  const { figures, books, teachers, sellers } = useLoaded<typeof load>();
  return (
    <>
      <FrontHero
        title="Únete a la escuela"
        lead="Buscamos personas que sepan lo que enseñan o recomiendan y quieran compartirlo bien."
        actions={
          <>
            <LinkButton to="/unete/creadores" look="primary" size="large">
              Postular como creador
            </LinkButton>
            <LinkButton to="/unete/afiliados" size="large">
              Postular como afiliado
            </LinkButton>
          </>
        }
        picture={<CoverStand products={books} />}
      />
      <Figures figures={figures} />
      <FrontPart title="De la propuesta a la publicación">
        <Columns steps={steps} numbered />
      </FrontPart>
      <FrontPart title="Creadores" ground>
        <p className={styles.text}>
          Enseña un curso, dicta un seminario o publica un libro. Nosotros editamos, grabamos y vendemos contigo.{' '}
          <Link to="/unete/creadores">Cómo se postula</Link>
        </p>
        <TeacherList teachers={teachers} />
      </FrontPart>
      <FrontPart title="Afiliados">
        <p className={styles.text}>
          Recomienda cursos y seminarios a tu público con un código propio, y gana por cada venta.{' '}
          <Link to="/unete/afiliados">Cómo se recomienda</Link>
        </p>
        <SellerList sellers={sellers} />
      </FrontPart>
      <FrontPart title="Trabaja con nosotros" id="equipo" ground>
        <div className={styles.form}>
          <p className={styles.text}>
            Si no enseñas ni recomiendas, pero quieres hacer la escuela con nosotros, escríbenos desde aquí.
          </p>
          <PostedNotice />
          <MessageForm kind="team" texts={applicationTexts.team} sendLook="secondary" />
        </div>
      </FrontPart>
    </>
  );
}
